import { createRequire } from 'node:module';
import { type AnyGame, type Chance, fold } from '#engine/game.ts';
import { playRandomMove } from '#referee/randomPlay.ts';
import { theGame } from '../support/positions.ts';
import { seeded } from '../support/seeded.ts';
import { type Figures, median } from './figures.ts';
import { soak } from './soak.ts';

interface CounterClient {
  readonly moves: Readonly<Record<string, () => void>>;
  getState(): { readonly G: { readonly count: number } } | null;
}

const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
  readonly Client: (options: { readonly game: object; readonly debug: false }) => CounterClient;
};

const RUNS = 5;
const MOVES_OF_A_CLIENT = 500;
const SECONDS_OF_A_RUN = 2;
/** Matches at each seat count that the referee watches, from the deal and from crowded middles. */
const MATCHES = [100, 50] as const;

/**
 * Random moves of each game with four seats, the legal moves reckoned each time and every event folded, beside moves of
 * boardgame.io's plain client in its counter game (a new client each 500 moves), with NODE_ENV=production. Runs alternate.
 * `movesPerSecond`, `boardgameIoMovesPerSecond`: medians of five runs; `movesPerBoardgameIoMove`: their ratio. Then the referee
 * watches some matches of each game at each seat count.
 */
export const playBench = async (): Promise<Figures> => {
  if (process.env.NODE_ENV !== 'production') throw new Error('boardgame.io is measured with NODE_ENV=production only.');
  const [cyclades, peloponnes] = [theGame('cyclades'), theGame('peloponnes')];
  for (const warm of [randomMoves(cyclades, 0), randomMoves(peloponnes, 0), counter()]) playFor(SECONDS_OF_A_RUN, warm);
  const rates = { cyclades: [] as number[], peloponnes: [] as number[], counter: [] as number[] };
  for (let run = 1; run <= RUNS; run++) {
    rates.cyclades.push(playFor(SECONDS_OF_A_RUN, randomMoves(cyclades, run)));
    rates.counter.push(playFor(SECONDS_OF_A_RUN, counter()));
    rates.peloponnes.push(playFor(SECONDS_OF_A_RUN, randomMoves(peloponnes, run)));
  }
  const boardgameIo = median(rates.counter);
  return {
    movesPerSecond: Math.round(median(rates.cyclades)),
    boardgameIoMovesPerSecond: Math.round(boardgameIo),
    movesPerBoardgameIoMove: median(rates.cyclades) / boardgameIo,
    peloponnesMovesPerSecond: Math.round(median(rates.peloponnes)),
    peloponnesMovesPerBoardgameIoMove: median(rates.peloponnes) / boardgameIo,
    ...(await soak('cyclades', 'play', ...MATCHES)),
    ...(await soak('peloponnes', 'peloponnesPlay', ...MATCHES)),
  };
};

/** Moves per second. */
const playFor = (seconds: number, playMove: () => void): number => {
  const started = performance.now();
  let moves = 0;
  while (performance.now() - started < seconds * 1000) {
    for (let batch = 0; batch < 50; batch++) playMove();
    moves += 50;
  }
  return (moves * 1000) / (performance.now() - started);
};

/** Plays one random move each time; a match that has ended is followed by another. */
const randomMoves = (game: AnyGame, seed: number): (() => void) => {
  const chance: Chance = seeded(seed);
  const options = Object.fromEntries(Object.entries(game.options).map(([name, [value = '']]) => [name, value]));
  const begin = (): unknown => {
    const begun = fold(game, game.initialState(), game.begin({ seats: 4, options }));
    return fold(game, begun, game.deal(begun, chance));
  };
  let state = begin();
  return () => {
    const move = playRandomMove(game, state, chance, chance);
    state = move ? move.state : begin();
  };
};

const counter = (): (() => void) => {
  const game = {
    setup: () => ({ count: 0 }),
    moves: { increment: ({ G }: { G: { count: number } }) => ({ count: G.count + 1 }) },
  };
  const open = (): CounterClient => Client({ game, debug: false });
  let client = open();
  let moves = 0;
  return () => {
    if (moves++ % MOVES_OF_A_CLIENT === 0) client = open();
    client.moves.increment?.();
  };
};
