"""What recorded games tell and ask is rendered alike by the terminal and by the page, in every language."""

import json
import shutil
import subprocess
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import Answer, Recorder, loads
from cosmodrome.server.table.messages import VerdictSent, decision_sent
from cosmodrome.words.catalogue import speaker, told, words_of
from cosmodrome.words.deals import Deal
from cosmodrome.words.render import LANGUAGES, MESSAGES, WATCHES, texts_of

from .wording import OF_GAMES

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests/records"
PLAYERS = ["Ana", "Ben", "Cleo", "Dov", "Eve", "Fay", "Gus", "Hal", "Ida"]
MOST = 40
"""Of a game's events with one tag, and of its questions with one purpose."""
PROGRAM = """
import { FluentBundle, FluentResource } from "@fluent/bundle";
import fs from "node:fs";
import { sentence } from "./src/words/plain";
import { inPoints, oneFullStop, Speech } from "./src/words/render";
import { dealTrees } from "./src/games/sidereal/offers/deals";
const read = JSON.parse(fs.readFileSync(0, "utf8"));
const { texts, cards, grammar, numbers, parts, players, solo, events, questions } = read;
const { dealt } = dealTrees((card) => cards[card]?.trade === "loan");
const bundles = texts.map(([language, sources]) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
});
const knowing = (id) => bundles.find((bundle) => bundle.hasMessage(id));
const marked = (id, args = {}) => {
  const bundle = knowing(id);
  if (!bundle) return sentence(id, args);
  return oneFullStop(bundle.formatPattern(bundle.getMessage(id).value, { ...numbers, ...args }, []), args);
};
const titled = (id) => marked(id).replace(/^./u, (letter) => letter.toUpperCase());
const voice = { knows: (id) => knowing(id) !== undefined, marked, titled, points: (score) => inPoints(score, parts) };
const speech = new Speech(voice, () => grammar, (id) => cards[id] ?? null);
const text = (spans) => spans.map((span) => span.text).join("");
const naming = (viewer) => (seat) => (seat === viewer ? marked("ui-you") : (players[seat] ?? String(seat + 1)));
const said = events.map(([event, viewer]) => text(speech.event(event, viewer, naming(viewer))));
for (const [decision, tree] of questions) {
  speech.nameOf = naming(decision.seat);
  speech.reader = () => decision.seat;
  said.push(text(speech.ask(decision)));
  for (const option of decision.options) {
    const verdict = decision.verdicts.find(({ card }) => card === option.subject);
    said.push(speech.button(option, decision, { reason: "", ...verdict, facts: { ...verdict?.facts, solo } }));
  }
  if (tree) said.push(speech.button({ verb: "", subject: "", said: tree }, decision));
  if (decision.pool.length) said.push(speech.batch(decision, decision.more));
  for (const verdict of decision.verdicts) {
    const sum = speech.sum(verdict.parts).map(({ source, amount }) => `${text(source)} ${amount}`);
    said.push(speech.full(verdict), sum.join(", "));
  }
}
for (const [event, viewer] of events.filter(([event]) => event.moves)) {
  speech.nameOf = naming(viewer);
  speech.reader = () => viewer;
  said.push(speech.text(dealt(event, viewer)));
}
said.push(...Object.values(cards).flatMap(({ lines }) => lines.map((line) => speech.text(line))));
console.log(JSON.stringify(said));
"""
"""Says on the page's side what it reads."""


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's renderer, as a program of its own."""
    esbuild = ROOT / "web/node_modules/.bin/esbuild"
    if not shutil.which("node") or not esbuild.exists():
        pytest.skip("needs Node and the page's packages: make setup")
    made = tmp_path_factory.mktemp("page") / "say.mjs"
    command = [esbuild, "--bundle", "--format=esm", "--platform=node", f"--outfile={made}", "--loader=ts"]
    subprocess.run(command, input=PROGRAM, text=True, check=True, cwd=ROOT / "web")
    return made


