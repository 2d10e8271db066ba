"""Galaxy Trucker (2007): build a ship in a hurry, fly what you built."""
