"""Least squares for many yes-or-no facts: what each adds to a number, all others being equal."""

from __future__ import annotations

from math import sqrt

RIDGE = 0.5
"""Weighs as much as half a row that says 'nothing': it separates facts that only occur together."""


class Estimate:
    """What one fact adds, and its standard error."""

    __slots__ = ("error", "value")

    def __init__(self, value: float, error: float) -> None:
        self.value = value
        self.error = error


def fit(
    rows: list[tuple[tuple[int, ...], float]], facts: int, choices: tuple[tuple[int, ...], ...] = ()
) -> list[Estimate]:
    """Each row has the numbers of the facts that held, and the result. A choice lists facts of which exactly one holds
    in every row: they can only be compared with each other, so each is compared with their average.

    >>> rows = [((), 10.0), ((0,), 14.0), ((1,), 11.0), ((0, 1), 15.0)] * 200
    >>> [round(one.value, 1) for one in fit(rows, 2)]
    [4.0, 1.0]
    >>> [round(one.value, 1) for one in fit([((0,), 14.0), ((1,), 11.0)] * 200, 2, ((0, 1),))]
    [1.5, -1.5]
    """
    size = facts + 1  # the last column is the result without any fact
    matrix = [[0.0] * size for _ in range(size)]
    sums = [0.0] * size
    for held, result in rows:
        columns = (*held, facts)
        for i in columns:
            sums[i] += result
            line = matrix[i]
            for j in columns:
                line[j] += 1.0
    for i in range(facts):
        matrix[i][i] += RIDGE
    inverse = _inverse(matrix)
    values = [sum(a * b for a, b in zip(line, sums, strict=True)) for line in inverse]
    spread = _spread(rows, values, size)
    made = [Estimate(values[i], spread * sqrt(max(0.0, inverse[i][i]))) for i in range(facts)]
    for choice in choices:
        for i in choice:
            made[i] = _told_apart(i, choice, values, inverse, spread)
    return made


def _told_apart(
    i: int, choice: tuple[int, ...], values: list[float], inverse: list[list[float]], spread: float
) -> Estimate:
    """A fact compared with the average of its choice."""
    part = 1.0 / len(choice)
    weights = [(j, (1.0 if j == i else 0.0) - part) for j in choice]
    value = sum(weight * values[j] for j, weight in weights)
    square = sum(a * b * inverse[j][k] for j, a in weights for k, b in weights)
    return Estimate(value, spread * sqrt(max(0.0, square)))


def _spread(rows: list[tuple[tuple[int, ...], float]], values: list[float], size: int) -> float:
    """The standard deviation of the residuals."""
    squares = sum((result - values[-1] - sum(values[i] for i in held)) ** 2 for held, result in rows)
    return sqrt(squares / max(1, len(rows) - size))


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss-Jordan elimination. The matrix is symmetric and positive, so its diagonal serves as pivots."""
    size = len(matrix)
    work = [[*line, *(1.0 if i == j else 0.0 for j in range(size))] for i, line in enumerate(matrix)]
    for i in range(size):
        pivot = work[i][i]
        top = work[i] = [value / pivot for value in work[i]]
        for j in range(size):
            factor = work[j][i]
            if j != i and factor:
                work[j] = [value - factor * above for value, above in zip(work[j], top, strict=True)]
    return [line[size:] for line in work]
