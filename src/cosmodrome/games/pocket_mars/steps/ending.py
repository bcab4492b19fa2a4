"""The end of the game: for which reasons, and when it is looked at (R2.5, R10.9)."""

from cosmodrome.core.pile import empty
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.atoms.played import discard_played, lay_down_cards
from cosmodrome.games.pocket_mars.meta import COLONISTS
from cosmodrome.games.pocket_mars.scoring import automa_score, outcome, standing
from cosmodrome.games.pocket_mars.state import AUTOMA, State, on_mars


def end_round(state: State) -> None:
    """R2.5 After a whole round the game ends if a player has all colonists on Mars."""
    for seat in state.seats:
        if on_mars(seat) == COLONISTS:
            end(state, ["colonists"])
            return


def end_solo(state: State) -> None:
    """R10.9 End a solo game if there is a reason; by option looked at all the time, else after the round."""
    causes: list[str] = []
    if on_mars(state.players[0]) == COLONISTS:
        causes.append("colonists")
    if on_mars(state.players[AUTOMA]) == COLONISTS:
        causes.append("automa")
    if state.short:
        causes.append("deck")
    if causes:
        end(state, causes)


def end(state: State, causes: list[str]) -> None:
    if state.held:  # in the middle of a card's action
        discard_played(state, state.seats[state.turn])
    for seat in state.seats:
        seat.pool = empty()
        seat.picked = empty()
        seat.owed = 0
    state.todo = empty()
    state.causes = causes
    state.over = True
    lay_down_cards(state)
    if state.log is not None:
        result = standing(state)
        automa = automa_score(state) if state.rules.solo else None
        state.tell(
            events.GameEnded(causes, result.scores, result.ties, result.winners, automa, outcome(state))
        )
