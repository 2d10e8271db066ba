"""Reads a mission file: plain data in, a mission ready to resolve out. It reports every mistake and guesses nothing."""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.chance import Chance
from readyroom.games.space_alert.file.mistakes import BadMission, Notes, show
from readyroom.games.space_alert.file.plan_reader import read_plan
from readyroom.games.space_alert.mission.assembly import Wanted, assemble
from readyroom.games.space_alert.mission.card import CALLS_INTERNAL, CALLS_NOTHING, Card, mask
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.mission import TURNS, Mission
from readyroom.games.space_alert.mission.places import INTERNAL, SQUAD_STATIONS, STATIONS, TRAJECTORIES, ZONES, names_of
from readyroom.games.space_alert.mission.player import Player, new_player
from readyroom.games.space_alert.mission.ship import TILES, tile_name
from readyroom.games.space_alert.mission.specializations import NAMES, NO_SPECIALIZATION, SQUAD_LEADER, TELEPORTER
from readyroom.games.space_alert.mission.tracks import TRACK_NAMES, TRACKS, Track
from readyroom.games.space_alert.spelling import squeeze, suggestion

KEYS: Final = ("tracks", "threats", "crew", "rules", "damage", "carried", "squads", "turns", "seed")
THREAT_KEYS: Final = ("turn", "zone", "card", "calls")
CREW_KEYS: Final = ("name", "android", "specialization", "level", "tokens", "plan")
RULES: Final = ("double_actions", "variable_range", "ninja_poisons_at_x")
MOST_CREW: Final = 5
MOST_THREATS: Final = 2 * TURNS
MOST_TILES: Final = 24
MOST_KEYS: Final = 20
DEEPEST_CALL: Final = 8
"""Limits far beyond any mission, so that a stranger's file cannot cost much."""
SQUAD_NAMES: Final = {squeeze(STATIONS[station]): station for station in SQUAD_STATIONS}

BY_NAME: Final[dict[str, list[Card]]] = {}
for _card in CARDS:
    BY_NAME.setdefault(squeeze(_card.name), []).append(_card)
CODES: Final = {squeeze(card.code): card for card in CARDS}


def read_mission(mission: object, trace: bool = True) -> Mission:
    """The mission, ready for its first turn, or ``BadMission`` with all mistakes."""
    notes = Notes()
    if not isinstance(mission, dict):
        notes.add("$", f"A mission is an object with {', '.join(KEYS)}; this is {show(mission)}.")
        raise BadMission(notes.mistakes)
    check_keys(notes, "$", mission, KEYS)
    rules = read_rules(notes, mission.get("rules", {}))
    tracks = read_tracks(notes, mission.get("tracks"))
    threats = read_threats(notes, mission.get("threats"))
    crew = read_crew(notes, mission.get("crew"), rules["double_actions"])
    tokens = read_tokens(notes, mission.get("crew"), crew)
    reused = any(p.specialization == SQUAD_LEADER for p in crew)
    tiles = read_tiles(notes, "damage", mission.get("damage", {}), reused)
    carried = read_tiles(notes, "carried", mission.get("carried", {}), False)
    squads = read_squads(notes, mission.get("squads", list(SQUAD_NAMES)))
    turns = read_turns(notes, mission.get("turns", TURNS))
    seed = read_seed(notes, mission.get("seed", 0))
    if notes.mistakes:
        raise BadMission(notes.mistakes)
    m = assemble(tracks, crew, threats, Chance(seed), trace)
    m.variable_range = rules["variable_range"]
    m.ninja_at_x = rules["ninja_poisons_at_x"]
    m.stacked = tiles
    m.turns = turns
    for zone, damaged in enumerate(carried):
        m.ship.carry_damage(zone, mask(tuple(damaged)))
    m.ship.leave_squads(squads)
    m.teleport_from, m.teleport_to = tokens
    return m


# The parts of the file


def read_rules(notes: Notes, given: object) -> dict[str, bool]:
    """Rules of the New Frontier. Variable range belongs to double actions unless the file says otherwise."""
    rules = dict.fromkeys(RULES, False)
    if not isinstance(given, dict):
        notes.add("$.rules", f'Rules are an object such as {{"double_actions": true}}; this is {show(given)}.')
        return rules
    check_keys(notes, "$.rules", given, RULES)
    for rule in RULES:
        value = given.get(rule, rules["double_actions"] if rule == "variable_range" else False)
        if isinstance(value, bool):
            rules[rule] = value
        else:
            notes.add(f"$.rules.{rule}", f"Expected true or false; this is {show(value)}.")
    return rules


