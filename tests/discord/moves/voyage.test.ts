import { expect, test } from 'vitest';
import { type Arranged, arrangedMatch } from '../../support/builders/arrangedMatch.ts';
import { openTable } from '../../support/drivers/discordActions.ts';
import { table as cycladesTable, fleets, turnOf } from '../../support/fakes/given.ts';

/** Ada's two fleets in C2; Blaise's are in D4 and F1. */
const sailing = (): Promise<Arranged> =>
  arrangedMatch(3, [...cycladesTable(3, { gold: 20 }), ...fleets(0, 'C2', 1), ...turnOf('poseidon')]);

const eventsOf = async ({ table }: Arranged) => table.services.stores.matches.read(1, 0);

const sail = ({ table, thread }: Arranged, to: string, count = 2, sure = false) =>
  table.slash('Ada', 'cyclades fleets', { from: 'C2', to, fleets: count, sure }, { in: thread });

test('a voyage is one command of several steps, one line of the log, and one undo', async () => {
  const at = await sailing();
  const before = (await eventsOf(at)).length;
  const sailed = await sail(at, 'E1');
  expect(sailed?.text).toMatch(/^Ada moves 2 fleets from C2 to E1 for 1 GP \((?:no steps|1 step) remaining\)\.\n/);
  const rows = (await eventsOf(at)).slice(before);
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map(({ event }) => event.type))).toEqual(new Set(['FleetsMoved']));
  expect(new Set(rows.map(({ commandId }) => commandId)).size).toBe(1);
  const log = await at.table.slash('Blaise', 'log', {}, { in: at.thread });
  expect(log?.text.match(/Ada moves/g)).toHaveLength(1);
  const undo = sailed?.controls.find(({ label }) => label === 'Undo');
  const back = await at.table.press('Ada', undo ?? { customId: '', label: '' }, 'ephemeral', { in: at.thread });
  expect(back?.text).toContain('You have 20 GP.');
});

test('a voyage into a battle is asked about, and ends with the battle', async () => {
  const at = await sailing();
  const before = (await eventsOf(at)).length;
  const asked = await sail(at, 'D4');
  expect(asked?.text).toContain('You attack Blaise, 2 v 1.');
  expect(await eventsOf(at)).toHaveLength(before);
  await sail(at, 'D4', 2, true);
  const types = (await eventsOf(at)).slice(before).map(({ event }) => event.type);
  expect(types.slice(0, 2)).toEqual(['FleetsMoved', 'SeaBattleBegan']);
});

test('moves that follow a move are played with it, or none of them', async () => {
  const at = await sailing();
  const before = await eventsOf(at);
  const step = (from: string, to: string) => ({ type: 'MoveFleets', from, to, fleets: 2 });
  const user = (await at.table.services.stores.matches.find(1))?.seats[0]?.user ?? '';
  const play = (next: ReturnType<typeof step>, id: string) =>
    at.table.services.matches.play(1, { type: 'Play', user, command: step('C2', 'C1'), next: [next] }, id);
  expect(await play(step('C1', 'K2'), 'astray')).toMatchObject({ kind: 'rejected', rejection: { code: 'seasNotAdjacent' } });
  expect(await eventsOf(at)).toHaveLength(before.length);
  expect(await play(step('C1', 'D1'), 'onward')).toMatchObject({ kind: 'played' });
  expect(await eventsOf(at)).toHaveLength(before.length + 2);
});

test('fleets of a match that has not started are refused, and none are suggested', async () => {
  const table = openTable();
  const opened = await table.slash('Ada', 'match create', { game: 'cyclades', seats: 3 });
  expect(opened?.text).toContain('#1');
  const said = await table.slash('Ada', 'cyclades fleets', { from: 'C2', to: 'E1', match: '1' });
  expect(said?.text).toContain('hasn’t started');
  expect(await table.suggest('Ada', 'cyclades fleets', { from: '', match: '1' }, 'from')).toEqual([]);
  expect(table.logged.filter(({ level }) => level !== 'info')).toEqual([]);
});
