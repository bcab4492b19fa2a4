"""`cosmodrome plot`: what records, a ladder or a training show, drawn as SVG or PNG."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from cosmodrome.cli.arguments import print_json
from cosmodrome.cli.errors import CommandError
from cosmodrome.cli.record import check_place
from cosmodrome.cli.replay import read_whole
from cosmodrome.cli.screen import tell
from cosmodrome.core.event import Event, GameEnded, Log, RoundBegan
from cosmodrome.core.game import Game
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import Record, Unlike, replay


def plot(
    kind: Annotated[
        str, typer.Argument(metavar="KIND", help="scores, phases, matrix or strength.", show_default=False)
    ],
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE...",
            help="Records for scores and phases; what `ladder --json` says for matrix; lines of JSON for strength.",
            show_default=False,
        ),
    ],
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="Where to write it: .svg or .png.")],
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the figures that were drawn, as JSON.")] = False,
) -> None:
    """Draw scores by round or phases chosen of records, who beats whom on a ladder, or strength over a training.

    Each line for strength is an object with `at` (games, minutes, ...), `against`, `share`, `low` and `high`.
    """
    if kind not in DRAWN:
        raise CommandError(f"{kind!r} is not one of {', '.join(DRAWN)}")
    if Path(out).suffix.removeprefix(".") not in ("svg", "png"):
        raise CommandError(f"--out {out}: a plot is a file that ends in .svg or .png")
    check_place(out, force)
    from cosmodrome.arena import plots

    figures, axes = DRAWN[kind](plots, files)
    plots.save(axes, Path(out))
    if json:
        print_json(figures)
    else:
        tell(f"{out}: {axes.get_title()}")


class _Rounds(Log):
    """What is drawn of a game, heard as it is played again. Rounds that were taken back are played anew, or gone."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self.game = game
        self._scores: dict[int, list[float]] = {}
        self._called: dict[int, Counter[str]] = {}

    @property
    def scores(self) -> list[list[float]]:
        """At the beginning of each round and at the end."""
        return list(self._scores.values())

    @property
    def called(self) -> list[Counter[str]]:
        """In each round the phases that were called."""
        return [self._called.get(number, Counter()) for number in self._scores][:-1]

    def hear(self, state: Any, event: Event) -> None:
        self.append(event)
        now = self.game.rounds(state)
        if isinstance(event, RoundBegan | GameEnded):
            parts, at = self.game.meta.parts_of_point, now + isinstance(event, GameEnded)
            self._scores = {number: row for number, row in self._scores.items() if number < at}
            self._scores[at] = [score / parts for score in self.game.standing(state).scores]
        if actions := getattr(event, "actions", ()):
            self._called[now] = Counter(each for row in actions for each in row)


def _heard(files: Sequence[str]) -> list[tuple[Record, _Rounds]]:
    """Records of one game, each played again. Raises CommandError."""
    found: list[tuple[Record, _Rounds]] = []
    for file in files:
        kept, game, _ = read_whole(file)
        if found and kept.header.game != found[0][0].header.game:
            raise CommandError(
                f"{file} is a game of {kept.header.game}, {files[0]} one of {found[0][0].header.game}"
            )
        rounds = _Rounds(game)
        try:
            replay(game, kept, rounds)
        except Unlike as unlike:
            raise CommandError(
                f"{file} cannot be played again: {unlike.reason} {unlike.facts}", code=1
            ) from None
        found.append((kept, rounds))
    return found


def _scores(plots: Any, files: Sequence[str]) -> tuple[Any, Any]:
    heard = _heard(files)
    rows: dict[str, list[list[float]]] = defaultdict(list)
    for kept, rounds in heard:
        for seat, name in enumerate(kept.header.players):
            rows[name].append([row[seat] for row in rounds.scores])
    game = heard[0][1].game.meta.title
    return rows, plots.scores(f"{game}: points by round, {_counted(len(heard), 'game')}", rows)


def _phases(plots: Any, files: Sequence[str]) -> tuple[Any, Any]:
    heard = _heard(files)
    longest = max(len(rounds.called) for _, rounds in heard)
    called = [Counter[str]() for _ in range(longest)]
    for _, rounds in heard:
        for at, row in enumerate(rounds.called):
            called[at].update(row)
    names = list(dict.fromkeys(name for row in called for name in row))
    game = heard[0][1].game.meta.title
    if not names:
        raise CommandError(f"in {game} nobody calls phases; that is done in Race for the Galaxy")
    order = sorted(names, key=lambda name: -sum(row[name] for row in called))
    title = f"{game}: actions chosen by round, {_counted(len(heard), 'game')}"
    return [dict(row) for row in called], plots.phases(title, called, order)


def _matrix(plots: Any, files: Sequence[str]) -> tuple[Any, Any]:
    if len(files) > 1:
        raise CommandError(f"{len(files)} files are named, and a matrix is drawn of one")
    told = _read(files[0], lambda text: msgspec.json.decode(text))
    try:
        names = [bot["name"] for bot in told["bots"]]
        shares = {
            one: {other: float(each["share"]) for other, each in row.items() if each}
            for one, row in told["before"].items()
        }
        title = f"{GAMES[told['game']].meta.title}, {told['seats']} seats, {told['deals']} deals: row before column"
        return shares, plots.matrix(title, names, shares)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise CommandError(f"{files[0]} is not what `ladder --json` says: {error}") from None


_Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class _Point(msgspec.Struct):
    at: Annotated[float, msgspec.Meta(ge=0, le=1e12)]
    against: str
    share: _Share
    low: _Share
    high: _Share


def _strength(plots: Any, files: Sequence[str]) -> tuple[Any, Any]:
    points = [
        point
        for file in files
        for point in _read(
            file, lambda text: [msgspec.json.decode(line, type=_Point) for line in text.splitlines()]
        )
    ]
    if not points:
        raise CommandError(f"{files[0]} has no line; each is an object with at, against, share, low and high")
    lines: dict[str, list[tuple[float, float, float, float]]] = defaultdict(list)
    for point in points:
        lines[f"against {point.against}"].append((point.at, point.share, point.low, point.high))
    return lines, plots.strength("Strength over the training", lines, "how far the training was")


def _read(file: str, read: Callable[[str], Any]) -> Any:
    try:
        return read(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise CommandError(f"{file}: {error}") from None


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'s' * (count != 1)}"


DRAWN: dict[str, Callable[[Any, Sequence[str]], tuple[Any, Any]]] = {
    "scores": _scores,
    "phases": _phases,
    "matrix": _matrix,
    "strength": _strength,
}
