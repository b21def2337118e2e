import { describe, expect, test } from 'vitest';
import type { BaseEvent } from '#engine/game.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { Entry, MatchStore, Stores } from '#matches/index.ts';
import { dueNow, start } from '../../support/builders/starting.ts';
import { openTable, type Shown, type Table } from '../../support/drivers/discordActions.ts';
import { commandFor, optionsToPlay } from '../../support/drivers/typing.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { naiveMove } from '../../support/players/naivePlayer.ts';

type Row = Entry['events'][number];

/** Rows as written by the release before the creatures, whose options had none. */
const former =
  (...types: readonly string[]) =>
  (row: Row): Row => {
    if (!types.includes(row.event.type) || !('options' in row.event)) return row;
    const { creatures: _, ...options } = row.event.options as Readonly<Record<string, string>>;
    return { ...row, shape: 1, event: { ...row.event, options } as BaseEvent };
  };

/** Stores into which that release writes such rows. */
const formerStores = (under: Stores, ...types: readonly string[]): Stores => {
  const asFormer = (entry: Entry): Entry => ({ ...entry, events: entry.events.map(former(...types)) });
  const append: MatchStore['append'] = (entry) => under.matches.append({ ...entry, ...asFormer(entry) });
  const create: MatchStore['create'] = (match, secret, entry) => under.matches.create(match, secret, asFormer(entry));
  return { ...under, matches: Object.assign(Object.create(under.matches), { append, create }) };
};

/** A current bot on the same stores. */
const today = (stores: Stores): Table => openTable({ stores, answered: 1_100_000_000_000_000_000n });

/** A match that was started before the creatures existed, opened by a current bot. */
const olderMatch = async (seats: number): Promise<{ readonly table: Table; readonly thread: string }> => {
  const stores = openMemoryStores();
  const { thread } = await start(seats, openTable({ stores: formerStores(stores, 'MatchStarted', 'GameBegan') }), {
    setting: 'creatures=none',
  });
  return { table: today(stores), thread };
};

interface Exported {
  readonly steps: readonly { readonly events: readonly BaseEvent[] }[];
}

const viewOf = async ({ services }: Table): Promise<View> => (await services.matches.position(1, undefined))?.view as View;

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

describe('a match that began before the app had creatures', () => {
  test('an older match is shown, played to its end and exported as it was: without creatures', { timeout: 60_000 }, async () => {
    const { table, thread } = await olderMatch(3);
    const place = { in: thread };
    const begun = (await table.services.stores.matches.read(1, 0)).find(({ event }) => event.type === 'GameBegan');
    expect(begun).toMatchObject({ shape: 1 });
    expect(JSON.stringify(begun?.event)).not.toContain('creatures');
    expect(await viewOf(table)).toMatchObject({ options: { creatures: 'none' }, track: [], cycle: 1 });
    expect(textOf(await table.slash('Ada', 'log', {}, place))).toContain('Cycle 1');
    expect(textOf(await table.slash('Ada', 'match status', {}, place))).not.toContain('Creatures');
    const chance = seeded(3);
    for (let moves = 0; moves < 3_000; moves += 1) {
      const match = await table.services.stores.matches.find(1);
      if (match?.status !== 'playing') break;
      const user = match.seats.find(({ seat }) => seat === match.active[0])?.user;
      const position = await table.services.matches.position(1, user);
      const move = naiveMove('cyclades', position?.view, position?.legal ?? [], chance);
      await table.slash(await dueNow({ table }), commandFor('cyclades', move.type), optionsToPlay('cyclades', move), place);
      expect((await table.services.stores.matches.find(1))?.version).toBeGreaterThan(match.version);
    }
    expect((await table.services.stores.matches.find(1))?.status).toBe('ended');
    expect(await viewOf(table)).toMatchObject({ options: { creatures: 'none' }, track: [], discards: [] });
    const rows = await table.services.stores.matches.read(1, 0);
    expect(rows.filter(({ event }) => /Creature|TrackFilled|Figure|Kraken/.test(event.type))).toEqual([]);
    expect(rows.find(({ event }) => event.type === 'GameBegan')).toEqual(begun);
    const exported = await table.slash('Ada', 'match export', {}, place);
    const { steps } = JSON.parse(new TextDecoder().decode(exported?.files[0]?.data)) as Exported;
    const told = steps.flatMap(({ events }) => events).find(({ type }) => type === 'GameBegan');
    expect(told).toMatchObject({ options: { creatures: 'none', gold: 'secret' } });
    expect(table.logged.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  test('an older lobby starts with the current defaults', async () => {
    const stores = openMemoryStores();
    const before = openTable({ stores: formerStores(stores, 'MatchCreated') });
    await before.slash('Ada', 'match create', { game: 'cyclades' });
    await before.press('Blaise', { customId: '1.join.1', label: '' });
    const table = today(stores);
    const settings = await table.press('Ada', { customId: '1.settings.1', label: '' });
    const chosen = JSON.stringify(settings?.components);
    expect(chosen).toMatch(/"value":"all","label":"[^"]*","default":true/);
    expect(textOf(await table.slash('Ada', 'match start'))).toContain('has started');
    expect(await viewOf(table)).toMatchObject({ options: { creatures: 'all', gold: 'secret' } });
    expect((await viewOf(table)).track).toHaveLength(3);
    expect(await stores.matches.find(1)).toMatchObject({ options: { creatures: 'all' } });
  });
});
