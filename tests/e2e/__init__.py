"""Browser tests: a package, so that a fixture can live as long as all of them."""
