import { fold } from '#engine/game.ts';
import { theGame } from '../support/builders/positions.ts';
import { playOut } from '../support/players/playout.ts';
import type { Figures } from './figures.ts';

const RUNS = 200;

/**
 * Folds logs, with `JSON.parse` of the same logs as the baseline: the first 500 events of a match of Cyclades with four seats, and a whole
 * match of Peloponnes with five. `foldMilliseconds` and `parseMilliseconds`: median of one run each; `foldPerParse`: their ratio;
 * `bytesPerEvent`: mean length of an event of the match as JSON.
 */
export const foldBench = async (): Promise<Figures> => {
  const { foldMilliseconds, parseMilliseconds, foldPerParse, bytesPerEvent } = measured('cyclades', 4, 500);
  const peloponnes = measured('peloponnes', 5);
  return {
    foldMilliseconds,
    parseMilliseconds,
    foldPerParse,
    bytesPerEvent,
    peloponnesFoldEvents: peloponnes.events,
    peloponnesFoldMilliseconds: peloponnes.foldMilliseconds,
    peloponnesParseMilliseconds: peloponnes.parseMilliseconds,
    peloponnesFoldPerParse: peloponnes.foldPerParse,
    peloponnesBytesPerEvent: peloponnes.bytesPerEvent,
  };
};

/** The first events of a match with default options; without a number all of them. */
const measured = (gameId: string, seats: number, most?: number) => {
  const game = theGame(gameId);
  const defaults = Object.fromEntries(Object.entries(game.options).map(([name, [value = '']]) => [name, value]));
  const { events } = playOut(game, seats, 7, defaults);
  const log = JSON.stringify(events.slice(0, most));
  const parsed = JSON.parse(log);
  if (most !== undefined && parsed.length !== most) throw new Error(`The match has ${parsed.length} events only.`);
  const foldMilliseconds = median(RUNS, () => fold(game, game.initialState(), parsed));
  const parseMilliseconds = median(RUNS, () => JSON.parse(log));
  return {
    events: parsed.length,
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
