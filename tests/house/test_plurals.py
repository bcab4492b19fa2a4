"""Whatever takes a number has the forms that its language needs, and what names the reader says you."""

import re

import pytest

from cosmodrome.words.render import LANGUAGES

from .test_words import SPOKEN, WORDS, everywhere
from .wording import COUNTED, variables

NUMBERS = (1, 902, 905, 922)
"""One of each form in any of the languages, twice the Polish one of 2 to 4; none stands in a sentence by itself."""
LIMITS = {"least", "most", "amount"}
"""What is never one, or comes as a text with its fraction."""
OTHERS = {"seconds", "left", "lost", "energy", "hours", "stars"}
"""Numbers that only sentences of the server or of one game have."""

NEVER_ONE = {"every-things", "line-per-acknowledgements", "power-consume-consume_different_kinds"}
"""What such a card counts in is two or more; the cards say so."""
OF_MANY = {
    "en": r".+s",
    "es": r".+s",
    "pl": r".+(ów|ami|ach)|kart|dóbr|gier|stron|tur|rund|punkty|pól|światy|światów|monet|statków",
}
"""How words of many end."""
STAY = {"en": {"beats", "does", "conquers", "is", "less"}, "es": {"dos", "menos", "más", "es"}, "pl": set()}
"""What ends so and is no word of many."""


def after(text: str, number: int) -> set[str]:
    """The words that this number stands before."""
    return set(re.findall(rf"(?<![\d#.−+-]){number} ([^\W\d_]+)", text))


def said(game: str, language: str) -> dict[str, list[set[str]]]:
    """By message: the words behind its numbers, for each of `NUMBERS`."""
    speaker = SPOKEN[game, language]
    counted = (COUNTED | WORDS[game].COUNTED | OTHERS) - LIMITS
    known = everywhere(game, language)
    found = {}
    for name in known:
        used = variables(known, name) - speaker.numbers.keys()
        if any(each in counted or each.endswith("_count") for each in used):
            found[name] = [
                after(
                    speaker.say(
                        name,
                        **{
                            each: number if each in counted or each.endswith("_count") else "Gem World"
                            for each in used
                        },
                    ),
                    number,
                )
                for number in NUMBERS
            ]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WORDS)
def test_what_is_counted_has_the_form_of_its_number(game: str, language: str) -> None:
    forms = said(game, language)
    assert len(forms) > 100
    assert [name for name, (_, two, _, again) in forms.items() if two != again] == []
    wrong = {
        name: many
        for name, (one, *_) in forms.items()
        if (many := {each for each in one - STAY[language] if re.fullmatch(OF_MANY[language], each)})
    }
    assert {name: many for name, many in wrong.items() if name not in NEVER_ONE} == {}


@pytest.mark.parametrize(
    ("language", "you", "others"),
    [
        ("en", "As you saw it", "As Ana saw it"),
        ("es", "Lo que veías tú", "Lo que veía Ana"),
        ("pl", "Twoimi oczami", "Oczami: Ana"),
    ],
)
def test_the_side_of_a_replay_that_is_mine_is_said_to_me(language: str, you: str, others: str) -> None:
    speaker = SPOKEN["race", language]
    assert speaker.say("ui-replay-side-of", player=speaker.say("ui-you"), player_you="yes") == you
    assert speaker.say("ui-replay-side-of", player="Ana", player_you="no") == others
