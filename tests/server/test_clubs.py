"""Clubs: who comes in and how, who may do what, what nobody else learns of one that is unlisted, and its seasons."""

from typing import Any

import pytest

from cosmodrome.server import clubs as rules
from cosmodrome.server.admin.user import set_administrator
from cosmodrome.server.clubs import ASKED, HOST, MEMBER, OUT, OWNER, Person
from cosmodrome.server.db import clubs, restraints
from cosmodrome.server.db.store import Store
from cosmodrome.server.hall.director import Director
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import Keeping
from cosmodrome.server.tournaments.seasons import Evening, Score, added_up, season_top
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import granted, play_to_the_end, refused
from tests.server.test_limits import limited
from tests.server.test_membership import WORD, member
from tests.server.test_tournaments import Club as Tournament


def makes(visitor: Visitor, name: str = "Thursday", **more: Any) -> str:
    return str(granted(visitor.post("/api/clubs", {"name": name} | more), 201)["id"])


def act(visitor: Visitor, club: str, what: str, **body: Any) -> Any:
    return visitor.post(f"/api/clubs/{club}/{what}", body)


def done(visitor: Visitor, club: str, what: str, **body: Any) -> Any:
    return granted(act(visitor, club, what, **body))


def shown(visitor: Visitor, club: str) -> Any:
    return granted(visitor.get(f"/api/clubs/{club}"))


def link_of(visitor: Visitor, club: str) -> str:
    return str(done(visitor, club, "link", shared=True)["link"])


def comes_in(house: House, name: str, link: str) -> Visitor:
    visitor = member(house, name)
    assert done(visitor, link, "join")["club"]["role"] == MEMBER
    return visitor


def roles(visitor: Visitor, club: str) -> dict[str, str]:
    found = shown(visitor, club)
    return {each["name"]: each["role"] for part in ("members", "waiting", "out") for each in found[part]}


def none_there(visitor: Visitor, club: str) -> None:
    """At every door as if there had never been one."""
    never = visitor.get("/api/clubs/" + "a" * 8)
    who = {"player": "a" * 8}
    for said in (
        visitor.get(f"/api/clubs/{club}"),
        visitor.get(f"/api/clubs/{club}/seasons/{'a' * 8}"),
        visitor.post(f"/api/clubs/{club}/report", {"note": "look"}),
    ):
        assert (said.status_code, said.json()) == (never.status_code, never.json())
    if visitor.get("/api/account").json()["account"]:
        doors: dict[str, dict[str, Any]] = {
            "join": {}, "leave": {}, "answer": who | {"let_in": True}, "put-out": who, "let-back": who,
            "name": who | {"role": "host"}, "link": {"shared": True}, "words": {"name": "x"}, "seasons": {"name": "x"},
        }  # fmt: skip
        for door, body in doors.items():
            said = act(visitor, club, door, **body)
            assert (said.status_code, said.json()) == (404, never.json()), door
        cup = {"game": "tiny", "seats": 2, "name": "Cup", "club": club}
        assert visitor.post("/api/tournaments", cup).json() == never.json()
        for path in (f"/api/clubs/{club}", f"/api/clubs/{club}/seasons/{'a' * 8}"):
            assert visitor.request("DELETE", path).json() == never.json()


def of_everybody(visitor: Visitor) -> list[str]:
    found = visitor.get("/api/clubs").json()
    return [each["name"] for each in [*found["own"], *found["listed"]]]


# --- coming in


def test_by_the_link_one_is_in_at_once_and_else_one_asks(tiny: House) -> None:
    ada, ben, cleo = (member(tiny, name) for name in ("Ada", "Ben", "Cleo"))
    club = makes(ada, about="We play on Thursdays.")
    link = link_of(ada, club)
    assert done(ben, link, "join")["club"]["role"] == MEMBER
    assert done(cleo, club, "join")["club"]["role"] == ASKED
    assert done(cleo, club, "join")["club"]["role"] == ASKED, "asked twice is asked once"
    told = shown(tiny.visitor(None), club)
    assert [each["name"] for each in told["members"]] == ["Ada", "Ben"]
    assert (told["waiting"], told["out"], told["link"]) == ([], [], "")
    assert shown(ben, club)["waiting"] == [] and shown(ben, club)["link"] == ""
    assert [each["name"] for each in shown(ada, club)["waiting"]] == ["Cleo"]
    for stranger in (ben, cleo):
        said = act(stranger, club, "answer", player=cleo.id, let_in=True)
        assert refused(said) == (403, "not-club-host")
    assert roles(ada, club)["Cleo"] == ASKED
    assert done(ada, club, "answer", player=cleo.id, let_in=True)["club"]["count"] == 3
    assert refused(act(ada, club, "answer", player=cleo.id, let_in=True)) == (404, "no-such-member")
    assert shown(cleo, club)["club"]["role"] == MEMBER


