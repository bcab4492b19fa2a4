"""The plan of a round: what it brings if these phases are played, and so which action to choose."""

from cosmodrome.bots.race.building import Build, Builder, Phases
from cosmodrome.bots.race.rivals import CONSUME, DEVELOP, EXPLORE, PHASES, PRODUCE, SETTLE, Rival, calls
from cosmodrome.bots.race.turnover import Turnover, mode_of
from cosmodrome.bots.race.values import Appraisal
from cosmodrome.games.race.meta import FULL_TABLEAU
from cosmodrome.games.race.sums import KEEP, LOGISTICS, LOOK

PHASE_OF = {
    "explore-5": EXPLORE,
    "explore-1-1": EXPLORE,
    "develop": DEVELOP,
    "settle": SETTLE,
    "consume-trade": CONSUME,
    "consume-x2": CONSUME,
    "produce": PRODUCE,
}


class Plan:
    """One seat's view of a round to come, or under way."""

    def __init__(self, appraisal: Appraisal, rivals: list[Rival], pool: int) -> None:
        self.me = appraisal
        self.rivals = rivals
        self.pool = pool
        self.turnover = Turnover(appraisal)
        self.builder = Builder(appraisal, self.turnover)
        self._others_eat = sum(rival.eats for rival in rivals)
        self._best_rival = max((rival.hopes for rival in rivals), default=0.0)
        self._calls = calls(rivals)
        self._builds: dict[tuple[int, int, int, int, float, int], Build] = {}

    def value_of(self, actions: list[str]) -> float:
        """What choosing these actions brings, over all that the rivals may choose."""
        mine = 0
        for action in actions:
            mine |= 1 << PHASE_OF[action]
        known: dict[int, float] = {}
        value = 0.0
        for mask, chance in self._calls:
            phases = mask | mine
            if phases not in known:
                known[phases] = self.round_value(phases, actions) - self._spite(phases)
            value += chance * known[phases]
        return value

    def _spite(self, phases: int) -> float:
        """What the rivals gain by these phases, as far as it counts against them."""
        gained = 0.0
        for rival in self.rivals:
            for phase in range(PHASES):
                if phases >> phase & 1:
                    gained += rival.shares[phase]
        return self.me.weights.spite * gained / max(1, len(self.rivals))

    def round_value(self, phases: int, actions: list[str]) -> float:
        """The lead after a round of these phases, with the bonuses of these actions."""
        me = self.me
        drawn = 0
        luck = 0.0
        if phases >> EXPLORE & 1:
            drawn, luck = self._explored(actions)
        mode = mode_of(bool(phases >> CONSUME & 1), actions)
        build = self._build(phases, actions, drawn, mode)
        change = drawn + build.cards
        size = len(me.position.tableau)
        ends = size + build.count >= FULL_TABLEAU > size
        stock = self.turnover.with_good(build.world)
        later = build.later - me.stock_worth(stock)  # counted there as goods that wait
        chips = for_chips = for_more = 0.0
        if mode:
            chips, cards, stock = self.turnover.consumed(build.world, mode)
            change += cards
            ends = ends or chips + self._others_eat >= self.pool > 0
            if me.hopes is not None:
                for_chips, for_more = me.hopes.chips(me.position.chips, chips)
        if phases >> PRODUCE & 1:
            cards, stock = self.turnover.produced(stock, build.world, "produce" in actions)
            change += cards
        if ends:
            for_cards = me.hopes.hand(me.position.cards + change)[0] if me.hopes is not None else 0.0
            return self._final_lead(build.now + chips + for_chips + for_cards)
        later += me.stock_worth(stock) + luck - build.lost
        if me.hopes is not None:
            later += for_chips + for_more
        hopes = me.score + me.later + self.turnover.worth + me.hand_worth(me.position.cards + change)
        return hopes + build.now + chips + later - self._best_rival

    def _final_lead(self, gained: float) -> float:
        """The lead if this round is the last: only points on the table count, and that it is a lead."""
        others = max((rival.appraisal.score + rival.soon for rival in self.rivals), default=0.0)
        lead = self.me.score + gained - others
        return lead + self.me.weights.ending * max(-1.0, min(1.0, lead / 4.0))

    def _explored(self, actions: list[str]) -> tuple[int, float]:
        """Cards kept in an Explore phase, and what it is worth that they were picked among others."""
        w = self.me.weights
        sums = self.me.position.sums
        look = 2 + sums[LOOK] + 5 * actions.count("explore-5") + actions.count("explore-1-1")
        keep = min(look, 1 + sums[KEEP] + actions.count("explore-1-1"))
        # Where the kept ones stand, on average, among cards seen: 0.5 is the middle.
        height = 1.0 - (keep + 1) / (2.0 * (look + 1))
        time = min(1.0, self.me.left / 2.0)
        need = max(0.0, 1.0 - self.builder.prospect / 6.0)
        return keep, time * (height - 0.5) * (w.find * keep + w.need * need)

    def _build(self, phases: int, actions: list[str], drawn: int, mode: int) -> Build:
        """What is placed; each question is thought through once."""
        develops = actions.count("develop")
        settles = actions.count("settle")
        key = (
            phases >> DEVELOP & 1 and max(1, develops),
            phases >> SETTLE & 1 and max(1, settles) * (1 + self.me.position.sums[LOGISTICS]),
            develops,
            settles,
            drawn,
            mode,
        )
        found = self._builds.get(key)
        if found is None:
            found = self._builds[key] = self.builder.best(Phases(*key))
        return found
