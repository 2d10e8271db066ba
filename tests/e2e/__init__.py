"""Browser tests: a package, so that a fixture can span all of them."""
