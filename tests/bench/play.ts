import { workOff } from '../support/drivers/workers.ts';
import type { Figures } from './figures.ts';
import type { Pace, PaceTask } from './paceWorker.ts';
import { watch } from './watching.ts';

/** Matches that the referee watches at each seat count, from the deal and from crowded positions. */
const MATCHES = { cyclades: [100, 50], peloponnes: [50, 25] } as const;

/**
 * Random moves of each game with four seats, with legal moves computed each time and every event folded; the baseline is moves of
 * boardgame.io's plain client in its counter game (a new client each 500 moves), with NODE_ENV=production. Each game runs in its own
 * process, in which runs of both alternate. `movesPerSecond`, `boardgameIoMovesPerSecond`: medians of five runs; `movesPerBoardgameIoMove`:
 * their ratio. Then the referee watches some matches of each game at each seat count.
 */
export const playBench = async (): Promise<Figures> => {
  const [cyclades, peloponnes] = [await paceOf('cyclades'), await paceOf('peloponnes')];
  return {
    movesPerSecond: Math.round(cyclades.ours),
    boardgameIoMovesPerSecond: Math.round(cyclades.theirs),
    movesPerBoardgameIoMove: cyclades.ours / cyclades.theirs,
    peloponnesMovesPerSecond: Math.round(peloponnes.ours),
    peloponnesMovesPerBoardgameIoMove: peloponnes.ours / peloponnes.theirs,
    ...(await watch('cyclades', 'play', ...MATCHES.cyclades)),
    ...(await watch('peloponnes', 'peloponnesPlay', ...MATCHES.peloponnes)),
  };
};

const paceOf = async (game: string): Promise<Pace> => {
  const script = new URL('paceWorker.ts', import.meta.url);
  const [pace] = await workOff<PaceTask, Pace>({ script, tasks: [{ game }] });
  if (pace === undefined) throw new Error(`Nothing was measured of ${game}.`);
  return pace;
};