def read_tracks(notes: Notes, given: object) -> list[Track]:
    tracks: list[Track] = []
    if not isinstance(given, dict):
        notes.add("$.tracks", 'Expected a track for red, white, blue and internal, such as {"red": "T1", ...}.')
        return tracks
    check_keys(notes, "$.tracks", given, TRAJECTORIES)
    seen: dict[str, str] = {}
    for zone in TRAJECTORIES:
        name = given.get(zone)
        place = f"$.tracks.{zone}"
        if not isinstance(name, str) or name.strip().upper() not in TRACK_NAMES:
            missing = "The track is missing. " if name is None else f"{show(name)} is not a track. "
            notes.add(place, f"{missing}Expected one of T1 to T7.")
            continue
        name = name.strip().upper()
        if name in seen:
            notes.add(place, f"{name} is already at {seen[name]}; there is only one of each track.")
        seen[name] = zone
        tracks.append(TRACKS[TRACK_NAMES.index(name)])
    return tracks


def read_threats(notes: Notes, given: object) -> list[Wanted]:
    if not isinstance(given, list):
        notes.add("$.threats", f"Expected a list of threats, which may be empty; this is {show(given)}.")
        return []
    if len(given) > MOST_THREATS:
        notes.add("$.threats", f"Expected at most {MOST_THREATS} threats, two for each turn; there are {len(given)}.")
        return []
    found: list[Wanted] = []
    taken: dict[tuple[int, bool], str] = {}
    for i, entry in enumerate(given):
        place = f"$.threats[{i}]"
        if not isinstance(entry, dict):
            notes.add(place, f'Expected an object such as {{"turn": 2, "zone": "white", "card": "Gunship"}}; '
                             f"this is {show(entry)}.")  # fmt: skip
            continue
        check_keys(notes, place, entry, THREAT_KEYS)
        turn = entry.get("turn")
        if not isinstance(turn, int) or isinstance(turn, bool) or not 1 <= turn <= TURNS:
            notes.add(f"{place}.turn", f"Expected a turn from 1 to {TURNS}; this is {show(turn)}.")
            turn = 0
        card = read_card(notes, f"{place}.card", entry.get("card"))
        if card is None:
            continue
        zone = read_zone(notes, f"{place}.zone", entry.get("zone"), card)
        called = read_called(notes, f"{place}.calls", entry.get("calls"), card)
        found.append(Wanted(f"{place}.card", card, turn, zone, called))
        other = taken.get((turn, card.internal))
        if other is not None and turn:
            side = "internal" if card.internal else "external"
            notes.add(f"{place}.turn", f"Turn {turn} already has an {side} threat, at {other}.")
        taken[(turn, card.internal)] = place
    check_single_copies(notes, found)
    return found


def check_single_copies(notes: Notes, found: list[Wanted]) -> None:
    seen: dict[str, str] = {}
    for w in found:
        wanted: Wanted | None = w
        while wanted is not None:
            if wanted.card.code in seen:
                notes.add(wanted.place, f"{wanted.card.name} ({wanted.card.code}) is already in this mission, at "
                                        f"{seen[wanted.card.code]}; there is only one of each card.")  # fmt: skip
            seen[wanted.card.code] = wanted.place
            wanted = wanted.called


def read_card(notes: Notes, place: str, given: object) -> Card | None:
    """A card by code, or by name where only one card has it."""
    if not isinstance(given, str) or not squeeze(given):
        notes.add(place, f'Expected the name or code of a threat, such as "Gunship" or "E1-05"; this is {show(given)}.')
        return None
    plain = squeeze(given)
    if plain in CODES:
        return CODES[plain]
    named = BY_NAME.get(plain)
    if named is None:
        near = suggestion(given, [c.name for c in CARDS] + [c.code for c in CARDS])
        hint = f' Did you mean "{near}"?' if near else ' Expected a name such as "Gunship" or a code such as "E1-05".'
        notes.add(place, f"{show(given)} is not a threat.{hint}")
        return None
    if len(named) > 1:
        choices = " or ".join(f"{c.code}{_where(c)}" for c in named)
        notes.add(place, f"{len(named)} cards are called {show(named[0].name)}. Expected a code: {choices}.")
        return None
    return named[0]


