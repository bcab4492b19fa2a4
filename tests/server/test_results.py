"""How finished games came out: a row a seat, written with the ending."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import insert, select, update

from cosmodrome.core.seats import CLOCK, Standing
from cosmodrome.play.leaving import END_AGREED, END_RESIGNED, RESIGN, Leaving
from cosmodrome.server.admin.ratings import recount
from cosmodrome.server.db import models
from cosmodrome.server.db.belongings import forget
from cosmodrome.server.db.log_writer import Answer, Ending, LostRace
from cosmodrome.server.db.results import Outcome, counted, outcome_of
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import BOT, HUMAN, PLAYING, Head, Place
from cosmodrome.server.ratings import points_of


@pytest.mark.parametrize(
    "standing, log, by_bot, places",
    [
        (Standing([30, 20, 20], [0, 1, 1]), [], [], [1, 2, 2]),
        (Standing([30, 20, 10], [0, 0, 0]), [], [0], [3, 1, 2]),
        (Standing([30, 20, 10, 5], [0] * 4), [], [0, 2], [3, 1, 3, 2]),
        (Standing([30, 20, 10], [0, 0, 0]), [(0, RESIGN)], [0], [3, 1, 2]),
        # Who resigned and whom a bot replaced are both last.
        (Standing([30, 20, 10], [0, 0, 0]), [(0, RESIGN)], [0, 1], [2, 2, 1]),
        (Standing([5, 9], [0, 0]), [(1, RESIGN), (CLOCK, END_RESIGNED)], [], [1, 2]),
        (Standing([5, 9], [0, 0]), [(CLOCK, END_AGREED)], [], [0, 0]),
        # A game that all can lose together: nobody is first.
        (Standing([5, 9], [0, 0], []), [], [], [3, 2]),
    ],
)
def test_the_places_that_count(
    standing: Standing, log: list[tuple[int, str]], by_bot: list[int], places: list[int]
) -> None:
    assert counted(outcome_of(standing, Leaving(log)), by_bot) == places


def test_where_all_are_left_to_bots_nobody_won() -> None:
    assert counted(Outcome([1, 2], [3, 2]), [0, 1]) == [2, 2]


@st.composite
def endings(draw: st.DrawFn) -> tuple[Standing, Leaving, list[int]]:
    """How a game stood, who resigned and whether that ended it, and which seats of people a bot finished."""
    seats = draw(st.integers(1, 5))
    numbers = st.lists(st.integers(0, 3), min_size=seats, max_size=seats)
    winners = draw(st.sampled_from([None, []]))
    some = st.lists(st.integers(0, seats - 1), unique=True)
    resigned = draw(some)
    log = [(seat, RESIGN) for seat in resigned]
    if resigned and draw(st.booleans()):
        log.append((CLOCK, END_RESIGNED))
    return Standing(draw(numbers), draw(numbers), winners), Leaving(log), draw(some)


@given(endings())
def test_who_left_never_ranks_above_who_did_not(ending: tuple[Standing, Leaving, list[int]]) -> None:
    standing, leaving, by_bot = ending
    places = leaving.places(standing, by_bot)
    gone = {*leaving.resigned, *by_bot}
    stayed = [seat for seat in range(len(places)) if seat not in gone]
    assert all(places[seat] > places[other] for seat in gone for other in stayed)
    assert len({places[seat] for seat in gone}) <= 1 and 1 not in {places[seat] for seat in gone}
    assert not stayed or min(places) == (1 if standing.winners or leaving.end else 2)
    for seat in stayed:
        for other in stayed:
            own, its = ((standing.scores[each], standing.ties[each]) for each in (seat, other))
            assert (places[seat] < places[other]) == (own > its and not leaving.end)
    # What the database is told of is the same, whoever tells of it first.
    assert counted(outcome_of(standing, leaving), by_bot) == places
    assert counted(Outcome(places, standing.scores, leaving.resigned), by_bot) == places


HEAD = Head("a", "", "tiny", 1, 3, 7, {"colour": "red"}, PLAYING, "ada", rated=True)
SEATED = [Place(0, HUMAN, "ada"), Place(1, BOT, "ben", "first"), Place(2, BOT, bot="first")]


async def guests(store: Store) -> None:
    people = [{"id": player, "name": player, "created": 5} for player in ("ada", "ben")]
    await store.write(lambda connection: connection.execute(insert(models.guests), people))


async def rows(store: Store) -> list[Any]:
    return list(
        await store.read(select(models.results).order_by(models.results.c.table_id, models.results.c.seat))
    )


async def play(store: Store, head: Head, outcome: Outcome | None, *places: Place) -> None:
    await store.add_table(head, places or SEATED)
    await store.log.append(head.id, 0, [Answer(0, "play:a")], Ending("{}\n", {}, outcome=outcome))


async def test_ratings_computed_anew_are_those_that_are_kept(store: Store) -> None:
    """Also where two processes end games of the same people at once, and somebody has deleted their account since."""
    await guests(store)
    other = Store(store.url.render_as_string(hide_password=False))
    ids = [f"t{number}" for number in range(12)]
    for table in ids:
        await store.add_table(msgspec.structs.replace(HEAD, id=table), SEATED)
    outcomes = [Outcome([1, 2, 2], []), Outcome([3, 1, 2], [])]
    ended = [
        (store, other)[n % 2].log.append(
            table, 0, [Answer(0, "end")], Ending("{}\n", {}, outcome=outcomes[n % 5 == 0])
        )
        for n, table in enumerate(ids)
    ]
    await asyncio.gather(*ended)
    again = other.log.append(ids[0], 0, [Answer(0, "end")], Ending("{}\n", {}, outcome=outcomes[0]))
    with pytest.raises(LostRace):
        await again
    await other.close()
    address = store.url.render_as_string(hide_password=False)
    counted_anew = await recount(address, write=False)
    assert (counted_anew.games, counted_anew.ratings, counted_anew.different) == (12, 3, [])
    assert sorted({row.number for row in await rows(store)}) == list(range(1, 13))
    await forget(store, "ben")
    assert (await recount(address, write=False)).different == []
    assert {(row.player, row.bot) for row in await rows(store)} == {("ada", ""), ("", ""), ("", "first")}
    mine = models.ratings.c.player == "ada"
    await store.write(lambda connection: connection.execute(update(models.ratings).where(mine).values(mu=99)))
    found = await recount(address, write=True)
    assert [(each.player, each.kept and each.kept.mu) for each in found.different] == [("ada", 99)]
    assert (await recount(address, write=False)).different == []


async def test_the_worked_example(store: Store) -> None:
    """The games that docs/ratings.md tells of give the numbers that stand there."""
    text = (Path(__file__).resolve().parents[2] / "docs/ratings.md").read_text()
    example = text[text.index("## An example") : text.index("## Bots")]
    lines = [[cell.strip() for cell in line.split("|")[2:5]] for line in example.splitlines() if "|" in line]
    told = [(who, int(before), int(after)) for who, before, after in lines[2:]]
    await guests(store)
    ada, ben, greedy = Place(0, HUMAN, "ada"), Place(1, HUMAN, "ben"), Place(1, BOT, bot="greedy")
    games = [
        (Outcome([1, 2], []), ada, ben),
        (Outcome([1, 2], []), msgspec.structs.replace(ben, seat=0), greedy),
        (Outcome([2, 1], []), msgspec.structs.replace(ben, seat=0), Place(1, BOT, "ada", "search")),
    ]
    for number, (outcome, *seated) in enumerate(games):
        race = msgspec.structs.replace(HEAD, id=f"g{number}", game="race", seats=2)
        await play(store, race, outcome, *seated)
    found = [
        (row.player or row.bot, points_of(row.mu_before), points_of(row.mu)) for row in await rows(store)
    ]
    assert [(who.lower(), before, after) for who, before, after in told] == found


async def test_a_rated_game_is_counted_with_its_ending(store: Store) -> None:
    await guests(store)
    await play(store, HEAD, Outcome([2, 1, 3], [7, 9, 5]))
    found = await rows(store)
    assert [(row.player, row.bot, row.place, row.score, bool(row.by_bot)) for row in found] == [
        ("ada", "", 1, 7, False),
        ("ben", "", 3, 9, True),
        ("", "first", 2, 5, False),
    ]
    assert all(row.rated and row.number == 1 and row.mu_before == 25 for row in found)
    assert found[0].mu > found[2].mu > found[1].mu
    # The game that follows begins from there; another count of seats has ratings of its own.
    await play(store, msgspec.structs.replace(HEAD, id="b"), Outcome([1, 2, 3], [7, 6, 5]))
    two = msgspec.structs.replace(HEAD, id="c", seats=2)
    await play(store, two, Outcome([1, 2], [7, 6]), SEATED[0], Place(1, BOT, bot="first"))
    again, other = (await rows(store))[3:6], (await rows(store))[6:]
    assert [(row.mu_before, row.sigma_before) for row in again] == [(row.mu, row.sigma) for row in found]
    assert [(row.number, row.mu_before) for row in other] == [(3, 25), (3, 25)] and len(other) == 2
    # None of these counts: unrated, without a result, without anything to tell.
    await play(store, msgspec.structs.replace(HEAD, id="g", rated=False), Outcome([1, 2, 3], [7, 6, 5]))
    await play(store, msgspec.structs.replace(HEAD, id="h"), Outcome([0, 0, 0], [7, 6, 5]))
    await play(store, msgspec.structs.replace(HEAD, id="i"), None)
    late = (await rows(store))[8:]
    assert [(row.rated, row.number, row.mu) for row in late] == [(False, 0, None)] * 6
    kept = await store.read(select(models.ratings).order_by(models.ratings.c.seats, models.ratings.c.player))
    assert [(row.seats, row.player, row.bot, row.games) for row in kept] == [
        (2, "", "first", 1),
        (2, "ada", "", 1),
        (3, "", "first", 2),
        (3, "ada", "", 2),
        (3, "ben", "", 2),
    ]
