"""The names that pages use for the step being resolved."""

from __future__ import annotations

from typing import Final

from readyroom.core.steps import Step
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.accounts import ComingBack
from readyroom.games.galaxy_trucker.steps.adventures import Planets, Salvaging
from readyroom.games.galaxy_trucker.steps.barrage import Defending
from readyroom.games.galaxy_trucker.steps.black_hole import BlackHole
from readyroom.games.galaxy_trucker.steps.boarding import ChoosingCrew
from readyroom.games.galaxy_trucker.steps.building import Building, GetReady, LastTile
from readyroom.games.galaxy_trucker.steps.declare import DeclareStrength
from readyroom.games.galaxy_trucker.steps.enemies import Enemy
from readyroom.games.galaxy_trucker.steps.flight import BetweenCards, OpeningCrate
from readyroom.games.galaxy_trucker.steps.guests import SeatingCommuters, SeatingEnvoy
from readyroom.games.galaxy_trucker.steps.inspection import Correcting
from readyroom.games.galaxy_trucker.steps.loading import Loading
from readyroom.games.galaxy_trucker.steps.losses import ChoosingFigure, KeepingPart, LosingCrew, LosingGoods
from readyroom.games.galaxy_trucker.steps.missions import SHIP, SUPERCARD, Agreeing, ChooseMission, PlacingBet
from readyroom.games.galaxy_trucker.steps.relaxed import BuildInTurns
from readyroom.games.galaxy_trucker.steps.repairs import Repairs
from readyroom.games.galaxy_trucker.view import Doing

WORDS: Final[dict[type[Step[State]], Doing]] = {
    ChooseMission: "choose mission",
    PlacingBet: "placing bets",
    GetReady: "get ready",
    Building: "Building",
    BuildInTurns: "BuildInTurns",
    LastTile: "last tile",
    Correcting: "inspection",
    Repairs: "repairs",
    ChoosingCrew: "boarding",
    SeatingCommuters: "seating commuters",
    SeatingEnvoy: "seating envoy",
    BetweenCards: "between cards",
    OpeningCrate: "meet supercard",
    DeclareStrength: "declare",
    Planets: "planets",
    Salvaging: "abandoned",
    Enemy: "enemy",
    Defending: "defending",
    BlackHole: "black hole",
    Loading: "loading",
    LosingCrew: "losing crew",
    LosingGoods: "losing goods",
    ChoosingFigure: "choosing figure",
    KeepingPart: "keeping part",
    ComingBack: "coming back",
}
AGREEING: Final[dict[str, Doing]] = {SUPERCARD: "agreeing on the supercard", SHIP: "agreeing on the ship"}


def doing(s: State) -> Doing:
    if not s.stack:
        return "over"
    top = s.stack[-1]
    return AGREEING[top.what] if isinstance(top, Agreeing) else WORDS[type(top)]
