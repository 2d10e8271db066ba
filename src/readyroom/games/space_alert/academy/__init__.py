"""The academy: lessons from the first step aboard to The New Frontier, each a short scripted mission.

A lesson is data: what comes, who else is aboard and what they have planned, the cards you hold, and what has to be
achieved. The resolver plays it out; goals look at what happened.
"""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.academy.lesson import Lesson
from readyroom.games.space_alert.academy.lessons import LESSONS

BY_ID: Final = {lesson.id: lesson for lesson in LESSONS}

__all__ = ["BY_ID", "LESSONS", "Lesson"]