def test_who_is_not_let_in_may_ask_again_and_who_asked_may_take_it_back(tiny: House) -> None:
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    club = makes(ada)
    done(ben, club, "join")
    assert done(ada, club, "answer", player=ben.id, let_in=False)["waiting"] == []
    done(ben, club, "join")
    assert [each["role"] for each in ben.get("/api/clubs").json()["own"]] == [ASKED]
    assert done(ben, club, "leave")["own"] == []
    assert shown(ada, club)["waiting"] == []
    assert refused(act(ben, club, "leave")) == (403, "not-club-member")


def test_only_accounts_have_clubs(tiny: House) -> None:
    ada = member(tiny, "Ada")
    link = link_of(ada, makes(ada))
    for guest in (tiny.visitor("Gia"), tiny.visitor(None)):
        assert refused(guest.post("/api/clubs", {"name": "Ours"})) == (403, "no-account")
        for what in ("join", "leave"):
            assert refused(act(guest, link, what)) == (403, "no-account")
    assert shown(ada, link)["club"]["count"] == 1


def test_a_link_that_is_taken_back_leads_nowhere(tiny: House) -> None:
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    club = makes(ada, unlisted=True)
    first = link_of(ada, club)
    assert shown(ben, first)["club"]["name"] == "Thursday"
    assert done(ada, club, "link", shared=False)["link"] == ""
    none_there(ben, first)
    second = link_of(ada, club)
    third = link_of(ada, club)
    assert len({first, second, third}) == 3 and len(third) == 16
    none_there(ben, second)
    done(ben, third, "join")
    done(ada, club, "link", shared=False)
    assert shown(ben, club)["club"]["role"] == MEMBER, "who is in stays in"


# --- put out


def test_who_was_put_out_comes_in_by_no_door_until_they_are_let_back(tiny: House) -> None:
    ada = member(tiny, "Ada")
    club = makes(ada)
    link = link_of(ada, club)
    ben, cleo = comes_in(tiny, "Ben", link), member(tiny, "Cleo")
    done(cleo, club, "join")
    for each in (ben, cleo):
        done(ada, club, "put-out", player=each.id)
        for door in (club, link):
            assert refused(act(each, door, "join")) == (403, "club-not-wanted")
        assert refused(act(each, club, "leave")) == (403, "not-club-member"), "that would wipe it out"
        assert roles(ada, club)[each.get("/api/me").json()["player"]["name"]] == OUT
        assert each.get("/api/clubs").json()["own"] == []
    assert shown(ben, club)["out"] == []
    assert refused(act(ben, club, "let-back", player=ben.id)) == (403, "not-club-host")
    assert done(ada, club, "let-back", player=ben.id)["out"][0]["name"] == "Cleo"
    assert done(ben, link, "join")["club"]["role"] == MEMBER
    assert refused(act(ada, club, "let-back", player=ben.id)) == (404, "no-such-member")


def test_hosts_put_out_members_and_the_owner_also_hosts(tiny: House) -> None:
    ada = member(tiny, "Ada")
    club = makes(ada)
    link = link_of(ada, club)
    ben, cleo, dan = (comes_in(tiny, name, link) for name in ("Ben", "Cleo", "Dan"))
    for each in (ben, cleo):
        assert refused(act(ben, club, "name", player=each.id, role="host")) == (403, "not-club-owner")
        done(ada, club, "name", player=each.id, role="host")
    assert refused(act(dan, club, "put-out", player=ben.id)) == (403, "not-club-host")
    for above in (ada, cleo):
        assert refused(act(ben, club, "put-out", player=above.id)) == (403, "club-not-above")
    assert refused(act(ada, club, "put-out", player=ada.id)) == (403, "club-not-above")
    assert refused(act(ben, club, "put-out", player="a" * 8)) == (404, "no-such-member")
    done(ben, club, "put-out", player=dan.id)
    done(ada, club, "put-out", player=cleo.id)
    assert roles(ada, club) == {"Ada": OWNER, "Ben": HOST, "Cleo": OUT, "Dan": OUT}
    assert refused(act(cleo, club, "link", shared=True)) == (403, "not-club-host")


