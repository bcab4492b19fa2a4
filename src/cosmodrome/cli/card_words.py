"""A card in words: in short, on one line; and in full, with its powers and scoring rules."""

from collections.abc import Mapping
from typing import Any

from cosmodrome.cli.words import Words

Facts = Mapping[str, Any]


def in_short(words: Words, card: Facts) -> str:
    """`production world (Novelty), cost 2, 1 VP`."""
    good = f" ({words.say('good-' + card['good'])})" if card.get("good") else ""
    kinds = [f"{card['production']}-world"] if card.get("production") else []
    if card.get("military"):
        kinds.append("military-world")
    told = [words.say(f"term-{kind}") for kind in kinds or [card["type"]]]
    told[0] += good
    price = "defense" if "defense" in card else "cost"
    told.append(f"{words.say(f'term-{price}')} {card[price]}")
    if card.get("end_game_vp"):
        told.append(words.say("terminal-points-by-rule"))
    else:
        told.append(words.say("terminal-points", vp=card["vp"]))
    told += [words.say(f"keyword-{keyword}") for keyword in card.get("keywords", ())]
    return ", ".join(told)


def card_lines(words: Words, card: Facts, copies: bool = False) -> list[str]:
    """The card in full, its powers under their phases; with `copies`, how many there are as well."""
    lines = [f"{card['name']}: {in_short(words, card)}"]
    if copies:
        lines[0] += f". {words.fact('copies', card['copies'])}"
    lines += [f"    {words.say('phase-' + power['phase'])}: {words.power(power)}" for power in card["powers"]]
    scoring = card.get("end_game_vp", ())
    if scoring:
        lines.append(f"    {words.say('term-scoring')}: {' '.join(words.scoring(scoring))}")
    if not card["powers"] and not scoring:
        lines.append(f"    {words.say('term-no-powers')}")
    return lines


def find_cards(words: Words, told: str) -> list[Facts]:
    """The cards whose name is, begins with or holds the text told; an exact name alone if there is one."""
    wanted = told.strip().casefold()
    named = [(str(card["name"]).casefold(), card) for card in words.cards.values()]
    exact = [card for name, card in named if name == wanted]
    return exact or [card for name, card in named if wanted in name]
