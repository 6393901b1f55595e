"""What the searches share: what they carry from node to node, and what they leave behind."""
