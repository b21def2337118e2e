import { fold } from '#engine/game.ts';
import { GAMES } from '#games/index.ts';
import { playOut } from '../support/playout.ts';

const RUNS = 200;

/**
 * Folds the first 500 events of a Cyclades match of four beside `JSON.parse` of their log. `foldMilliseconds` and
 * `parseMilliseconds`: median of one run each; `foldPerParse`: their ratio; `bytesPerEvent`: mean length of an event as JSON.
 */
export const foldBench = async (): Promise<Readonly<Record<string, number>>> => {
  const game = GAMES.cyclades;
  if (!game) throw new Error('Cyclades is not in the registry.');
  const events = playOut(
    game,
    4,
    7,
    Object.fromEntries(Object.entries(game.options).map(([name, [value = '']]) => [name, value])),
  ).events;
  const log = JSON.stringify(events.slice(0, 500));
  const parsed = JSON.parse(log);
  if (parsed.length !== 500) throw new Error(`The match has ${parsed.length} events only.`);
  const foldMilliseconds = median(RUNS, () => fold(game, game.initialState(), parsed));
  const parseMilliseconds = median(RUNS, () => JSON.parse(log));
  return {
    foldMilliseconds,
    parseMilliseconds,
    foldPerParse: foldMilliseconds / parseMilliseconds,
    bytesPerEvent: Buffer.byteLength(JSON.stringify(events)) / events.length,
  };
};

const median = (runs: number, work: () => unknown): number => {
  for (let warm = 0; warm < runs; warm++) work();
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
};