def test_who_is_blocked_by_who_runs_it_hears_what_those_hear_who_were_put_out(tiny: House) -> None:
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    club = makes(ada)
    link = link_of(ada, club)
    cleo = comes_in(tiny, "Cleo", link)
    done(ada, club, "name", player=cleo.id, role="host")
    cleo.post("/api/me/people", {"player": ben.id, "tie": "blocked"})
    for door in (club, link):
        assert refused(act(ben, door, "join")) == (403, "club-not-wanted")
    cleo.post("/api/me/people", {"player": ben.id, "tie": ""})
    ben.post("/api/me/people", {"player": ada.id, "tie": "blocked"})
    assert done(ben, link, "join")["club"]["role"] == MEMBER, (
        "whom one has blocked oneself is one's own affair"
    )


# --- the owner


def test_an_owner_passes_the_club_on_before_leaving(tiny: House) -> None:
    ada = member(tiny, "Ada")
    club = makes(ada)
    ben = comes_in(tiny, "Ben", link_of(ada, club))
    assert refused(act(ada, club, "leave")) == (409, "club-owner-stays")
    assert refused(act(ada, club, "name", player=ada.id, role="member")) == (409, "club-owner-stays")
    assert refused(act(ada, club, "name", player=ben.id, role="owner")) == (409, "club-pass-to-host")
    assert refused(act(ben, club, "name", player=ben.id, role="owner")) == (403, "not-club-owner")
    done(ada, club, "name", player=ben.id, role="host")
    done(ada, club, "name", player=ben.id, role="owner")
    assert roles(ben, club) == {"Ben": OWNER, "Ada": HOST}
    for said in (
        act(ada, club, "name", player=ada.id, role="owner"),
        act(ada, club, "words", name="Mine"),
        ada.request("DELETE", f"/api/clubs/{club}"),
    ):
        assert refused(said) == (403, "not-club-owner")
    assert done(ada, club, "leave")["own"] == []
    assert ben.request("DELETE", f"/api/clubs/{club}").json()["own"] == []
    none_there(ben, club)


def test_words_are_the_owners_and_are_cleaned(tiny: House) -> None:
    ada = member(tiny, "Ada")
    club = makes(ada)
    host = comes_in(tiny, "Ben", link_of(ada, club))
    done(ada, club, "name", player=host.id, role="host")
    assert refused(act(host, club, "words", name="Ours")) == (403, "not-club-owner")
    for words, reason in (
        ({"name": ""}, "bad-name"),
        ({"name": "x" * 41}, "bad-name"),
        ({"name": "a\u202eb"}, "unseen-name"),
        ({"name": "Us", "about": "x" * 401}, "club-about-too-long"),
    ):
        assert refused(act(ada, club, "words", **words)) == (400, reason)
        assert refused(ada.post("/api/clubs", words)) == (400, reason)
    told = done(ada, club, "words", name="  The   Club ", about="On\nThursdays \u202e at eight")["club"]
    assert (told["name"], told["about"]) == ("The Club", "On Thursdays at eight")


def test_of_an_owner_who_may_not_write_only_members_see_the_club(tiny: House) -> None:
    ada, eve = member(tiny, "Ada"), member(tiny, "Eve")
    club = makes(ada, about="something rude")
    link = link_of(ada, club)
    ben = comes_in(tiny, "Ben", link)
    done(eve, club, "join")
    tiny.call(restraints.lay, tiny.hall.store, ada.id, "muted", 1, "rude", "")
    for stranger in (eve, tiny.visitor(None)):
        none_there(stranger, club)
        none_there(stranger, link)
        assert of_everybody(stranger) == []
    assert shown(ben, club)["club"]["about"] == ""
    assert [each["about"] for each in ben.get("/api/clubs").json()["own"]] == [""]
    assert shown(ada, club)["club"]["about"] == "something rude"
    for said in (
        act(ada, club, "words", name="Again"),
        ada.post("/api/clubs", {"name": "Again"}),
        act(ada, club, "seasons", name="Again"),
    ):
        assert refused(said) == (403, "muted")


