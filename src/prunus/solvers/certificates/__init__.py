"""Certificates: claims with their proofs, how they are made and verified."""
