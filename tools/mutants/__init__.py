"""Do the tests notice? Small faults are planted one at a time, and the tests that reach them are run."""
