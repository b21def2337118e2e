import type { CupEvent, DrawnGroup, Entrant, TableResult } from './events.ts';
import type { CupSettings } from './settings.ts';

/** A cup, folded from its events. Entrants and groups are in the order of entries and of the draw. */
export interface Cup {
  readonly phase: 'entries' | 'playing' | 'ended' | 'cancelled';
  readonly settings: CupSettings;
  readonly entrants: readonly EntrantState[];
  /** When the entries, or the present round, are over, in epoch milliseconds. */
  readonly endsAt: number;
  /** When the last absence of the bot that `endsAt` makes up for was over, in epoch milliseconds. */
  readonly awayUntil?: number;
  /** Until when the round waits for substitutes from `/play`; absent if it has asked nobody. */
  readonly soughtUntil?: number;
  /** Whether it was cancelled for lack of players. */
  readonly isTooFew?: boolean;
  /** Absent until the entries are closed. */
  readonly seed?: string;
  readonly rounds: readonly Round[];
}

interface EntrantState {
  readonly entrant: Entrant;
  readonly isComputer: boolean;
  readonly hasWithdrawn: boolean;
}

/** A round; in a league, a season. */
export interface Round {
  readonly round: number;
  readonly groups: readonly Group[];
}

/** A pool, a division, or a table of the knock-out. */
export type Group = Omit<DrawnGroup, 'tables'> & { readonly tables: readonly Table[] };

/** A table; in `seats`, `null` is an AI player for nobody. */
export type Table = DrawnGroup['tables'][number] & { readonly match?: number; readonly result?: TableResult };

/** Returns a cup after an event; before the first, it is `undefined`. Checks nothing. */
export const evolveCup = (cup: Cup | undefined, event: CupEvent): Cup => {
  if (event.type === 'CupOpened') {
    const { settings } = event;
    return { phase: 'entries', settings, entrants: [], endsAt: settings.entriesCloseAt, rounds: [] };
  }
  if (cup === undefined) throw new Error('A cup begins with CupOpened.');
  switch (event.type) {
    case 'Entered':
      return withEntrant(cup, { entrant: event.entrant, isComputer: event.computer === true, hasWithdrawn: false });
    case 'Withdrew': {
      const withdrawn = { entrant: event.entrant, isComputer: false, hasWithdrawn: true };
      return { ...cup, entrants: cup.entrants.map((each) => (each.entrant === event.entrant ? withdrawn : each)) };
    }
    case 'EntriesClosed':
      return { ...cup, phase: 'playing', seed: event.seed };
    case 'RoundDrawn': {
      const { soughtUntil: _, ...before } = cup;
      return { ...before, endsAt: event.endsAt, rounds: [...cup.rounds, { round: event.round, groups: event.groups }] };
    }
    case 'SubstitutesSought':
      return { ...cup, soughtUntil: event.until };
    case 'SeatSubstituted':
      return withTable(cup, event.table, (table) => ({ ...table, seats: table.seats.with(event.seat, event.entrant) }));
    case 'TableOpened':
      return withTable(cup, event.table, (table) => ({ ...table, match: event.match, seats: event.seats }));
    case 'TableScored':
      return withTable(cup, event.table, (table) => ({ ...table, result: { how: event.how, seats: event.seats } }));
    case 'DeadlineMoved':
      return { ...cup, endsAt: event.endsAt, ...(event.until !== undefined && { awayUntil: event.until }) };
    case 'CupEnded':
      return { ...cup, phase: 'ended' };
    case 'CupCancelled':
      return { ...cup, phase: 'cancelled', isTooFew: event.reason === 'tooFew' };
  }
};

/** Who enters again after withdrawing comes after all others: their place may be another's by now. */
const withEntrant = (cup: Cup, entrant: EntrantState): Cup => ({
  ...cup,
  entrants: [...cup.entrants.filter((each) => each.entrant !== entrant.entrant), entrant],
});

/** Changes a table of the last round. A substitute belongs to the group from then on. */
const withTable = (cup: Cup, number: number, change: (table: Table) => Table): Cup => {
  const last = cup.rounds.at(-1);
  if (last === undefined) return cup;
  const groups = last.groups.map((group) => {
    const tables = group.tables.map((table) => (table.table === number ? change(table) : table));
    const seated = tables.flatMap(({ seats }) => seats.flatMap((entrant) => entrant ?? []));
    return { ...group, tables, members: [...new Set([...group.members, ...seated])] };
  });
  return { ...cup, rounds: [...cup.rounds.slice(0, -1), { ...last, groups }] };
};

/** Returns the tables of a cup's present round. */
export const tablesOf = (cup: Cup): readonly Table[] => cup.rounds.at(-1)?.groups.flatMap(({ tables }) => tables) ?? [];

/** Whether an entrant has not withdrawn. */
export const isIn = ({ entrants }: Cup, entrant: Entrant | undefined): entrant is Entrant =>
  entrants.some((each) => each.entrant === entrant && !each.hasWithdrawn);

/** Returns who has a place: those who have not withdrawn, in the order of entries, up to the number of places. */
export const placedIn = ({ entrants, settings: { most } }: Cup): readonly Entrant[] =>
  entrants.flatMap(({ entrant, hasWithdrawn }) => (hasWithdrawn ? [] : entrant)).slice(0, most);

/** Whether a player of the present round who withdraws has a substitute: those of a final came through the pool. */
export const hasSubstitutes = ({ settings, rounds }: Cup): boolean => settings.format.kind !== 'knockOut' || rounds.length === 1;

/** Returns who waits for a place: they entered, and are not in the present round. */
export const reservesIn = (cup: Cup): readonly Entrant[] => {
  const members = cup.rounds.at(-1)?.groups.flatMap((group) => group.members) ?? placedIn(cup);
  return cup.entrants.flatMap(({ entrant, hasWithdrawn }) => (hasWithdrawn || members.includes(entrant) ? [] : entrant));
};
