"""The market in the terminal: an offer is typed as it stands in the log, and one may let the others go on."""

import pytest

from cosmodrome.cli.play import Table
from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES, MANIFESTS
from cosmodrome.words.catalogue import speaker
from tests.market.game import MARKET
from tests.market.manifest import MANIFEST
from tests.market.payloads import Offer
from tests.market.steps import OFFER


def play(monkeypatch: pytest.MonkeyPatch, typed: list[str]) -> Table:
    monkeypatch.setitem(GAMES, "market", MARKET)
    monkeypatch.setitem(MANIFESTS, "market", MANIFEST)
    waiting = iter(typed)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(waiting, "q"))
    table = Table(MARKET, Setup(3, 3), ["trader", "trader"], "Ada", speaker("en", "market"))
    table.play()
    return table


def test_offers_are_typed_and_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    offer = OFFER.choice(Offer(give={"blue": 1}, to={1})).key
    table = play(monkeypatch, ['offer:{"give":{"gold":1}}', "offer:nonsense", offer, "n", "q"])
    said = capsys.readouterr().out
    assert said.count("That answer cannot be read") == 2 and "an answer of your own" in said
    assert "nothing now; the others go on" in said
    mine = [entry.choice for entry in table.recorder.record.answers if entry.seat == table.you]
    assert mine == [offer]


def test_whoever_has_nothing_more_to_say_lets_time_run_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = play(monkeypatch, ["n"] * 6 + ["1"] + ["n"] * 6 + ["1"])
    said = capsys.readouterr().out
    times = [entry for entry in table.recorder.record.answers if entry.choice == "time:trade"]
    assert len(times) == 2 and all(entry.seat < 0 for entry in times)
    assert "Final scores" in said and not MARKET.awaited(table.recorder.state)


def test_what_others_whisper_is_not_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = play(monkeypatch, ["q"])
    said = []
    for to in ({2}, set[int]()):
        table.recorder.choose(1, OFFER.choice(Offer(give={"green": 1}, to=to)))
        capsys.readouterr()
        table._tell()
        said.append(capsys.readouterr().out)
    assert said[0] == "" and "Trader 1: Offered" in said[1]
