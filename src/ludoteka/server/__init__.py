"""Starlette: pages, API, websocket, guests, store. Knows no rule."""
