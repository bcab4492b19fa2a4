"""Names of people: what can be seen is allowed, what could be taken for somebody else is not."""

import pytest

from cosmodrome.server.names import alike, clean_name, persons_name
from cosmodrome.server.refusals import Refused
from tests.server.conftest import House, open_house
from tests.server.test_membership import WORD, member


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("Żółw", "Żółw"),
        ("Zoe\u0301", "Zoé"),
        ("李", "李"),
        ("نرگس", "نرگس"),
        ("🚀🚀", "🚀🚀"),
        ("x" * 24, "x" * 24),
        ("<b>&amp;", "<b>&amp;"),
        ("Ada 👩‍🚀", "Ada 👩‍🚀"),
        ("👩🏽‍🚀", "👩🏽‍🚀"),
        ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
        ("❤️ 1️⃣ 🇵🇱", "❤️ 1️⃣ 🇵🇱"),
        ("🏳️‍🌈", "🏳️‍🌈"),
        ("\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",) * 2,  # Scotland's flag
    ],
)
def test_names_people_may_have(given: str, name: str) -> None:
    assert clean_name(given) == name


@pytest.mark.parametrize("given", ["", "   ", "\n", "x" * 25])
def test_a_name_has_a_length(given: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        clean_name(given)


@pytest.mark.parametrize(
    "given",
    [
        "a\x00b",
        "a\u200bb",
        "\u202eabc",
        "\ud800",
        "\ue000",
        "\u0301\u0301",
        "a\u2028\u0007b",
        "Ada\u2060",
        "Ada\u2066",
        "x\u200dy",
        "🚀\u200d",
        "\u200d🚀",
        "Ada\ufe0f",
        "Ada\u034f",
        "\u3164",
        "\u2800",
        "Ada\U000e0067",
    ],
)
def test_a_name_holds_nothing_that_cannot_be_seen(given: str) -> None:
    with pytest.raises(Refused, match="unseen-name"):
        clean_name(given)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "Аdа"),  # Cyrillic
        ("Iris", "lris"),
        ("Marn", "Mam"),
        ("Vega 110", "Vega ll0"),
        ("Ada", "𝓐da"),
        ("Ada", "Ａｄａ"),
        ("Ada Lovelace", "AdaLovelace"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other) and alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Ida"), ("Łukasz", "Lukasz"), ("Zoe", "Zoé"), ("Vega 100", "Vega 101"), ("李", "李明")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


@pytest.mark.parametrize("given", ["greedy", "Greedy", "grееdy", "greedy 2", "search@200", "s e a r c h"])
def test_bots_keep_their_names(given: str) -> None:
    with pytest.raises(Refused, match="bots-name"):
        persons_name(given, ["greedy", "search"])
    assert persons_name("Greedy Ada", ["greedy", "search"]) == "Greedy Ada"


def test_bots_keep_their_names_in_every_language(database: str) -> None:
    with open_house(database) as house:
        for name in ("greedy", "Codicioso", "codicioso 2", "Zachłanny"):
            said = house.visitor(None).post("/api/me", {"name": name})
            assert said.json().get("reason") == "bots-name", name


def test_a_look_alike_does_not_sit_down(tiny: House) -> None:
    ada, eve = tiny.visitor("Ada"), tiny.visitor("Eve")
    table = ada.post("/api/tables", {"game": "tiny", "seats": 3}).json()["id"]
    said = eve.post(f"/api/tables/{table}/join", {"name": "Аda"})
    assert (said.status_code, said.json()["reason"], said.json()["facts"]) == (
        409,
        "name-taken",
        {"player": "Ada"},
    )
    assert eve.get("/api/me").json()["player"]["name"] == "Eve"
    assert eve.post(f"/api/tables/{table}/join", {"name": "First"}).json()["reason"] == "bots-name"
    assert eve.post(f"/api/tables/{table}/join", {"name": "Evelyn"}).status_code == 200
    assert eve.get("/api/me").json()["player"]["name"] == "Evelyn"
    # Nor does anybody become one later, or sit down under a name from elsewhere.
    assert eve.post("/api/me", {"name": "ADA"}).json()["reason"] == "name-taken"
    twin = tiny.visitor("ada")
    assert twin.post(f"/api/tables/{table}/join").json()["reason"] == "name-taken"
    # One's own name is nobody else's.
    assert ada.post("/api/me", {"name": "Ada"}).status_code == 200
    assert ada.post(f"/api/tables/{table}/join").status_code == 200


