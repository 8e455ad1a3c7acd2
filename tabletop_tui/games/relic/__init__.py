"""What the app says and draws of Relic."""
