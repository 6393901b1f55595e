"""What is shown in browsers, looked at in a real one: Debian's Chromium, driven by Playwright."""
