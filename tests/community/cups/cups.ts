import {
  type Cup,
  type CupCommand,
  type CupEvent,
  type CupSettings,
  decideCup,
  evolveCup,
  type Table,
  tablesOf,
  usualPoints,
} from '#community/cups/index.ts';
import { HOUR, NOW } from '../queue/people.ts';

export const GAME = { seats: { min: 2, max: 5 }, options: { length: ['usual', 'short'] } };
export const DAY = 24 * HOUR;
export { NOW };

export const settingsOf = (part: Partial<CupSettings> = {}): CupSettings => {
  const seats = part.seats ?? 4;
  return {
    ...{
      game: 'cyclades',
      options: {},
      seats,
      pace: '24h',
      fair: 'secret',
      rated: false,
      format: { kind: 'pools' },
      computers: false,
    },
    ...{ entriesCloseAt: NOW + DAY, roundDays: 30, points: [...usualPoints(seats)], entry: { gate: 'none' } },
    ...part,
  };
};

/** What all may enter with. */
export const ANYBODY = { reliability: { finished: 0, left: 0 }, roles: [], isBanned: false };

const never = (): never => {
  throw new Error('The cup did not open.');
};

/** A cup that commands change; throws if one is refused. */
export const cupOf = (settings: Partial<CupSettings> = {}) => {
  let cup: Cup | undefined;
  const log: CupEvent[] = [];
  const play = (command: CupCommand, now = NOW): Cup => {
    const { events, rejected } = decideCup(cup, command, { now, game: GAME });
    if (rejected !== undefined) throw new Error(`${command.type}: ${rejected.code}`);
    for (const event of events) {
      log.push(event);
      cup = evolveCup(cup, event);
    }
    return cup ?? never();
  };
  play({ type: 'Open', settings: settingsOf(settings) });
  return {
    play,
    log,
    now: (): Cup => cup ?? never(),
    enter: (count: number): void => {
      for (let entered = 0; entered < count; entered++) play({ type: 'Enter', applicant: ANYBODY });
    },
    close: (seed = 'a0'): Cup => play({ type: 'CloseEntries', seed }, NOW + DAY),
    /** Scores each table of the round that has no result yet. `place` says who was where. */
    score: (place: (entrant: number, table: Table) => number): Cup => {
      let after = cup ?? never();
      for (const table of tablesOf(after)) {
        if (table.result !== undefined) continue;
        const seats = table.seats.map((entrant) => {
          const own = place(entrant ?? -1, table);
          return { place: Math.max(1, own), left: own === 0, timeOuts: 0, share: 0 };
        });
        after = play({ type: 'Score', table: table.table, how: 'played', seats });
      }
      return after;
    },
  };
};

/** The place at a table by strength: the lower number wins. */
export const byNumber = (entrant: number, { seats }: Table): number =>
  1 + seats.filter((other) => other !== null && other < entrant).length;
