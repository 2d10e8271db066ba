// boardgame.io on a state of about 4 KB: its own random bot and reducer (play), its server's master without a network
// (master), or its whole server, to be loaded from outside (host).
// Usage: node boardgame_io.cjs play|master SECONDS; prints how many actions a second it makes.
//        node boardgame_io.cjs host MATCHES; prints its port and serves them.
const { CreateGameReducer, InitializeGame, createMatch, getFilterPlayerView } = require("boardgame.io/internal");
const { Master } = require("boardgame.io/master");
const { Server } = require("boardgame.io/server");
const { RandomBot } = require("boardgame.io/ai");

const CELLS = 20;

const game = {
  name: "market",
  setup: () => ({
    deck: Array.from({ length: 80 }, (_, id) => ({ id, cost: (id % 7) + 1, kind: ["ore", "fuel", "crew"][id % 3] })),
    row: Array.from({ length: CELLS }, (_, id) => ({ id, owner: null, level: id % 4, tokens: [0, 0, 0] })),
    seats: ["0", "1", "2", "3"].map((id) => ({ id, points: 0, energy: 3, culture: 2, cards: [] })),
    turns: 0,
  }),
  moves: {
    take: ({ G, playerID }, cell) => {
      G.row[cell].owner = playerID;
      G.row[cell].tokens[G.turns % 3] += 1;
      G.seats[Number(playerID)].points += G.row[cell].level;
      G.turns += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.turns >= 200 ? { winner: "0" } : undefined),
  ai: { enumerate: () => Array.from({ length: CELLS }, (_, cell) => ({ move: "take", args: [cell] })) },
};

async function play(seconds) {
  const reducer = CreateGameReducer({ game });
  const bot = new RandomBot({ game, enumerate: game.ai.enumerate, seed: "benchmark" });
  let state = InitializeGame({ game, numPlayers: 2 });
  return each(seconds, async () => {
    if (state.ctx.gameover) state = InitializeGame({ game, numPlayers: 2 });
    const { action } = await bot.play(state, state.ctx.currentPlayer);
    state = reducer(state, action);
  });
}

/** Its server's master on the in-memory store with four seats; sockets are left out, which is generous. */
async function master(seconds) {
  const seats = ["0", "1", "2", "3"];
  const { db } = Server({ games: [game], origins: [] });
  const filter = getFilterPlayerView(game);
  const sendAll = (payload) => {
    for (const seat of seats) JSON.stringify(filter(seat, payload));
  };
  const served = new Master(game, db, { send: () => {}, sendAll });
  let match = 0;
  let state = open();
  function open() {
    match += 1;
    db.createMatch(`${match}`, createMatch({ game, numPlayers: seats.length }));
    return db.fetch(`${match}`, { state: true }).state;
  }
  return each(seconds, async () => {
    const seat = state.ctx.currentPlayer;
    const args = [state._stateID % CELLS];
    const action = { type: "MAKE_MOVE", payload: { type: "take", args, playerID: seat, credentials: null } };
    const refused = await served.onUpdate(action, state._stateID, `${match}`, seat);
    if (refused) throw new Error(refused.error);
    state = db.fetch(`${match}`, { state: true }).state;
    if (state.ctx.gameover) state = open();
  });
}

/** Its unmodified server, Koa and socket.io, with endless matches in memory, numbered from 0. */
async function host(matches) {
  const endless = { ...game, endIf: undefined };
  const server = Server({ games: [endless], origins: [] });
  for (let match = 0; match < matches; match++) {
    server.db.createMatch(`${match}`, createMatch({ game: endless, numPlayers: 4 }));
  }
  const listen = server.app.listen;
  server.app.listen = (port, ready) => listen(port, "127.0.0.1", ready);
  const { appServer } = await server.run(0);
  console.error(`port ${appServer.address().port}`);
}

async function each(seconds, act) {
  const started = process.hrtime.bigint();
  const until = started + BigInt(Math.round(seconds * 1e9));
  let actions = 0;
  while (process.hrtime.bigint() < until) {
    await act();
    actions += 1;
  }
  return actions / (Number(process.hrtime.bigint() - started) / 1e9);
}

(async () => {
  if (process.argv[2] === "host") return host(Number(process.argv[3]));
  const run = { play, master }[process.argv[2]];
  const seconds = Number(process.argv[3] ?? 1);
  await run(Math.min(seconds, 0.5)); // warm up the JIT
  console.log(JSON.stringify({ actions_per_second: await run(seconds), bytes: JSON.stringify(game.setup()).length }));
  process.exit(0);
})();
