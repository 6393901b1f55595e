"""What is shown in browsers: the stepper, one component for page, notebook and single file."""
