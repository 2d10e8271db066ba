// boardgame.io's own random bot and reducer on a state of about 4 KB: prints how many actions a second it plays.
// Usage: node boardgame_io.cjs SECONDS
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { RandomBot } = require("boardgame.io/ai");

const CELLS = 20;

const game = {
  name: "market",
  setup: () => ({
    deck: Array.from({ length: 82 }, (_, id) => ({ id, cost: (id % 7) + 1, kind: ["ore", "fuel", "crew"][id % 3] })),
    row: Array.from({ length: CELLS }, (_, id) => ({ id, owner: null, level: id % 4, tokens: [0, 0, 0] })),
    seats: ["0", "1"].map((id) => ({ id, points: 0, energy: 3, culture: 2, cards: [] })),
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
  const started = process.hrtime.bigint();
  const until = started + BigInt(Math.round(seconds * 1e9));
  let state = InitializeGame({ game, numPlayers: 2 });
  const bytes = JSON.stringify(state.G).length;
  let actions = 0;
  while (process.hrtime.bigint() < until) {
    if (state.ctx.gameover) state = InitializeGame({ game, numPlayers: 2 });
    const { action } = await bot.play(state, state.ctx.currentPlayer);
    state = reducer(state, action);
    actions += 1;
  }
  return { actions_per_second: actions / (Number(process.hrtime.bigint() - started) / 1e9), bytes };
}

(async () => {
  const seconds = Number(process.argv[2] ?? 1);
  await play(Math.min(seconds, 0.5)); // warm up the compiler
  console.log(JSON.stringify(await play(seconds)));
})();
