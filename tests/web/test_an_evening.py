"""Two friends, an evening and a morning: a game, its review, the better move, a study, and the next daily deal."""

import os
import re
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import Answer, Recorder, loads

from .player import Player
from .reviewed import Told, made_up, option
from .served import Served
from .test_review import done, flag
from .test_together import opened
from .visit import Visit, open_visit

GAME = GAMES["jump_drive"]
LATER = [sys.executable, "-m", "tests.web.later", "serve", "--open-seeds"]
DAY = 86_400


def play_together(*players: Player, rounds: int) -> None:
    """Answer whoever is asked, for so many rounds."""
    for _ in range(400):
        for each in players:
            asked = each.table.asked()
            if asked is not None and asked.round > rounds:
                return
            if asked is not None:
                each.answer()
        players[0].table.page.wait_for_timeout(20)
    raise AssertionError(f"no end of round {rounds} in sight")


def other_answer(record: str, seat: int) -> dict[str, Any]:
    """A question of a seat at which another card could have been placed, as a review tells of one."""
    game = loads(record, {GAME.meta.id: GAME})
    recorder, happened = Recorder(GAME, game.header.setup()), 0
    for entry in game.entries:
        if not isinstance(entry, Answer):
            happened += 1
            continue
        if entry.seat == seat and GAME.decision(recorder.state, seat).purpose == "place":
            hand = GAME.view(recorder.state, seat).hand
            keys = {each.key for each in GAME.options(recorder.state, seat)} - {entry.choice}
            others = [f"place:{card}" for card in hand if f"place:{card}" in keys]
            if others:
                return {
                    "seat": seat, "events": happened, "round": GAME.rounds(recorder.state), "purpose": "place",
                    "made": {"answer": option(entry.choice), "chance": 300},
                    "better": [{"answer": option(others[0]), "chance": 450}],
                }  # fmt: skip
        recorder.enter(entry.seat, entry.choice)
    raise AssertionError("the seat never had a choice")


def reviewed(visit: Visit, table: str) -> dict[str, Any]:
    """A review that tells Ada of one turning point, at which she could have answered so."""
    path = f"{visit.address}/api/tables/{table}"
    seat = visit.context.request.get(path).json()["you"]
    frames = visit.context.request.get(f"{path}/frames?seat=all").json()
    review = made_up(frames, seat, ("place",))
    told = review["seats"][seat]
    told["turning"] = [
        told["turning"][0] | other_answer(visit.context.request.get(f"{path}/record").text(), seat)
    ]
    return review


def test_two_friends_play_learn_and_meet_again(browser: Browser, tmp_path: Path) -> None:
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    with Served(tmp_path, LATER, environment=os.environ | {"AHEAD": str(ahead)}) as server:
        ada, ben = (open_visit(browser, server.address, language=language) for language in ("en", "pl"))
        name = ada.sign_up("Ada")
        ben.sign_up("Ben")
        table = opened(ada, ben, game="jump_drive", seed=5)
        for visit in (ada, ben):
            visit.go(f"/table/{table}")
        play_together(Player(ada.table, seed=1), Player(ben.table, seed=2), rounds=2)
        assert ben.context.request.post(f"{ben.address}/api/tables/{table}/resign", data={}).ok

        # What Ada could have done better is told to her; she tries it.
        review = reviewed(ada, table)
        Told(ada.page, table).sent = done(review)
        at = ada.page.get_by_test_id
        at("review-open").click()
        expect(flag(ada.page)).to_have_text("1")
        better = next(seat for seat in review["seats"] if seat)["turning"][0]["better"][0]["answer"]
        at("review-try").click()
        ada.page.wait_for_url(lambda address: "/replay" not in address)
        asked = ada.table.question("place")
        before = ada.table.shown
        named = [target.name for target in asked.targets]
        ada.table.glowing(named.index(better["subject"])).click()
        at("confirm").click()
        ada.table.answered(before)
        assert not ada.table.refused

        # She keeps it with the game, and Ben reads it by the link.
        ada.go(f"/table/{table}/replay?review")
        expect(flag(ada.page)).to_have_text("1")
        at("study-keep").click()
        at("study-comment").fill("This one pays at once.")
        at("study-keep-yes").click()
        at("study-open").click()
        at("study-share").click()
        link = re.sub(r"^https?://[^/]+", "", at("study-link").input_value())
        ben.go(link)
        his = ben.page.get_by_test_id
        expect(his("study")).to_contain_text(f"autor: {name}")
        his("study-line").get_by_role("button").click()
        expect(his("study-line")).to_contain_text("This one pays at once.")
        expect(his("study-line").get_by_role("button")).to_have_attribute("aria-pressed", "true")
        expect(his("replay-said")).not_to_be_empty()
        ben.page.keyboard.press("End")
        ben.until(lambda: "line=0" in ben.page.url, "the line in the address")
        assert ada.faults() + ben.faults() == []

        # The next morning both play the same deal, and neither sees the other's.
        for visit in (ada, ben):
            visit.go("/readyz")  # a page that asks for nothing
        server.stop()
        ahead.write_text(str(DAY))
        server.start()
        tables = []
        for visit in (ada, ben):
            visit.go()
            visit.page.get_by_test_id("daily-play-jump_drive").click()
            visit.page.wait_for_url("**/table/*")
            visit.table.question("start-discard")
            tables.append(visit.page.url.rsplit("/", 1)[1])
        assert ada.table.cards("hand-card") == ben.table.cards("hand-card")
        days = [
            each.context.request.get(f"{each.address}/api/tables/{one}").json()["daily"]
            for each, one in zip((ada, ben), tables, strict=True)
        ]
        assert days[0] == days[1] > "2026"
        for path in ("", "/frames?seat=all", "/record"):
            said = ben.context.request.get(f"{server.address}/api/tables/{tables[0]}{path}")
            assert (said.status, said.json()["reason"]) == (403, "daily-closed"), path
        said = ada.context.request.post(
            f"{server.address}/api/tables/{tables[0]}/study", data={"title": "Today"}
        )
        assert said.json()["reason"] == "daily-closed"
        # The study of yesterday is still read.
        ben.go(link)
        expect(his("study-line")).to_have_count(1)
        assert ada.faults() + ben.faults() == []
        for visit in (ada, ben):
            visit.context.close()
