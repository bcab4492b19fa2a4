"""What has no message is said in plain words, by the terminal and by the page alike."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.words.plain import sentence, words

ROOT = Path(__file__).resolve().parents[2]

SAID: list[tuple[str, dict[str, Any], str]] = [
    ("do-play", {"card": "Gem World", "card_id": "gem_world", "price": 3}, "Play Gem World"),
    ("do-bid", {"card": "3", "subject": "3"}, "Bid 3"),
    ("do-pass", {"card": "none"}, "Pass"),
    ("do-batch-hand-limit", {"count": 2}, "Hand limit (2)"),
    ("ask-hand-limit", {"more": 2}, "Hand limit?"),
    ("ask-pay", {"about": "Gem World", "card": "Gem World"}, "Pay Gem World?"),
    ("reason-costs", {"price": 5, "have": 4}, "Costs (have 4)"),
    ("reason-not-now", {}, "Not now"),
    ("fact-deck", {"count": 30}, "Deck: 30"),
    ("fact-vp_a_round", {"count": 0}, "Vp a round: 0"),
    ("wait-play", {"players": "Ana, Ben"}, "Play: Ana, Ben"),
    ("phase-over", {"count": 3}, "Over"),
    ("card-star_7", {}, "Star 7"),
    ("round-began", {"round": 3}, "Round began (round 3)"),
    ("drew-you", {"player": "Ana", "card": "Gem World", "card_id": "gem_world"}, "Ana: Drew Gem World"),
    ("drew-hidden", {"player": "Ana", "card": "none", "cards_count": 2}, "Ana: Drew"),
    ("won", {"player": "Ana", "cards": "Gem World, Old Earth"}, "Ana: Won (cards Gem World, Old Earth)"),
]


@pytest.mark.parametrize(("message", "args", "said"), SAID)
def test_a_sentence_is_made_from_id_and_facts(message: str, args: dict[str, Any], said: str) -> None:
    assert sentence(message, args) == said


def test_names_are_words() -> None:
    assert words("round_began") == words("round-began") == "Round began" and words("") == ""


def test_the_page_says_the_same(tmp_path: Path) -> None:
    node, esbuild = shutil.which("node"), ROOT / "web/node_modules/.bin/esbuild"
    if not node or not esbuild.exists():
        pytest.skip("needs Node and the page's packages: make setup")
    made = tmp_path / "words.mjs"
    subprocess.run(
        [esbuild, ROOT / "web/src/words/plain.ts", f"--outfile={made}", "--format=esm"], check=True
    )
    asked = json.dumps([[message, args] for message, args, _ in SAID])
    spoken = f"{asked}.map(([id, args]) => sentence(id, args))"
    program = f"import {{ sentence }} from '{made}'; console.log(JSON.stringify({spoken}))"
    done = subprocess.run(
        [node, "--input-type=module", "-e", program], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == [said for _, _, said in SAID]
