"""Search over states that a seat cannot tell from the truth; knows games only through the contract."""
