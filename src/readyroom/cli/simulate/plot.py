"""A simulation's numbers in one picture: win rates, scores and lengths."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from readyroom.cli.simulate.tally import Report

COLORS = ("#3b6fd4", "#d1495b", "#2e9e6b", "#e0a030", "#7d5ba6", "#5c6b7a")


def plot(report: Report, to: Path) -> bool:
    """Draws the picture; False if matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        return False
    import matplotlib

    matplotlib.use("Agg")  # a file, no window
    from matplotlib import pyplot

    figure, (rates, scores, lengths) = pyplot.subplots(1, 3, figsize=(14, 4.5), layout="constrained")
    plan = report.plan
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    figure.suptitle(f"{plan.game}, {plan.seats} seats{', ' if options else ''}{options}: {report.matches} matches")
    _rates(rates, report)
    _scores(scores, report)
    _lengths(lengths, report)
    for counted in (scores, lengths):
        counted.yaxis.get_major_locator().set_params(integer=True)
    figure.savefig(to, dpi=110)
    pyplot.close(figure)
    return True


def _rates(axes: Any, report: Report) -> None:
    names = [bot.bot for bot in report.bots]
    rates = [100 * bot.rate for bot in report.bots]
    below = [100 * (bot.rate - bot.low) for bot in report.bots]
    above = [100 * (bot.high - bot.rate) for bot in report.bots]
    axes.bar(names, rates, color=[_color(i) for i in range(len(names))], width=0.6)
    axes.errorbar(names, rates, yerr=[below, above], fmt="none", ecolor="#222222", capsize=5)
    if report.even is not None:
        axes.axhline(100 * report.even, color="#888888", linestyle="--", linewidth=1)
    axes.set(title="Matches won, with 95% intervals", ylabel="%", ylim=(0, 100))


def _scores(axes: Any, report: Report) -> None:
    everything = [score for bot in report.bots for score in bot.scores]
    if everything:
        bins = _whole_bins(everything)
        for i, bot in enumerate(report.bots):
            weights = list(bot.scores.values())
            axes.hist(list(bot.scores), bins=bins, weights=weights, alpha=0.55, label=bot.bot, color=_color(i))
        axes.legend()
    axes.set(title="Scores at the end", xlabel="points", ylabel="seatings")


def _lengths(axes: Any, report: Report) -> None:
    if report.lengths:
        axes.hist(list(report.lengths), bins=30, weights=list(report.lengths.values()), color=_color(5))
    axes.set(title="Length of a match", xlabel="actions", ylabel="matches")


def _whole_bins(values: list[int]) -> list[float]:
    """Bins that each hold the same number of whole scores."""
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // 40))
    return [least - 0.5 + width * i for i in range((most - least) // width + 2)]


def _color(i: int) -> str:
    return COLORS[i % len(COLORS)]
