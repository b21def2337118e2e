import { workOnSearches } from '#jobs/upkeep/formTables.ts';
import type { Match, Seek } from '#matches/index.ts';
import { type Changes, openTable, PEOPLE, type Person, type Shown, type Table } from '../../support/drivers/discordActions.ts';

const HOUR = 3_600_000;
export const ALL = [...PEOPLE];
export const FOUR = ['Ada', 'Blaise', 'Carl', 'Dora'] as const;

/** A server whose people look for players, at a time that the test sets. */
export interface Queue {
  readonly table: Table;
  /** When it was opened. */
  readonly begun: number;
  /** Looks for tables, as the sweep does. */
  look(): Promise<void>;
  /** Lets time pass, then looks. */
  pass(hours: number): Promise<void>;
  /** Begins a search: by default for Cyclades with four at 24 hours. */
  begin(who: Person, change?: Readonly<Record<string, string | number | boolean>>): Promise<Shown | undefined>;
  /** Presses a control of the person's own message, by its id without the version. */
  press(who: Person, id: string): Promise<Shown | undefined>;
  seek(who: Person): Promise<Seek | undefined>;
  match(id: number): Promise<Match | undefined>;
  names(id: number): Promise<readonly string[]>;
  /** The bodies of direct messages, as JSON. */
  direct(): readonly string[];
  /** All messages, with whom they ping. */
  posts(): readonly { readonly text: string; readonly pings: readonly string[] }[];
}

export const idOf = (who: Person): string => String(900 + PEOPLE.indexOf(who));

export const openQueue = (changes: Changes = {}): Queue => {
  const begun = Date.UTC(2026, 0, 1, 12);
  let now = begun;
  const table = openTable({ clock: { now: () => new Date(now) }, ...changes });
  const { seeks, matches } = table.services.stores;
  const look = () => workOnSearches(table.services, 10);
  const posts = () =>
    table.requests.flatMap(({ method, path, body }) => {
      if (method !== 'POST' || !/^\/channels\/\d+\/messages$/.test(path)) return [];
      const { users = [] } = (body?.allowed_mentions ?? {}) as { readonly users?: readonly string[] };
      return [{ text: JSON.stringify(body), pings: users }];
    });
  return {
    table,
    begun,
    look,
    pass: async (hours) => {
      now += hours * HOUR;
      await look();
    },
    begin: (who, change = {}) => table.slash(who, 'play', { game: 'cyclades', pace: '24h', players: 4, ...change }),
    press: (who, id) => table.press(who, { customId: `1.${id}`, label: '' }, 'ephemeral'),
    seek: (who) => seeks.find(idOf(who), '10'),
    match: (id) => matches.find(id),
    names: async (id) => ((await matches.find(id))?.seats ?? []).map(({ name }) => name).sort(),
    direct: () => posts().map(({ text }) => text),
    posts,
  };
};
