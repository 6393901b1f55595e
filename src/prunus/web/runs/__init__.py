"""Runs of the lab: experiments in processes of their own, what they leave in the folder of the house, and who listens meanwhile."""
