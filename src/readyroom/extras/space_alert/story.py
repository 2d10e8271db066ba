"""The story of a Space Alert mission, told in the server's workshop."""

from __future__ import annotations

import msgspec

from readyroom.extras.space_alert.bodies import Tell
from readyroom.extras.space_alert.tasks import mistakes_told
from readyroom.games.space_alert.film.film import resolutions, screen
from readyroom.games.space_alert.film.story import hands_of
from readyroom.games.space_alert.film.story import story as story_of
from readyroom.server.work.stored_match import Kept, folded

STORY = "readyroom.extras.space_alert.story:story"


class StoryWish(msgspec.Struct, frozen=True):
    """The request, and the match in which it was flown, if that is over."""

    asked: Tell
    match: Kept | None


@mistakes_told
def story(given: bytes) -> bytes:
    """A StoryWish to a Story, as JSON."""
    wish = msgspec.msgpack.decode(given, type=StoryWish)
    return msgspec.json.encode(story_of(screen(wish.asked.mission), _hands(wish)))


def _hands(wish: StoryWish) -> list[list[list[str]]] | None:
    if wish.match is None:
        return None
    match = folded(wish.match)
    return hands_of(match) if resolutions(match) else None