def read_zone(notes: Notes, place: str, given: object, card: Card) -> int:
    """A zone for an external threat; an internal one needs none."""
    given = given.strip().lower() if isinstance(given, str) else given
    if card.internal:
        if given not in (None, "internal"):
            notes.add(place, f'{card.name} is an internal threat. Expected "internal"; this is {show(given)}.')
        return INTERNAL
    if given not in ZONES:
        notes.add(place, f"{card.name} is an external threat. Expected red, white or blue; this is {show(given)}.")
        return 0
    return ZONES.index(given)


def read_called(notes: Notes, place: str, given: object, caller: Card) -> Wanted | None:
    """The threat it calls in: a card, or an object with a card and the threat that one calls in."""
    if given is None:
        return None
    if place.count(".calls") > DEEPEST_CALL:
        notes.add(place, "No chain of threats calling in others is that long.")
        return None
    if caller.calls == CALLS_NOTHING:
        notes.add(place, f"{caller.name} calls in no other threat.")
        return None
    deeper: object = None
    if isinstance(given, dict):
        check_keys(notes, place, given, ("card", "calls"))
        deeper = given.get("calls")
        given = given.get("card")
    card = read_card(notes, place, given)
    if card is None:
        return None
    side = "internal" if caller.calls == CALLS_INTERNAL else "external"
    if card.serious or card.internal != (side == "internal"):
        kind = f"a {'serious' if card.serious else 'common'} {'internal' if card.internal else 'external'} threat"
        notes.add(place, f"{caller.name} calls in a common {side} threat, but {card.name} is {kind}.")
        return None
    return Wanted(place, card, 0, INTERNAL, read_called(notes, f"{place}.calls", deeper, card))


def read_crew(notes: Notes, given: object, double_actions: bool) -> list[Player]:
    crew: list[Player] = []
    if not isinstance(given, list) or not 1 <= len(given) <= MOST_CREW:
        notes.add("$.crew", "Expected a list of one to five crew members, the captain first.")
        return crew
    trained: dict[int, str] = {}
    for i, entry in enumerate(given):
        place = f"$.crew[{i}]"
        if not isinstance(entry, dict):
            notes.add(place, f'Expected an object such as {{"name": "Ada", "plan": ["A"]}}; this is {show(entry)}.')
            continue
        check_keys(notes, place, entry, CREW_KEYS)
        name = entry.get("name", f"Crew member {i + 1}")
        if not isinstance(name, str) or not name.strip():
            notes.add(f"{place}.name", f"Expected a name; this is {show(name)}.")
            name = ""
        android = entry.get("android", False)
        if not isinstance(android, bool):
            notes.add(f"{place}.android", f"Expected true or false; this is {show(android)}.")
        who = read_specialization(notes, f"{place}.specialization", entry.get("specialization"))
        if who >= 0 and who in trained:
            notes.add(f"{place}.specialization", f"{trained[who]} is already the {NAMES[who]}; a crew has one of each.")
        trained[who] = place
        level = read_level(notes, f"{place}.level", entry.get("level"), who)
        plan = read_plan(notes, f"{place}.plan", entry.get("plan", []), who, level, double_actions)
        crew.append(new_player(len(crew), name, plan, android is True, who, level))
    return crew


def read_specialization(notes: Notes, place: str, given: object) -> int:
    if given is None:
        return NO_SPECIALIZATION
    plain = squeeze(given) if isinstance(given, str) else ""
    for i, name in enumerate(NAMES):
        if squeeze(name) == plain:
            return i
    notes.unknown(place, given, "a specialization", NAMES)
    return NO_SPECIALIZATION


def read_level(notes: Notes, place: str, given: object, who: int) -> int:
    """1, 2 or 3; 0 when the file does not say."""
    if given is None:
        return 0
    if not isinstance(given, int) or isinstance(given, bool) or given not in (1, 2, 3):
        notes.add(place, f"Expected a level of 1, 2 or 3; this is {show(given)}.")
        return 0
    if who < 0:
        notes.add(place, "A level needs a specialization.")
    return given


