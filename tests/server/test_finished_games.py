"""Finished games are found by game, player, time and trait, and only by who may see them."""

import itertools
from typing import Any
from urllib.parse import urlencode

import pytest
from sqlalchemy import insert, text

from cosmodrome.core.deeds import Deeds, Feat
from cosmodrome.server.db import finished_games, models
from cosmodrome.server.db.store import Store
from cosmodrome.server.hall.director import Director
from cosmodrome.server.ids import LETTERS
from cosmodrome.server.settings import Keeping, database_url
from cosmodrome.server.table import deeds
from tests.clock import Clock
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.test_daily import look, plays, tomorrow
from tests.server.test_early_endings import begun
from tests.server.test_membership import member
from tests.server.test_profiles import finished
from tests.server.test_ties import tie
from tests.server.test_tournaments import Club

COLOURS = ("colour-0", "colour-1", "colour-2", "colour-3")
TOLD = Deeds(
    (Feat("played", lambda past: 1),),
    lambda state, seat: {"colour": COLOURS[seat]},
    {"colour": COLOURS},
)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game has traits, and no other game any."""
    monkeypatch.setattr(deeds, "deeds_of", lambda game: TOLD if game == "tiny" else Deeds())


def searched(visitor: Visitor, **query: Any) -> Any:
    return visitor.get(f"/api/games/finished?{urlencode(query)}").json()


def tables(visitor: Visitor, **query: Any) -> list[str]:
    """The tables that are found."""
    return [each["table"] for each in searched(visitor, **query)["games"]]


def everywhere(visitor: Visitor, *players: str) -> set[str]:
    """All tables that any search finds: by game, by every trait, by these players, and by both."""
    asked: list[dict[str, Any]] = [{}, {"game": "tiny"}]
    asked += [{"game": "tiny", "trait": colour} for colour in COLOURS]
    asked += [facts | {"player": player} for facts in asked[:] for player in players]
    return {table for query in asked for table in tables(visitor, **query)}


def test_games_are_found_by_game_player_time_and_trait(always_either: str) -> None:
    with tiny_house(always_either) as house:
        ada, ben, cy, eve = (
            member(house, "Ada"),
            member(house, "Ben"),
            house.visitor("Cy"),
            house.visitor(None),
        )
        first, second = finished(ada, ben, options={"colour": "blue"}), finished(ben, ada, cy, seed=4)
        third = finished(cy, ben, seed=6)
        found = searched(eve)
        assert [each["table"] for each in found["games"]] == [third, second, first] and not found["more"]
        assert found["traits"] == {} and searched(eve, game="tiny")["traits"] == {"colour": [*COLOURS]}
        one = found["games"][-1]
        assert (one["game"], one["rated"], one["kept"], one["private"]) == ("tiny", False, True, False)
        assert one["options"]["colour"] == "blue"
        places = {seat["name"]: seat["place"] for seat in found["games"][1]["seats"]}
        ranks = ada.get(f"/api/tables/{second}").json()["ranks"]
        assert places == dict(zip(("Ben", "Ada", "Cy"), ranks, strict=True))
        assert {seat["name"]: seat["player"] for seat in one["seats"]} == {"Ada": ada.id, "Ben": ben.id}
        assert {seat["name"]: seat["traits"]["colour"] for seat in one["seats"]} == {
            "Ada": "colour-0",
            "Ben": "colour-1",
        }
        assert one["seats"][0]["score"] >= one["seats"][1]["score"]

        assert (
            tables(eve, player="ada")
            == [second, first]
            == tables(eve, player=ada.id)
            == tables(ada, player="me")
        )
        assert tables(eve, game="tiny", player="Ben") == [third, second, first]
        # Whoever had it; with a player, they.
        assert tables(eve, game="tiny", trait="colour-2") == [second]
        assert tables(eve, game="tiny", trait="colour-1") == [third, second, first]
        assert tables(eve, game="tiny", trait="colour-0", player="Ada") == [first]
        assert tables(eve, game="tiny", trait="colour-3") == []
        at = {each["table"]: each["at"] for each in found["games"]}
        assert tables(eve, since=at[second]) == [third, second]
        assert tables(eve, until=at[second]) == [first], "before it"
        assert tables(eve, since=at[second], until=at[second] + 1, player="Ada") == [second]
        assert tables(eve, until=at[second], past=second + "z") == [second, first]


def test_what_cannot_be_searched_for(tiny: House) -> None:
    ada = member(tiny)
    finished(ada, member(tiny, "Ben"))
    for query, reason in (
        ({"game": "go"}, "not-found"),
        ({"trait": "colour-0"}, "not-found"),
        ({"game": "tiny", "trait": "name-old_earth"}, "not-found"),
        ({"player": "Nobody"}, "no-such-profile"),
        ({"since": -1}, "malformed"),
        ({"until": 10**15}, "malformed"),
        ({"past": "\0"}, "malformed"),
    ):
        assert searched(ada, **query)["reason"] == reason, query  # type: ignore[arg-type]


def test_a_trait_of_several_seats_finds_their_game_once(tiny: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a seat has traits of several kinds."""
    both = Deeds(
        (),
        lambda state, seat: {"colour": COLOURS[seat], "size": "size-small"},
        {"colour": COLOURS, "size": ("size-small", "size-large")},
    )
    monkeypatch.setattr(deeds, "deeds_of", lambda _game: both)
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    played = [finished(ada, ben), finished(ben, ada, seed=4)]
    eve = tiny.visitor(None)
    assert tables(eve, game="tiny", trait="size-small") == played[::-1]
    assert tables(eve, game="tiny", trait="colour-1") == played[::-1]
    assert tables(eve, game="tiny", trait="colour-1", player="Ada") == played[1:]
    assert tables(eve, game="tiny", trait="size-large") == []
    # Each takes one of a page's places.
    wanted = finished_games.Wanted("tiny", "", "size-small", 0, 10**14, "")
    page = tiny.call(finished_games.search, tiny.hall.store, wanted, "", 10**14, 2)
    assert [each.table_id for each in page] == played[::-1]


