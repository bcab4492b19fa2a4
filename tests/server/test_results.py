"""How finished games came out: a row a seat, written with the ending."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select

from cosmodrome.core.leaving import AGREE, END_AGREED, END_RESIGNED, RESIGN, Leaving
from cosmodrome.core.seats import CLOCK, Standing
from cosmodrome.server import models
from cosmodrome.server.log_writer import Answer, Ending
from cosmodrome.server.results import Outcome, counted, outcome_of
from cosmodrome.server.store import BOT, HUMAN, PLAYING, Head, Place, Store


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
        (Standing([5, 9], [0, 0]), [(0, AGREE), (1, AGREE), (CLOCK, END_AGREED)], [], [0, 0]),
        # A game that all can lose together: nobody is first.
        (Standing([5, 9], [0, 0], []), [], [], [3, 2]),
    ],
)
def test_the_places_that_count(
    standing: Standing, log: list[tuple[int, str]], by_bot: list[int], places: list[int]
) -> None:
    assert counted(outcome_of(standing, Leaving(log)), by_bot) == places


def test_all_left_to_bots_share_one_place() -> None:
    assert counted(Outcome([1, 2], [3, 2]), [0, 1]) == [1, 1]


HEAD = Head("a", "", "tiny", 1, 3, 7, {"colour": "red"}, PLAYING, "ada", rated=True)
SEATED = [Place(0, HUMAN, "ada"), Place(1, BOT, "ben", "first"), Place(2, BOT, bot="first")]


async def rows(store: Store) -> list[Any]:
    return list(
        await store.read(select(models.results).order_by(models.results.c.table_id, models.results.c.seat))
    )


async def play(store: Store, head: Head, outcome: Outcome | None, *places: Place) -> None:
    await store.add_table(head, places or SEATED)
    await store.append(head.id, 0, [Answer(0, "play:a")], Ending("record\n", {}, outcome=outcome))


async def test_a_rated_game_is_counted_with_its_ending(store: Store) -> None:
    for player in ("ada", "ben"):
        await store.write(
            lambda connection, player=player: connection.execute(
                insert(models.guests).values(id=player, name=player, created=5)
            )
        )
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