def read_tokens(notes: Notes, given: object, crew: list[Player]) -> tuple[int, int]:
    """The Teleporter's two tokens: who is teleported, and to whom. By default nobody holds them."""
    tokens = (-1, -1)
    for i, entry in enumerate(given if isinstance(given, list) else []):
        if not isinstance(entry, dict) or entry.get("tokens") is None:
            continue
        place = f"$.crew[{i}].tokens"
        holders = entry["tokens"]
        if read_specialization(Notes(), place, entry.get("specialization")) != TELEPORTER:
            notes.add(place, "Only the teleporter has tokens.")
        elif not isinstance(holders, list) or len(holders) != 2:
            notes.add(place, f"Expected two names, who is teleported and to whom; this is {show(holders)}.")
        else:
            names = [p.name for p in crew]
            for j, holder in enumerate(holders):
                if names.count(holder) > 1:
                    notes.add(f"{place}[{j}]", f"{names.count(holder)} crew members are called {show(holder)}.")
                elif holder not in names:
                    notes.unknown(f"{place}[{j}]", holder, "the name of a crew member", names)
            if holders[0] in names and holders[1] in names:
                tokens = (names.index(holders[0]), names.index(holders[1]))
    return tokens


def read_tiles(notes: Notes, key: str, given: object, reused: bool) -> list[list[int]]:
    """The order of each zone's stack, as far as it is known, with the next tile last. A tile that a Squad Leader has
    repaired goes back into its stack, so it may be drawn again."""
    stacks: list[list[int]] = [[], [], []]
    if not isinstance(given, dict):
        notes.add(f"$.{key}", f'Expected tiles for each zone, such as {{"red": ["shield"]}}; this is {show(given)}.')
        return stacks
    check_keys(notes, f"$.{key}", given, ZONES)
    for zone, name in enumerate(ZONES):
        place = f"$.{key}.{name}"
        known = [tile_name(zone, tile) for tile in range(TILES)]
        tiles: Any = given.get(name, [])
        if not isinstance(tiles, list) or len(tiles) > MOST_TILES:
            notes.add(place, f"Expected a list of at most {MOST_TILES} tiles; this is {show(tiles)[:80]}.")
            continue
        for i, tile in enumerate(tiles):
            match = [k for k in known if isinstance(tile, str) and squeeze(k) == squeeze(tile)]
            if not match:
                notes.unknown(f"{place}[{i}]", tile, f"a damage tile of the {name} zone", known)
            elif known.index(match[0]) in stacks[zone] and not reused:
                notes.add(f"{place}[{i}]", f"The {name} zone has only one {match[0]} tile.")
            else:
                stacks[zone].append(known.index(match[0]))
        stacks[zone].reverse()
    return stacks


def read_squads(notes: Notes, given: object) -> tuple[int, ...]:
    """Where battlebot squads wait: in both stations, unless a campaign has left some disabled."""
    if isinstance(given, list) and all(isinstance(name, str) and squeeze(name) in SQUAD_NAMES for name in given):
        return tuple(SQUAD_NAMES[squeeze(name)] for name in given)
    wanted = " and ".join(STATIONS[station] for station in SQUAD_STATIONS)
    notes.add("$.squads", f"Expected a list of the stations with a squad, {wanted} or fewer; this is {show(given)}.")
    return ()


def read_turns(notes: Notes, given: object) -> int:
    """The number of turns in which the crew acts: twelve, or fewer in a test run."""
    if isinstance(given, bool) or not isinstance(given, int) or not 1 <= given <= TURNS:
        notes.add("$.turns", f"Expected the number of planned turns, at most {TURNS}; this is {show(given)}.")
        return TURNS
    return given


def read_seed(notes: Notes, given: object) -> str:
    if isinstance(given, bool) or not isinstance(given, int | str):
        notes.add("$.seed", f"Expected a number or a string; this is {show(given)}.")
    return str(given)


def check_keys(notes: Notes, place: str, given: dict[Any, Any], known: tuple[str, ...]) -> None:
    for key in list(given)[:MOST_KEYS]:
        if key not in known:
            notes.unknown(f"{place}.{key}", key, "known here", known)


def _where(card: Card) -> str:
    if not card.stations:
        return f" ({card.says(1)})"
    return f" (starts in {', '.join(names_of(sum(1 << s for s in card.stations)))}; X: {card.says(1)})"
