import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { Entry, MatchStore, Stores } from '#matches/index.ts';
import { type Changes, openTable, type Table } from './acting.ts';
import { fixedLuck } from './fixedLuck.ts';
import { stateAfter } from './given.ts';
import { start } from './starting.ts';

export interface Arranged {
  readonly table: Table;
  /** Where the match is played. */
  readonly thread: string;
}

/** A match of the first `seats` people, Ada in seat 0, that goes on from these events (from `GameBegan` on) in place of a deal. */
export const arrangedMatch = async (seats: number, events: readonly Event[], changes: Changes = {}): Promise<Arranged> => {
  const stores = fixedLuck();
  const { thread } = await start(seats, openTable({ stores: startingWith(stores, events) }));
  return { table: openTable({ ...changes, stores, answered: 1_100_000_000_000_000_000n }), thread };
};

/** Stores in which a match that starts goes on from these events in place of a deal. */
export const startingWith = (under: Stores, events: readonly Event[]): Stores => {
  const append: MatchStore['append'] = (entry) => under.matches.append(arrange(entry, events));
  return { ...under, matches: Object.assign(Object.create(under.matches), { append }) };
};

const arrange = (entry: Parameters<MatchStore['append']>[0], events: readonly Event[]): typeof entry => {
  const [started] = entry.events;
  if (started?.event.type !== 'MatchStarted') return entry;
  const rows: Entry['events'] = events.map((event, index) => ({
    ...started,
    version: started.version + 1 + index,
    shape: cyclades.eventShapes[event.type].length + 1,
    event,
  }));
  const active = cyclades.active(stateAfter(events));
  return { ...entry, events: [started, ...rows], summary: { ...entry.summary, active } };
};
