/** A separate process for the pace of one game, because the same code is slower for each in a process shared with other games. */
import { createRequire } from 'node:module';
import { type AnyGame, fold } from '#engine/game.ts';
import { playRandomMove } from '#referee/randomPlay.ts';
import { theGame } from '../support/builders/positions.ts';
import { serve } from '../support/drivers/workers.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { median } from './figures.ts';

/** The game to be measured. */
export interface PaceTask {
  readonly game: string;
}

/** Moves per second: of the game, and of boardgame.io's counter. */
export interface Pace {
  readonly ours: number;
  readonly theirs: number;
}

interface CounterClient {
  readonly moves: Readonly<Record<string, () => void>>;
}

const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
  readonly Client: (options: { readonly game: object; readonly debug: false }) => CounterClient;
};

const RUNS = 5;
const MOVES_OF_A_CLIENT = 500;
const SECONDS_OF_A_RUN = 2;

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

/** Plays one random move per call; a match that has ended is followed by another. */
const randomMoves = (game: AnyGame, seed: number): (() => void) => {
  const chance = seeded(seed);
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

serve<PaceTask, Pace>(({ game }) => {
  if (process.env.NODE_ENV !== 'production') throw new Error('boardgame.io is measured with NODE_ENV=production only.');
  const ours: number[] = [];
  const theirs: number[] = [];
  // The first run of each warms up.
  for (let run = 0; run <= RUNS; run++) {
    ours.push(playFor(SECONDS_OF_A_RUN, randomMoves(theGame(game), run)));
    theirs.push(playFor(SECONDS_OF_A_RUN, counter()));
  }
  return { ours: median(ours.slice(1)), theirs: median(theirs.slice(1)) };
});
