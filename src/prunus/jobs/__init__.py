"""Many independent jobs: here, on all cores, on a cluster; every answer is kept in a journal."""
