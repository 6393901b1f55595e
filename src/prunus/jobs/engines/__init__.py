"""Who performs jobs: this process, others on this machine, others on other machines."""
