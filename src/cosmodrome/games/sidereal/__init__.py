"""Sidereal Confluence: nine species that trade, invent and bid, with a market of binding deals."""
