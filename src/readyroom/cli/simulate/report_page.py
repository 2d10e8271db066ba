"""A simulation's numbers as one self-contained page."""

from __future__ import annotations

from html import escape

from readyroom.cli.simulate.standalone import document, histogram
from readyroom.cli.simulate.tally import BotTally, Report, wilson


def report_page(report: Report, title: str) -> str:
    plan = report.plan
    chosen = "".join(f", {name}={value}" for name, value in plan.options.items())
    about = f"{plan.seats} seats{chosen}, {report.matches:,} matches, seed {plan.seed}"
    parts = [
        f"<h1>{escape(title)}, simulated</h1><p class=soft>{escape(about)}</p>",
        f"<h2>Matches won</h2>{_won(report)}",
        _seats(report),
        f"<h2>Scores at the end</h2>{_scores(report)}",
        f"<h2>Length of a match</h2>{_lengths(report)}",
        f"<h2>Endings</h2>{_endings(report)}",
        _faults(report),
    ]
    return document(f"{title}, simulated", parts)


def _won(report: Report) -> str:
    rows = "".join(
        f"<tr><td>{escape(bot.bot)}</td><td>{bot.rate:.1%}</td>"
        f"<td class=wide>{_rate(bot.rate, bot.low, bot.high, report.even)}</td>"
        f"<td>{bot.low:.1%} to {bot.high:.1%}</td><td>{_plain(bot.wins)}</td><td>{bot.seatings:,}</td>"
        f"<td>{bot.thinking_ms:.2f}</td></tr>"
        for bot in report.bots
    )
    heads = ("bot", "rate", "from 0 to 100%", "95% interval", "wins", "seatings", "ms a decision")
    crew = "The crew wins or loses as one." if report.even is None else _if_equal(report.even)
    return f"<p class=soft>{crew}</p>{_table(heads, rows)}"


def _seats(report: Report) -> str:
    """Whether the seat matters; empty for crews, which win as one."""
    if report.even is None or report.plan.seats < 2:
        return ""
    played = report.matches - len(report.faults)
    rows = ""
    for seat, rate in enumerate(report.seat_rates):
        low, high = wilson(rate * played, played)
        rows += (
            f"<tr><td>seat&nbsp;{seat}</td><td>{rate:.1%}</td><td class=wide>{_rate(rate, low, high, report.even)}</td>"
            f"<td>{low:.1%} to {high:.1%}</td><td>{rate - report.even:+.1%}</td></tr>"
        )
    heads = ("seat", "rate", "from 0 to 100%", "95% interval", "beyond an equal share")
    told = "<p class=soft>No matter which bot sat there.</p>"
    return f"<h2>Does the seat matter?</h2>{told}{_table(heads, rows)}"


def _scores(report: Report) -> str:
    made = [score for bot in report.bots for score in bot.scores]
    if not made:
        return "<p>No match came to its end.</p>"
    span = (min(made), max(made))
    return "".join(
        f"<p><b>{escape(bot.bot)}</b>: {bot.score:.1f} on average, {_between(bot)}</p>"
        f"{histogram(bot.scores, span, f'how often {bot.bot} made each score')}"
        for bot in report.bots
        if bot.scores
    )


def _between(bot: BotTally) -> str:
    return f"{bot.score_low:.0f} to {bot.score_high:.0f} in nine of ten"


def _lengths(report: Report) -> str:
    if not report.lengths:
        return "<p>No match came to its end.</p>"
    span = (min(report.lengths), max(report.lengths))
    return (
        f"<p>{report.actions:.0f} actions, {report.actions_low:.0f} to {report.actions_high:.0f} in nine of ten;"
        f" {report.actions_per_second:,.0f} actions a second in each process.</p>"
        f"{histogram(report.lengths, span, 'how many matches took so many actions')}"
    )


def _endings(report: Report) -> str:
    shown = list(report.endings.items())[:20]
    rows = "".join(f"<tr><td>{escape(ending)}</td><td>{count:,}</td></tr>" for ending, count in shown)
    left = len(report.endings) - len(shown)
    return _table(("ending", "matches"), rows) + (f"<p class=soft>... and {left:,} more.</p>" if left else "")


def _faults(report: Report) -> str:
    """Matches that broke off: no other number includes them."""
    if not report.faults:
        return ""
    told = "".join(f"<li>{escape(fault)}</li>" for fault in report.faults[:50])
    return f"<h2 class=bad>{_broke_off(len(report.faults))}</h2><ul>{told}</ul>"


def _plain(wins: float) -> str:
    return f"{wins:,.0f}" if wins == int(wins) else f"{wins:,.1f}"


def _broke_off(count: int) -> str:
    return "A match broke off" if count == 1 else f"{count:,} matches broke off"


def _if_equal(even: float) -> str:
    return f"If all were equal, each would win {even:.1%}: the dashed line."


def _table(heads: tuple[str, ...], rows: str) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    region = f"<div class=scroll tabindex=0 role=region aria-label='by {escape(heads[0])}'>"
    return f"{region}<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"


def _rate(rate: float, low: float, high: float, even: float | None) -> str:
    """A bar from 0 to 100%, with its interval and the rate if all were equal."""
    line = "" if even is None else f"<line class=even x1={300 * even:.1f} x2={300 * even:.1f} y1=0 y2=18 />"
    ends = "".join(f"<line class=reach x1={300 * x:.1f} x2={300 * x:.1f} y1=5 y2=13 />" for x in (low, high))
    return (
        f"<svg viewBox='0 0 300 18' role=img aria-label='{rate:.1%}, from {low:.1%} to {high:.1%}'>"
        f"<rect class=ground width=300 y=4 height=10 /><rect class=bar y=4 height=10 width={300 * rate:.1f} />"
        f"<line class=reach x1={300 * low:.1f} x2={300 * high:.1f} y1=9 y2=9 />{ends}{line}</svg>"
    )
