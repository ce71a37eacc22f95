"""Studying games on a server: reviews, and what is learnt from them."""