# --- unlisted


def test_nobody_learns_of_an_unlisted_club_but_by_its_link(tiny: House) -> None:
    ada, eve = member(tiny, "Ada"), member(tiny, "Eve")
    club = makes(ada, "Secret Seven", unlisted=True)
    link = link_of(ada, club)
    ben = comes_in(tiny, "Ben", link)
    season = done(ada, club, "seasons", name="Winter")["seasons"][0]["id"]
    cup = {"game": "tiny", "seats": 2, "name": "Cup", "club": club, "season": season, "members": True}
    opened = ada.post("/api/tournaments", cup).json()["id"]
    for stranger in (eve, tiny.visitor(None), tiny.visitor("Gia")):
        none_there(stranger, club)
        assert of_everybody(stranger) == []
        assert stranger.get("/api/tournaments").json() == [], "its tournaments are listed where it is"
        told = stranger.get(f"/api/tournaments/{opened}").json()["tournament"]
        assert (told["club"], told["club_name"]) == ("", "")
        for who in ("Ada", "Ben"):
            pages = [stranger.get(f"/api/players/{who}"), stranger.get(f"/api/players/{who}/games")]
            assert all("Secret" not in page.text and club not in page.text for page in pages)
        # By the link one learns what one joins, and not who is there or what they play.
        told = shown(stranger, link)
        assert (told["club"]["name"], told["club"]["id"], told["club"]["count"]) == ("Secret Seven", "", 2)
        assert not told["inside"] and told["by_link"]
        parts = ("members", "waiting", "out", "seasons", "tournaments", "boards")
        assert all(told[part] == [] for part in parts) and told["link"] == ""
        assert refused(stranger.get(f"/api/clubs/{link}/seasons/{season}")) == (404, "no-such-season")
    inside = shown(ben, club)
    assert [each["name"] for each in inside["members"]] == ["Ada", "Ben"] and inside["inside"]
    assert [each["id"] for each in inside["tournaments"]] == [opened]
    assert ben.get(f"/api/tournaments/{opened}").json()["tournament"]["club_name"] == "Secret Seven"
    done(ada, club, "put-out", player=ben.id)
    none_there(ben, club)
    assert ben.get(f"/api/tournaments/{opened}").json()["tournament"]["club_name"] == ""


def test_who_had_asked_at_a_club_that_is_listed_no_more_knows_nothing_of_it(tiny: House) -> None:
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    club = makes(ada)
    done(ben, club, "join")
    done(ada, club, "words", name="Thursday", unlisted=True)
    none_there(ben, club)
    assert ben.get("/api/clubs").json()["own"] == [] and shown(ada, club)["waiting"] == []


# --- limits


