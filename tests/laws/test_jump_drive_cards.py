"""Any card file that is accepted gives a game that keeps all laws; any other is refused in one line."""

import string

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cosmodrome.core.meta import CardsError, Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.jump_drive.box import CARDS
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from cosmodrome.games.jump_drive.powers import ICONS, KEYWORDS
from cosmodrome.games.jump_drive.sums import GOODS

from .laws import play_lawfully

numbers = st.integers(0, 20)


def corrections(card):
    """What may be corrected of one card."""
    fields = {"vp": numbers, "income": numbers, "icons": st.dictionaries(st.sampled_from(ICONS), numbers)}
    fields["keywords"] = st.lists(st.sampled_from(KEYWORDS), unique=True)
    effects = [power.effect for power in card.powers if hasattr(power, "amount")]
    if effects:
        fields["powers"] = st.dictionaries(st.sampled_from(effects), numbers)
    if card.id != "survey_team":
        fields["copies"] = st.integers(1, 9)
    if not card.is_world:
        return st.fixed_dictionaries({}, optional={**fields, "cost": numbers})
    fields["good"] = st.sampled_from(["", *GOODS])
    paid = st.fixed_dictionaries({"military": st.just(False), "cost": numbers}, optional=fields)
    conquered = st.fixed_dictionaries({"military": st.just(True), "defense": numbers}, optional=fields)
    return st.one_of(paid, conquered)


some_cards = st.lists(st.sampled_from(CARDS), unique=True, max_size=6).flatmap(
    lambda cards: st.fixed_dictionaries({card.id: corrections(card) for card in cards})
)


@given(some_cards, st.sampled_from(JUMP_DRIVE.meta.seats), st.integers(0, 1000))
@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_corrected_cards_keep_the_laws(cards, seats, seed):
    game = JUMP_DRIVE.with_cards({"game": "jump_drive", "cards": cards})
    options = game.meta.read_options({}, seats)
    recorder = play_lawfully(game, Setup(seats, seed, options), seeded(seed, "laws"), every=25)
    assert recorder.record.header.cards == game.own_cards


anything = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-3, 30), st.floats(), st.text(string.printable, max_size=8)
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)
fields = st.sampled_from(
    ["name", "copies", "cost", "defense", "military", "vp", "good", "icons", "keywords", "powers"]
)


@given(
    st.one_of(
        anything,
        st.dictionaries(
            st.sampled_from([card.id for card in CARDS]),
            st.one_of(anything, st.dictionaries(fields, anything, max_size=3)),
            max_size=3,
        ),
    )
)
@settings(max_examples=200)
def test_any_cards_are_built_or_refused_in_one_line(cards):
    try:
        game = JUMP_DRIVE.with_cards({"game": "jump_drive", "cards": cards})
    except CardsError as error:
        assert str(error) and "\n" not in str(error) and len(str(error)) < 200
    else:
        assert len(game.card_facts({})) == len(JUMP_DRIVE.card_facts({}))
