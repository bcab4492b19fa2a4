"""`cosmodrome review`: how the chances of a recorded game went, and what each seat could have done better."""

from typing import Annotated, Any, Final

import typer

from cosmodrome.cli.arguments import (
    AsJson,
    Colour,
    EnglishNames,
    Language,
    print_json,
    read_colour,
    read_language,
)
from cosmodrome.cli.errors import CommandError
from cosmodrome.cli.games_bar import games_bar
from cosmodrome.cli.palette import Palette
from cosmodrome.cli.replay import names_of, read_whole, words_of
from cosmodrome.cli.screen import HEADING, dressed, tell
from cosmodrome.play.record import Unlike
from cosmodrome.review.report import WHOLE, Moment, Review, SeatReview
from cosmodrome.review.review import NoJudge, Reviewing
from cosmodrome.words.render import Speaker, signed

PARTS: Final = ("par", "start", "draws", "own", "rivals")
"""What a result is made of, in the order in which it is told."""
ALL: Final = 0


def review(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record.", show_default=False)],
    seat: Annotated[
        int, typer.Option(help="Tell of one seat, from 1; left out, of all.", show_default=False)
    ] = ALL,
    json: AsJson = False,
    lang: Language = "en",
    english_names: EnglishNames = False,
    colour: Colour = "auto",
) -> None:
    """Judge each answer of a recorded game, by what its seat could see.

    How accuracy and luck are counted is told in docs/review.md; chances in JSON are thousandths of a victory.
    """
    language = read_language(lang)
    kept, game, _ = read_whole(file)
    seats = kept.header.seats
    if not 0 <= seat <= seats:
        raise CommandError(f"--seat {seat}: the record has seats 1 to {seats}")
    try:
        work = Reviewing(game, kept)
    except NoJudge as lacking:
        raise CommandError(f"{file}: {lacking}", code=1) from None
    except Unlike as unlike:
        why = unlike.facts.get("detail", f"it is of rules {unlike.facts.get('version')}")
        raise CommandError(f"{file} cannot be played again: {why}", code=1) from None
    with games_bar(work.count, "answers") as advance:
        judged = []
        for number in range(work.count):
            judged += work.judge(number, number + 1)
            advance(1)
    found = work.report(judged)
    if json:
        print_json(found)
        return
    words = words_of(kept, game, language, english_names)
    with dressed(read_colour(colour), Palette(words)):
        _Told(words, names_of(kept, words), found).tell(range(seats) if seat == ALL else [seat - 1])


class _Told:
    """A review in words."""

    def __init__(self, words: Speaker, players: list[str], review: Review) -> None:
        self.words = words
        self.players = players
        self.review = review
        words.seated = players

    def tell(self, seats: Any) -> None:
        words = self.words
        tell(f"{words.played.meta.title}: {', '.join(self.players)}", HEADING)
        tell(words.say("ui-review-judge", bot=words.bot(self.review.judge)))
        self._curve()
        for seat in seats:
            self._seat(seat, self.review.seats[seat])

    def _curve(self) -> None:
        """The chances at the end of each round."""
        tell()
        tell(self.words.say("ui-review-table"), HEADING)
        ends = {point.round: point for point in self.review.curve}
        wide = [max(len(name), 5) for name in self.players]
        head = self.words.say("ui-review-round")
        names = "  ".join(name.rjust(width) for name, width in zip(self.players, wide, strict=True))
        tell(f"{head}  {names}")
        for number, point in ends.items():
            shares = "  ".join(
                _percent(chance).rjust(width) for chance, width in zip(point.chances, wide, strict=True)
            )
            tell(f"{str(number).rjust(len(head))}  {shares}")

    def _seat(self, seat: int, told: SeatReview) -> None:
        words = self.words
        tell()
        tell(f"{self.players[seat]}: {words.say('ui-review-help-accuracy')} {told.accuracy}", HEADING)
        for phase in told.phases:
            count = words.say("ui-review-questions", count=phase.questions)
            tell(f"  {words.say(f'phase-{phase.phase}')}: {phase.accuracy} ({count})")
        tell(words.say("ui-review-luck"), HEADING)
        for part in PARTS:
            amount = getattr(told.luck, part)
            tell(f"  {words.say(f'ui-review-luck-{part}')}: {signed(round(100 * amount / WHOLE))}")
        tell(f"  {words.say('ui-review-luck-result')}: {round(100 * told.luck.result / WHOLE)}")
        for number, moment in enumerate(told.turning, 1):
            self._moment(number, moment)

    def _moment(self, number: int, moment: Moment) -> None:
        words = self.words
        best, *others = moment.better
        label = self._label(moment, best.choice)
        tell(words.say("ui-review-turning-at", number=number, round=moment.round, answer=label), HEADING)
        own = self._label(moment, moment.made.choice)
        tell(f"  {self.players[moment.seat]}: {own}, {_percent(moment.made.chance)} %")
        tell(f"  {words.say('ui-review-coach', answer=label)}, {_percent(best.chance)} %")
        if others:
            also = [f"{self._label(moment, each.choice)}, {_percent(each.chance)} %" for each in others]
            tell(f"  {words.say('ui-review-also', answers='; '.join(also))}")
        for reason in moment.reasons:
            tell(f"  {words.say(reason.name, **words.spelled(reason.facts, self.players))}")
        if moment.line:
            line = [self._label(moment, key) for key in moment.line]
            tell(f"  {words.say('ui-review-line', answers='; '.join(line))}")
        noise = round(100 * moment.noise / WHOLE)
        tell(f"  {words.say('ui-review-lost', lost=_percent(moment.lost), noise=noise)}")

    def _label(self, moment: Moment, key: str) -> str:
        words = self.words
        question = {"seat": moment.seat, "purpose": moment.purpose, "about": moment.about}
        return words.button(words.played.parse(key), question)


def _percent(chance: int) -> str:
    """Of thousandths, with one place."""
    return f"{chance / WHOLE:.1%}".removesuffix("%")