def test_there_are_only_so_many(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = limited(clubs=2, memberships=3, club_members=3)
    with tiny_house(database, limits=figures) as house:
        ada, ben, cleo, dan = (member(house, name) for name in ("Ada", "Ben", "Cleo", "Dan"))
        first, second = makes(ada), makes(ada, "Friday")
        assert refused(ada.post("/api/clubs", {"name": "Sunday"})) == (409, "too-many-clubs")
        link = link_of(ada, first)
        for each in (ben, cleo):
            done(each, link, "join")
        assert refused(act(dan, link, "join")) == (409, "club-full")
        done(dan, first, "join")
        assert refused(act(ada, first, "answer", player=dan.id, let_in=True)) == (409, "club-full")
        # Who owns as many as one can is passed none.
        mine = [makes(ben, name) for name in ("One", "Two")]
        done(ada, first, "name", player=ben.id, role="host")
        said = act(ada, first, "name", player=ben.id, role="owner")
        assert refused(said) == (409, "too-many-clubs-theirs") and roles(ada, first)["Ada"] == OWNER
        # Owned, joined and asked for alike.
        assert refused(act(ben, second, "join")) == (409, "too-many-memberships")
        ben.request("DELETE", f"/api/clubs/{mine[0]}")
        assert done(ben, second, "join")["club"]["role"] == ASKED
        monkeypatch.setattr(rules, "MOST_WAITING", 1)
        assert refused(act(cleo, second, "join")) == (409, "club-too-many-waiting")
        monkeypatch.setattr(clubs, "MOST_SEASONS", 1)
        season = done(ada, first, "seasons", name="Winter")["seasons"][0]["id"]
        assert refused(act(ada, first, "seasons", name="Spring")) == (409, "too-many-seasons")
        monkeypatch.setattr(rules, "MOST_EVENINGS", 0)
        cup = {"game": "tiny", "seats": 2, "name": "Cup", "club": first, "season": season}
        assert refused(ada.post("/api/tournaments", cup)) == (409, "season-full")


@pytest.mark.postgres
async def test_the_last_place_is_had_by_one(store: Store) -> None:
    """What an act is decided by is as it is when it is written, on either kind of database."""
    most = clubs.Most(5, 5)
    club = rules.Club("club", "Thursday", "", False, None, 1)
    await clubs.found(store, club, "ada", most)
    await clubs.changed(store, "club", rules.joins("ben", True, 2), 2, most)
    with pytest.raises(Refused, match="club-full"):
        await clubs.changed(store, "club", rules.joins("cleo", True, 2), 3, most)
    with pytest.raises(Refused, match="no-such-club"):
        await clubs.changed(store, "other", rules.joins("cleo", True, 2), 3, most)
    assert [(each.player, each.role) for each in await clubs.people(store, "club")] == [
        ("ada", OWNER),
        ("ben", MEMBER),
    ]
    assert [each.id for each in await clubs.listed(store)] == ["club"]
    assert await clubs.sizes_of(store, ["club"]) == {"club": 2}
    assert await clubs.told_to(store, ["club"], "") == {"club": "Thursday"}
    await clubs.describe(store, "club", "Thursday", "", True)
    assert await clubs.told_to(store, ["club"], "") == {} and await clubs.listed(store) == []
    assert await clubs.told_to(store, ["club"], "ben") == {"club": "Thursday"}


def test_the_heir_of_a_club_is_the_host_of_longest_standing_else_the_member() -> None:
    people = [
        Person("ada", OWNER, 1),
        Person("ben", MEMBER, 2),
        Person("cleo", HOST, 4),
        Person("dan", HOST, 3),
    ]
    people += [Person("eve", ASKED, 0), Person("finn", OUT, 0)]
    assert rules.heir(people, "ada") == "dan"
    assert rules.heir([each for each in people if each.role != HOST], "ada") == "ben"
    assert rules.heir([each for each in people if each.role in (OWNER, ASKED, OUT)], "ada") == ""


# --- accounts and reports


def test_a_club_outlives_its_owner_as_long_as_somebody_is_there(tiny: House) -> None:
    ada = member(tiny, "Ada")
    club, alone = makes(ada), makes(ada, "Alone")
    link = link_of(ada, club)
    ben, cleo = comes_in(tiny, "Ben", link), comes_in(tiny, "Cleo", link)
    done(ada, club, "name", player=cleo.id, role="host")
    taken = ada.get("/api/me/export").json()["clubs"]
    assert [(each["name"], each["role"], each["owner"]) for each in taken] == [
        ("Alone", OWNER, True),
        ("Thursday", OWNER, True),
    ]
    assert [each["name"] for each in ben.get("/api/me/export").json()["clubs"]] == ["Thursday"]
    ada.post("/api/account/delete", {"password": WORD})
    assert roles(cleo, club) == {"Cleo": OWNER, "Ben": MEMBER}
    none_there(ben, alone)


def test_a_club_can_be_reported_with_its_words(tiny: House, database: str) -> None:
    ada, eve, zoe = member(tiny, "Ada"), tiny.visitor("Eve"), member(tiny, "Zoe")
    club = makes(ada, "Rude name", about="and rude words")
    granted(act(eve, club, "report", note="look", reason="name"), 201)
    tiny.call(set_administrator, database, "Zoe", True)
    (listed,) = zoe.get("/api/admin/reports").json()
    assert (listed["kind"], listed["about"], listed["by"], listed["reason"]) == ("club", "Ada", "Eve", "name")
    path = f"/api/admin/reports/{listed['id']}"
    told = zoe.get(path).json()
    assert [each["text"] for each in told["chat"]] == ["Rude name", "and rude words"]
    assert not told["record"] and refused(zoe.get(f"{path}/record")) == (404, "no-such-report")
    assert zoe.post(f"{path}/restrain", {"kind": "muted", "days": 1, "why": "rude"}).status_code == 200
    none_there(eve, club)
    ada.post("/api/account/delete", {"password": WORD})
    told = zoe.get(path).json()
    assert (told["chat"], told["about"]) == ([], "")


# --- where they are found


def test_a_listed_club_stands_on_the_profiles_of_its_members(tiny: House) -> None:
    ada, zoe, stranger = member(tiny, "Ada"), member(tiny, "Zoe"), tiny.visitor(None)
    club = makes(ada, "Thursday")
    ben = comes_in(tiny, "Ben", link_of(ada, club))
    makes(ben, "Secret Seven", unlisted=True)
    done(zoe, club, "join")  # who has asked is in no club

    def of(who: str, reader: Visitor = stranger) -> list[str]:
        return [each["name"] for each in reader.get(f"/api/players/{who}").json()["clubs"]]

    assert [of("Ada"), of("Ben"), of("Ben", ben), of("Zoe")] == [["Thursday"]] * 3 + [[]]
    assert stranger.get("/api/players/Ada").json()["clubs"][0]["id"] == club
    ben.post("/api/account/profile", {"hidden": True})
    assert refused(stranger.get("/api/players/Ben")) == (404, "no-such-profile")
    done(ada, club, "words", name="Thursday", about="", unlisted=True)
    assert [of("Ada"), of("Ada", ada), of("Ben", ben)] == [[]] * 3
    done(ada, club, "words", name="Thursday", about="")
    tiny.call(restraints.lay, tiny.hall.store, ada.id, "muted", 1, "rude", "")
    assert of("Ada") == [], "whose owner may not write what others read"


def test_clubs_are_searched_for_by_name(tiny: House) -> None:
    ada = member(tiny, "Ada")
    for name in ("Łódź Club", "100% club", "Thursday"):
        makes(ada, name)
    makes(ada, "Secret club", unlisted=True)

    def found(called: str) -> list[str]:
        told = tiny.visitor(None).get("/api/clubs", params={"called": called}).json()
        return sorted(each["name"] for each in told["listed"])

    assert found(" CLUB ") == ["100% club", "Łódź Club"] and found("thurs") == ["Thursday"]
    assert found("łódź") == ["Łódź Club"] and found("%") == ["100% club"] and found("_") == []
    assert len(found("")) == 3 and found("Friday") == []
    told = ada.get("/api/clubs", params={"called": "Friday"}).json()
    assert len(told["own"]) == 4, "one's own are all there"
    assert tiny.visitor(None).get("/api/clubs", params={"called": "x" * 500}).status_code == 400


# --- its tournaments


def test_who_runs_a_club_opens_its_tournaments(tiny: House) -> None:
    ada = member(tiny, "Ada")
    club, other = makes(ada), makes(ada, "Other")
    ben = comes_in(tiny, "Ben", link_of(ada, club))
    season = done(ada, other, "seasons", name="Winter")["seasons"][0]["id"]
    assert refused(act(ben, club, "seasons", name="Mine")) == (403, "not-club-host")
    assert refused(ben.request("DELETE", f"/api/clubs/{other}/seasons/{season}")) == (403, "not-club-host")
    cup = {"game": "tiny", "seats": 2, "name": "Cup"}
    for visitor, more, why in (
        (ben, {"club": club}, (403, "not-club-host")),
        (ada, {"club": club, "season": season}, (404, "no-such-season")),
        (ada, {"season": season}, (404, "no-such-club")),
        (ada, {"members": True}, (404, "no-such-club")),
        (ada, {"club": "a" * 8}, (404, "no-such-club")),
    ):
        assert refused(visitor.post("/api/tournaments", cup | more)) == why
    done(ada, club, "name", player=ben.id, role="host")
    opened = ben.post("/api/tournaments", cup | {"club": club}).json()["id"]
    told = tiny.visitor(None).get("/api/tournaments").json()
    assert [(each["club"], each["club_name"], each["members"]) for each in told] == [
        (club, "Thursday", False)
    ]
    assert [each["id"] for each in shown(tiny.visitor(None), club)["tournaments"]] == [opened]
    ada.request("DELETE", f"/api/clubs/{club}")
    assert ben.get(f"/api/tournaments/{opened}").json()["tournament"]["club"] == ""


def test_who_takes_part_in_the_tournaments_of_a_club(tiny: House) -> None:
    ada, eve = member(tiny, "Ada"), member(tiny, "Eve")
    club = makes(ada)
    ben = comes_in(tiny, "Ben", link_of(ada, club))
    cup = {"game": "tiny", "seats": 2, "name": "Cup", "club": club}

    def enters(visitor: Visitor, opened: str, invite: str = "") -> Any:
        return visitor.post(f"/api/tournaments/{opened}/enter", {"invite": invite})

    closed = ada.post("/api/tournaments", cup | {"members": True}).json()["id"]
    assert refused(enters(eve, closed)) == (403, "members-only")
    done(eve, club, "join")
    assert refused(enters(eve, closed)) == (403, "members-only"), "who has asked is not in yet"
    assert enters(ben, closed).status_code == 200
    private = ada.post("/api/tournaments", cup | {"private": True}).json()["id"]
    invite = ada.get(f"/api/tournaments/{private}").json()["invite"]
    assert refused(enters(eve, private)) == (403, "not-invited")
    assert enters(ben, private).status_code == enters(eve, private, invite).status_code == 200
    assert [each["id"] for each in shown(ben, club)["tournaments"]].count(private) == 1
    assert [each["id"] for each in shown(tiny.visitor(None), club)["tournaments"]] == [closed]
    both = ada.post("/api/tournaments", cup | {"private": True, "members": True}).json()["id"]
    invite = ada.get(f"/api/tournaments/{both}").json()["invite"]
    assert refused(enters(eve, both, invite)) == (403, "members-only")
    assert enters(ben, both).status_code == 200


# --- a season


def season_of(visitor: Visitor, club: str, season: str) -> Any:
    return granted(visitor.get(f"/api/clubs/{club}/seasons/{season}"))


def test_a_season_of_three_evenings(tiny: House) -> None:
    """Played to the end at tables of two, three and two: the table adds up what the evenings say, in one measure."""
    names = ("Ada", "Ben", "Cleo")
    evening = Tournament(tiny, names)
    ada, people = evening.organiser, evening.people
    club = makes(ada)
    link = link_of(ada, club)
    for name in names[1:]:
        done(people[name], link, "join")
    season = done(ada, club, "seasons", name="Winter")["seasons"][0]["id"]
    assert (season_of(ada, club, season)["standings"], season_of(ada, club, season)["top"]) == ([], 1)

    # An evening at tables of two: each round somebody has a bye; whoever resigns last has won.
    evening.begins(club=club, season=season, members=True, name="First", rounds=3)
    boards = shown(tiny.visitor(None), club)["boards"]
    assert [board["id"] for board in boards] == [pairing["table"] for pairing, _ in evening.playing()] != []
    assert season_of(ada, club, season)["evenings"] == [], "what runs does not count yet"
    for _ in range(3):
        evening.ends_round()
    assert shown(ada, club)["boards"] == []
    first = sums(evening)

    # One at a table of three, played out by chance.
    evening.opens(club=club, season=season, name="Second", seats=3, rounds=2)
    evening.all_enter()
    evening.act("bot")  # a bot has no season
    evening.act("next")
    for number in (1, 2):
        for pairing, seated in evening.playing():
            seats = [people[name].sit(pairing["table"]) for name in seated if name in people]
            if seats:
                play_to_the_end(seats, number)
        for _ in range(20):
            evening.look()
            if not list(evening.playing()):
                break
    assert evening.shown["tournament"]["status"] == "over" and evening.shown["top"] == 2
    second = sums(evening)

    # In the third Dan takes part, who is no member.
    evening.people["Dan"] = member(tiny, "Dan")
    evening.begins(club=club, season=season, name="Third", rounds=1)
    evening.ends_round()
    third = sums(evening)

    told = season_of(tiny.visitor(None), club, season)
    # In the order in which they were opened, which is kept in seconds.
    held = [each["name"] for each in told["evenings"]]
    assert told["top"] == 2 and sorted(held) == ["First", "Second", "Third"]
    expected = {
        name: 2 * first.get(name, 0) + second.get(name, 0) + 2 * third.get(name, 0) for name in evening.people
    }
    assert {each["name"]: each["points"] for each in told["standings"]} == expected
    assert sum(first.values()) == 6 and sum(third.values()) == 2 and set(second) == set(names)
    points = [each["points"] for each in told["standings"]]
    assert points == sorted(points, reverse=True) and told["standings"][0]["rank"] == 1
    dan = next(each for each in told["standings"] if each["name"] == "Dan")
    assert [held[part["evening"]] for part in dan["evenings"]] == ["Third"]
    for each in told["standings"]:
        assert sum(part["points"] for part in each["evenings"]) == each["points"]
        assert each["you"] is False
    assert [each["you"] for each in season_of(ada, club, season)["standings"]].count(True) == 1
    assert shown(ada, club)["seasons"][0]["evenings"] == 3

    # Years later it is still there; of who is no more nothing is.
    director = Director(tiny.hall, Keeping(finished_days=-1.0))  # all that is over is old
    assert tiny.call(director.sweep) == 0
    people["Ben"].post("/api/account/delete", {"password": WORD})
    left = season_of(ada, club, season)
    assert {each["name"]: each["points"] for each in left["standings"]} == {
        name: points for name, points in expected.items() if name != "Ben"
    }
    ada.request("DELETE", f"/api/clubs/{club}/seasons/{season}")
    assert refused(ada.get(f"/api/clubs/{club}/seasons/{season}")) == (404, "no-such-season")
    assert {each["name"] for each in shown(ada, club)["tournaments"]} == {"Third", "Second", "First"}
    assert tiny.call(director.sweep) == 3


def sums(evening: Tournament) -> dict[str, float]:
    """The points of people in a tournament, by name, as its page has them."""
    told = evening.shown
    assert told["tournament"]["status"] == "over"
    people = {each["number"]: each["name"] for each in told["entrants"] if not each["bot"]}
    return {
        people[line["entrant"]]: line["points"] for line in told["standings"] if line["entrant"] in people
    }


def test_who_shares_a_place_in_a_season_has_as_many_points_and_wins() -> None:
    def evening(top: int, *scores: tuple[str, float, int]) -> Evening:
        return Evening(
            "cup", "Cup", False, 0, top, [Score(name, 1, points, wins) for name, points, wins in scores]
        )

    held = [
        evening(1, ("a", 2, 2), ("b", 2, 1), ("c", 2, 1)),
        evening(6, ("d", 12, 1), ("a", 3, 0), ("b", 3, 0)),
    ]
    assert season_top(held) == 6 and season_top([]) == 1
    lines = [(each.rank, each.player, each.points, each.wins) for each in added_up(held)]
    assert lines == [(1, "a", 15, 2), (2, "b", 15, 1), (3, "c", 12, 1), (3, "d", 12, 1)]


@pytest.mark.postgres
def test_an_evening_by_invitation_is_named_to_members_alone(tiny_each: House) -> None:
    evening = Tournament(tiny_each, ("Ada", "Ben"))
    ada = evening.organiser
    club = makes(ada)
    season = done(ada, club, "seasons", name="Winter")["seasons"][0]["id"]
    evening.opens(club=club, season=season, private=True, name="Behind doors", rounds=1)
    invite = evening.shown["invite"]
    for visitor in evening.people.values():
        visitor.post(f"/api/tournaments/{evening.id}/enter", {"invite": invite})
    evening.act("next")
    evening.ends_round()
    for visitor, name in ((ada, "Behind doors"), (tiny_each.visitor(None), "")):
        told = season_of(visitor, club, season)
        assert [each["name"] for each in told["evenings"]] == [name]
        assert bool(told["evenings"][0]["tournament"]) == bool(name)
        assert [each["points"] for each in told["standings"]] == [1, 0]
