"""`cosmodrome cards`: every card of a game with what it does."""

from cosmodrome.cli.arguments import (
    AsJson,
    CardsFile,
    Colour,
    EnglishNames,
    GameId,
    Given,
    Language,
    print_json,
    read_colour,
    read_edition,
    read_language,
)
from cosmodrome.cli.board import full_card
from cosmodrome.cli.card_files import read_played
from cosmodrome.cli.palette import Palette
from cosmodrome.cli.screen import dressed, tell
from cosmodrome.words.catalogue import speaker


def cards(
    game: GameId,
    option: Given = None,
    cards_file: CardsFile = "",
    lang: Language = "en",
    english_names: EnglishNames = False,
    colour: Colour = "auto",
    json: AsJson = False,
) -> None:
    """List every card of a game: what it costs and is worth, and its powers in words."""
    played = read_played(game, cards_file)
    facts = played.card_facts(read_edition(played, option))
    if json:
        print_json(facts)
        return
    words = speaker(read_language(lang), played.meta.id, facts, english_names=english_names)
    with dressed(read_colour(colour), Palette(words)):
        for card in words.cards.values():
            for line in full_card(words, card, copies=True):
                tell(line)
