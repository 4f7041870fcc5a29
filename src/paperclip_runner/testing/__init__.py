"""What others need to test against this package: kits, a scripted model, a scripted harness, strategies."""