def test_what_was_played_by_invitation_is_found_by_who_sat_there(tiny: House) -> None:
    ada, ben, eve = member(tiny, "Ada"), member(tiny, "Ben"), member(tiny, "Eve")
    private, for_all = finished(ada, ben, seed=5, private=True), finished(eve, ben)
    for stranger in (eve, tiny.visitor(None)):
        assert everywhere(stranger, "Ada", "Ben", "Eve") == {for_all}
        assert tables(stranger, player="Ada") == []
        # To go on from it leads nowhere either.
        assert tables(stranger, past=private) == [for_all]
    for visitor in (ada, ben):
        assert everywhere(visitor, "Ada", "Ben") == {private, for_all}
    (game,) = searched(ada, player="me")["games"]
    assert (game["table"], game["private"], game["kept"]) == (private, True, True)


def test_who_has_no_profile_for_the_reader_is_not_found_by_name(tiny: House) -> None:
    ada, ben, eve, guest = member(tiny, "Ada"), member(tiny, "Ben"), member(tiny, "Eve"), tiny.visitor("Gus")
    table = finished(ada, guest)

    def refused(visitor: Visitor, whose: Visitor) -> bool:
        nobody = visitor.get("/api/games/finished?player=nobody")
        said = [visitor.get(f"/api/games/finished?game={game}&player={whose.id}") for game in ("", "tiny")]
        assert len({each.status_code for each in said}) == 1, "in part"
        return all((each.status_code, each.text) == (404, nobody.text) for each in said)

    assert not refused(ben, ada) and refused(ben, guest) and not refused(guest, guest)
    ada.post("/api/account/profile", {"hidden": True})
    assert refused(ben, ada) and refused(guest, ada), "also for who met them"
    assert ben.get("/api/games/finished?player=Ada").text == ben.get("/api/games/finished?player=nobody").text
    assert tables(ada, player="Ada") == [table]
    # The game itself was in the sight of all, as in the history of who else played; no name leads to who hides.
    (game,) = searched(ben)["games"]
    assert game["table"] == table and {seat["player"] for seat in game["seats"]} == {""}
    ada.post("/api/account/profile", {"hidden": False})
    tie(ada, eve, "blocked")
    assert refused(eve, ada) and not refused(ben, ada)
    tie(ada, eve, "")
    tie(eve, ada, "blocked")
    assert refused(eve, ada)


def test_a_game_that_goes_on_is_not_found(tiny: House) -> None:
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    table = begun(ada, ben, rated=True, seed=None, time={"kind": "move", "seconds": 600})
    assert ada.get(f"/api/tables/{table}").json()["rated"]
    waiting = ada.opens()
    for visitor in (ada, ben, tiny.visitor(None)):
        assert everywhere(visitor, *(["Ada", "Ben", "me"] if visitor in (ada, ben) else ["Ada"])) == set()
    assert ben.post(f"/api/tables/{table}/resign").status_code == 200
    assert everywhere(tiny.visitor(None), "Ada") == {table} and waiting != table


