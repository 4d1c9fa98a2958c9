"""Long runs that try to make a server lose, double, delay or leak something."""
