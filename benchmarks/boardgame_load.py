"""The same load for boardgame.io's server: tables of four over its real sockets, as fast as they can.

python -m benchmarks.boardgame_load PORT PID SECONDS
"""

from __future__ import annotations

import sys

import msgspec
import uvloop
from benchmarks.load import SEATS, TABLES, Found, Table, number_after, play
from benchmarks.server_process import many_files
from benchmarks.wire import Wire

GAME = b"42/market,"
SOCKET = "/socket.io/?EIO=4&transport=websocket"


class BoardgameTable(Table):
    """A match on boardgame.io's server. It answers the actor only with the update."""

    answers = SEATS

    def __init__(self, wires: list[Wire], match: bytes) -> None:
        super().__init__(wires)
        self.match = match

    async def start(self) -> None:
        for seat, wire in enumerate(self.wires):
            await wire.until_start(b"0")
            wire.send(b"40/market,")
            await wire.until_start(b"40/market,")
            wire.send(GAME + b'["sync","%b","%d",null,4]' % (self.match, seat))
            self.updates[seat] = await wire.until_start(GAME + b'["sync"')
        self.listen()

    def decide(self) -> tuple[int, bytes]:
        update = self.updates[0]
        who, state = int(number_after(update, b'"currentPlayer":"')), number_after(update, b'"_stateID":')
        move = b'{"type":"take","args":[%d],"playerID":"%d","credentials":null}' % (self.luck.randrange(20), who)
        action = b'{"type":"MAKE_MOVE","payload":%b}' % move
        return who, GAME + b'["update",%b,%b,"%b","%d"]' % (action, state, self.match, who)

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(GAME + b'["update"'):
            self.updates[seat] = message
            self.told()
        elif message == b"2":  # ping, pong
            self.wires[seat].send(b"3")
        elif not message.startswith(GAME + b'["matchData"'):
            raise RuntimeError(message[:200].decode())


async def flat(port: int, pid: int, seconds: float) -> Found:
    return await play([await _gather(port, match) for match in range(TABLES)], pid, seconds, paced=False)


async def _gather(port: int, match: int) -> BoardgameTable:
    return BoardgameTable([await Wire.to(port, SOCKET) for _ in range(SEATS)], b"%d" % match)


if __name__ == "__main__":
    many_files()
    found = uvloop.run(flat(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
    print(msgspec.json.encode(found).decode())