def test_the_deal_of_a_day_is_found_by_others_once_it_is_over(database: str, clock: Clock) -> None:
    clock.move(36 * 3600.0 - clock.wall() % (24 * 3600.0))
    with tiny_house(database) as house:
        look(house)
        ada, eve = member(house, "Ada"), member(house, "Eve")
        table = plays(ada)
        ada.get(f"/api/tables/{table}/feats")
        assert everywhere(eve, "Ada") == everywhere(house.visitor(None), "Ada") == set()
        assert everywhere(ada, "me") == {table}
        tomorrow(house, clock)
        assert everywhere(eve, "Ada") == {table}


def test_tables_of_a_tournament_are_found_as_in_a_profile(tiny: House) -> None:
    """They are by invitation: the tournament itself shows them to whom it is open."""
    club = Club(tiny, ("Ada", "Ben"))
    club.opens(private=True)
    invite = club.shown["invite"]
    for visitor in club.people.values():
        assert visitor.post(f"/api/tournaments/{club.id}/enter", {"invite": invite}).status_code == 200
    club.act("next")
    tiny.call(Director(tiny.hall, Keeping()).look)
    ((pairing, _),) = club.playing()
    club.better_wins()
    ada, ben = club.people.values()
    assert everywhere(ada, "me") == everywhere(ben, "Ada") == {pairing["table"]}
    assert everywhere(member(tiny, "Eve"), "Ada", "Ben") == set()
    assert ada.get("/api/players/Ben/games").json()["total"] == 0


def test_a_table_that_is_no_more_is_found_by_who_sat_there(tiny: House) -> None:
    """Nobody knows any more whether it was by invitation."""
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    table = finished(ada, ben)
    tiny.call(tiny.hall.store.delete, [table])
    assert everywhere(tiny.visitor(None), "Ada", "Ben") == set()
    (game,) = searched(ada, game="tiny", trait="colour-1")["games"]
    assert (game["table"], game["kept"], game["options"]) == (table, False, {})
    assert {seat["name"] for seat in game["seats"]} == {"Ada", "Ben"}


# --- many


def id_of(number: int) -> str:
    """An id of a table; of a later number a later one."""
    return "".join(LETTERS[int(digit)] for digit in f"{number:03}")


def row(number: int, at: int) -> dict[str, Any]:
    """A result, as the database has it."""
    empty = dict.fromkeys(("mu_before", "sigma_before", "mu", "sigma"))
    own = {"table_id": id_of(number), "seat": 0, "game": "tiny", "seats": 1, "player": "", "bot": "first"}
    rest = {"place": 1, "score": 3, "at": at, "by_bot": False, "rated": False, "number": 0}
    return own | rest | empty


def test_pages_lead_from_one_to_the_next(tiny: House) -> None:
    """Also where several games ended at once."""
    table = tiny.visitor("Ada").opens()

    async def many(connection: Any) -> None:
        of = models.tables
        (head,) = (await connection.execute(of.select().where(of.c.id == table))).mappings().all()
        count = 50
        rows = [
            dict(head) | {"id": id_of(number), "status": "over", "again_of": None} for number in range(count)
        ]
        await connection.execute(insert(of), rows)
        await connection.execute(
            insert(models.results), [row(number, 1000 + number // 25) for number in range(count)]
        )

    tiny.call(tiny.hall.store.write, many)
    eve = tiny.visitor(None)
    pages, query = [], {}
    for _ in range(3):
        page = searched(eve, **query)
        pages.append([each["table"] for each in page["games"]])
        query = {"until": page["games"][-1]["at"], "past": page["games"][-1]["table"]}
        assert page["more"] == (len(pages) < 3)
    assert [table for page in pages for table in page] == [id_of(number) for number in reversed(range(50))]
    assert list(map(len, pages)) == [20, 20, 10]


SEARCHES = [
    (game, player, trait, reader)
    for game, player, trait, reader in itertools.product(("", "tiny"), ("", "p"), ("", "colour-1"), ("", "r"))
    if game or not trait
]


@pytest.mark.parametrize(("game", "player", "trait", "reader"), SEARCHES)
async def test_a_search_reads_no_more_than_a_page(
    database: str, game: str, player: str, trait: str, reader: str
) -> None:
    """Through one index, in its order: no table is read whole, and nothing is sorted."""
    wanted = finished_games.Wanted(game, player, trait, 5, 9, "")
    query = finished_games.query_of(wanted, ['{"colour":"colour-1"}'], reader, 9).limit(21)
    store = Store(database_url(database))
    told = query.compile(store.engine, compile_kwargs={"literal_binds": True, "render_postcompile": True})
    plan = [step.detail for step in await store.read(text(f"EXPLAIN QUERY PLAN {told}"))]
    await store.close()
    assert plan and not [step for step in plan if "TEMP B-TREE" in step or step.startswith("SCAN")], plan
    index = "ix_results_player" if player else "ix_deeds_traits" if trait else "ix_results_latest"
    assert index in plan[0], plan
