"""Steps from one shape of the database to the next, run when a server opens it."""
