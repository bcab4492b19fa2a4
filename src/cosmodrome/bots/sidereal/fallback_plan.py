"""A plan without the solver, for when it found none: columns by their gain, as long as every row holds."""

from cosmodrome.bots.sidereal.solver import Program


def by_greed(program: Program) -> list[float]:
    """The value of each column. Rows that ask for something are not looked at: they are wishes, with a lack allowed."""
    rows = len(program.low)
    left = list(program.high)
    uses: list[list[tuple[int, float]]] = [[] for _ in program.worth]
    for row in range(rows):
        for at in range(program.starts[row], program.starts[row + 1]):
            uses[program.columns[at]].append((row, program.amounts[at]))
    found = [0.0] * len(program.worth)
    again = True
    while again:
        again = False
        order = sorted(range(len(found)), key=lambda column: -program.worth[column])
        for column in order:
            if program.worth[column] <= 0:
                break
            while found[column] < program.limit[column] and all(
                amount <= left[row] + 1e-9 for row, amount in uses[column]
            ):
                found[column] += 1
                again = True
                for row, amount in uses[column]:
                    left[row] -= amount
                if not program.whole[column]:
                    break
    return found
