import { type AnyGame, type BaseEvent, fold } from '#engine/game.ts';
import type { Entry, MatchStore, Stores } from '#matches/index.ts';
import { type Changes, openTable, type Table } from '../drivers/discordActions.ts';
import { fixedLuck } from '../fakes/fixedLuck.ts';
import { theGame } from './positions.ts';
import { start } from './starting.ts';

export interface Arranged {
  readonly table: Table;
  /** The channel in which the match is played. */
  readonly thread: string;
}

/** A match of the first `seats` people, with Ada in seat 0, that continues from these events (from `GameBegan` on) in place of a deal. */
export const arrangedMatch = async (
  seats: number,
  events: readonly BaseEvent[],
  changes: Changes = {},
  game = 'cyclades',
): Promise<Arranged> => {
  const stores = fixedLuck();
  const { thread } = await start(seats, openTable({ stores: startingWith(stores, events, theGame(game)) }), { game });
  return { table: openTable({ ...changes, stores, answered: 1_100_000_000_000_000_000n }), thread };
};

/** Stores in which a match that starts continues from these events in place of a deal. */
export const startingWith = (under: Stores, events: readonly BaseEvent[], game = theGame('cyclades')): Stores => {
  const append: MatchStore['append'] = (entry) => under.matches.append(arrange(entry, events, game));
  return { ...under, matches: Object.assign(Object.create(under.matches), { append }) };
};

const arrange = (entry: Parameters<MatchStore['append']>[0], events: readonly BaseEvent[], game: AnyGame): typeof entry => {
  const [started] = entry.events;
  if (started?.event.type !== 'MatchStarted') return entry;
  const rows: Entry['events'] = events.map((event, index) => ({
    ...started,
    version: started.version + 1 + index,
    shape: (game.eventShapes[event.type]?.length ?? 0) + 1,
    event,
  }));
  const active = game.active(fold(game, game.initialState(), events));
  return { ...entry, events: [started, ...rows], summary: { ...entry.summary, active } };
};