class Heard:
    """What a recorded game tells and asks, each as it is sent."""

    def __init__(self, file: Path) -> None:
        record = loads(file.read_text(encoding="utf-8"), GAMES)
        self.game = record.header.game
        self.players = PLAYERS[: record.header.seats]
        self.events: list[tuple[dict[str, Any], int | None]] = []
        self.questions: list[tuple[dict[str, Any], Any]] = []
        self._counted: dict[Any, int] = {}
        played = GAMES[self.game]
        recorder = Recorder(played, record.header.setup(), record.header.players)
        for answer in record.answers:
            state = recorder.state
            if answer.seat in played.may_act(state):
                self._asked(played.decision(state, answer.seat), played.referee.verdicts(state, answer.seat), answer)
            recorder.enter(answer.seat, answer.choice)
        for entry in recorder.record.events:
            for viewer in (None, *range(len(self.players))):
                seen = entry.seen_by(viewer)
                if seen is not None and self._few(
                    entry.__struct_config__.tag, entry.__struct_fields__ and viewer
                ):
                    self.events.append(
                        (json.loads(msgspec.json.encode(told(self.game, seen, viewer))), viewer)
                    )

    def _few(self, *kind: Any) -> bool:
        self._counted[kind] = self._counted.get(kind, 0) + 1
        return self._counted[kind] <= MOST

    def _asked(self, decision: Any, verdicts: list[Any], answer: Answer) -> None:
        if self._few("asked", decision.purpose):
            sent = json.loads(msgspec.json.encode(decision_sent(decision, 0, verdicts)))
            verb, _, subject = answer.choice.partition(":")
            free = subject.startswith("{")
            tree = words_of(self.game).free(verb, json.loads(subject), answer.seat) if free else None
            self.questions.append((sent, tree))


def said_in(language: str, heard: Heard) -> tuple[list[str], dict[str, Any]]:
    """What the terminal says of it, and what the page is given to say the same."""
    words = speaker(language, heard.game)
    said = [words.event(event, viewer, heard.players) for event, viewer in heard.events]
    for decision, tree in heard.questions:
        words.seated, words.reader = heard.players, decision["seat"]
        verdicts = [msgspec.convert(verdict, VerdictSent) for verdict in decision["verdicts"]]
        by_card = {verdict.card: verdict for verdict in reversed(verdicts)}
        said.append(words.ask(decision, verdicts))  # type: ignore[arg-type]
        for option in decision["options"]:
            said.append(words.button(option, decision, by_card.get(option["subject"])))  # type: ignore[arg-type]
        if tree:
            said.append(words.render(tree))
        if decision["pool"]:
            said.append(words.batch(decision, decision["more"]))
        for verdict in verdicts:
            said += [words.verdict(verdict), words.sum(verdict.parts)]  # type: ignore[arg-type]
    deals = [(event, viewer) for event, viewer in heard.events if "moves" in event]
    said += [words.render(Deal(event, who).in_full(), heard.players, _reader(who)) for event, who in deals]
    words.seated, words.reader = (), None
    lines = {name: words.words.lines(card) for name, card in words.cards.items()}
    said += [words.render(line) for each in lines.values() for line in each]
    texts = [
        [
            code,
            [(MESSAGES / code / f"{name}.ftl").read_text(encoding="utf-8") for name in ("table", "names")]
            + [text],
        ]
        for code, text in zip((language, "en"), texts_of(heard.game, language), strict=False)
    ]
    return said, {
        "texts": texts,
        "cards": {name: {**card, "lines": lines[name]} for name, card in words.cards.items()},
        "grammar": words.grammar,
        "numbers": words.numbers,
        "parts": words.played.meta.parts_of_point,
        "players": words.everyone(heard.players),
        "solo": "yes" if len(heard.players) == 1 else "no",
        "events": heard.events,
        "questions": heard.questions,
    }


def _reader(viewer: int | None) -> int:
    return WATCHES if viewer is None else viewer


@pytest.mark.parametrize("game", OF_GAMES)
@pytest.mark.sample(2)
def test_terminal_and_page_say_the_same(page: Path, game: str) -> None:
    for file in islice(sorted((RECORDS / game).glob("*.jsonl")), 2):
        heard = Heard(file)
        for language in LANGUAGES:
            said, given = said_in(language, heard)
            done = subprocess.run(
                ["node", page], input=msgspec.json.encode(given), capture_output=True, check=True
            )
            assert len(said) > 300
            assert [
                pair for pair in zip(json.loads(done.stdout), said, strict=True) if pair[0] != pair[1]
            ] == []