def test_a_stranger_sits_down_under_the_name_they_choose(tiny: House) -> None:
    table = tiny.visitor("Ada").post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
    ben = tiny.visitor(None)
    assert ben.post(f"/api/tables/{table}/join", {"name": "\u200b"}).json()["reason"] == "unseen-name"
    assert ben.cookie == ""
    joined = ben.post(f"/api/tables/{table}/join", {"name": " Ben "}).json()
    assert sorted(seat["name"] for seat in joined["seats"]) == ["Ada", "Ben"]
    assert ben.get("/api/me").json()["player"]["name"] == "Ben"


def test_what_an_account_was_called_before_is_kept_from_others(tiny: House) -> None:
    ada, eve, guest = member(tiny, "Ada"), member(tiny, "Eve"), tiny.visitor("Gia")
    assert ada.post("/api/me", {"name": "Bea", "confirmed": True}).status_code == 200
    for who in (eve, guest):
        for like in ("Ada", "ADA", "\u0410da"):
            answer = who.post("/api/me", {"name": like}).json()
            assert answer.get("reason") == "name-used", like
    taken = guest.post("/api/account", {"name": "ada", "password": WORD}).json()
    assert taken["reason"] == "name-used"
    assert ada.get("/api/me/export").json()["former_names"] == ["Ada"]
    # It is hers again whenever she likes, and then the other one is kept.
    assert ada.post("/api/me", {"name": "Ada", "confirmed": True}).status_code == 200
    assert ada.get("/api/me/export").json()["former_names"] == ["Bea"]
    assert eve.post("/api/me", {"name": "Bea"}).json()["reason"] == "name-used"
    # Letters alone are no other name; nor are more kept than a few.
    for name in ("ada", "Cleo", "Dora", "Fay"):
        assert ada.post("/api/me", {"name": name, "confirmed": True}).status_code == 200
    assert ada.get("/api/me/export").json()["former_names"] == ["Dora", "Cleo", "ada"]
    assert eve.post("/api/me", {"name": "Bea", "confirmed": True}).status_code == 200
    assert ada.post("/api/account/delete", {"password": WORD}).status_code == 200
    assert guest.post("/api/me", {"name": "Dora"}).status_code == 200, "who is no more keeps none"


def test_every_door_asks_an_account_before_it_is_called_otherwise(tiny: House) -> None:
    ada, guest = member(tiny, "Ada"), tiny.visitor("Gia")
    table = guest.post("/api/tables", {"game": "tiny", "seats": 3}).json()["id"]
    for path in ("/api/me", f"/api/tables/{table}/join"):
        said = ada.post(path, {"name": "Bea"})
        assert (said.status_code, said.json()["reason"]) == (409, "rename-unconfirmed")
        assert said.json()["facts"] == {"was": "Ada", "name": "Bea"}
        assert ada.get("/api/me").json()["player"]["name"] == "Ada"
    assert ada.get(f"/api/tables/{table}").json()["you"] is None
    assert ada.get("/api/me/export").json()["former_names"] == []
    # What cannot be had is refused for that, and one's own name needs no word.
    assert ada.post("/api/me", {"name": "\u200b"}).json()["reason"] == "unseen-name"
    assert ada.post("/api/me", {"name": "Ada"}).status_code == 200
    assert ada.post(f"/api/tables/{table}/join", {"name": "Bea", "confirmed": True}).status_code == 200
    assert ada.get("/api/me").json()["player"]["name"] == "Bea"
    assert guest.post("/api/me", {"name": "Gina"}).json()["player"]["name"] == "Gina"
