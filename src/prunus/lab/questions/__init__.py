"""The open questions of the paper, one file each: which contestants, and which table."""
