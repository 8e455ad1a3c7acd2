"""What the app says and draws of Mage Knight."""
