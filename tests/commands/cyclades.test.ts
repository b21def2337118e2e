import { describe, expect, test } from 'vitest';
import { boardOf } from '#games/cyclades/data/boards.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { dueNow, duePosition, start } from '../support/builders/starting.ts';
import type { Shown } from '../support/drivers/discordActions.ts';
import { commandFor, optionsToPlay } from '../support/drivers/typing.ts';
import { seeded } from '../support/fakes/seededChance.ts';

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

describe('the moves of Cyclades', () => {
  test('moves suggest nothing to players who need not act, except for the typed text', async () => {
    const { table, due, others, thread } = await start(4);
    const place = { in: thread };
    expect(await table.suggest(others[0], 'cyclades bid', { god: '' }, 'god', place)).toEqual([]);
    expect(await table.suggest('Emmy', 'cyclades bid', { god: '' }, 'god', place)).toEqual([]);
    const apollo = await table.suggest(due, 'cyclades bid', { god: 'apo' }, 'god', place);
    expect(apollo.map(({ value }) => value)).toEqual(['apollo']);
    expect(await table.suggest(due, 'cyclades bid', { god: 'odin' }, 'god', place)).toEqual([]);
    expect(await table.suggest(due, 'cyclades bid', { god: 'odin', amount: '' }, 'amount', place)).toEqual([]);
    expect(await table.suggest(due, 'cyclades fleets', { from: 'A1', to: '' }, 'to', place)).toEqual([]);
  });

  test('a refused move shows the legal ones', async () => {
    const { table, due, others, thread } = await start(3);
    const place = { in: thread };
    const position = await duePosition(table);
    const god = (position.view as { readonly gods: readonly { readonly god?: string }[] }).gods[0]?.god ?? '';
    const bid = (person: typeof due, amount: number) => table.slash(person, 'cyclades bid', { god, amount }, place);
    expect(textOf(await bid(others[0], 1))).toContain(`is waiting for ${due}`);
    expect(textOf(await bid(due, 99))).toMatch(/Bid up to \d+/);
    expect(textOf(await bid(due, 4))).toContain('bids 4');
    const next = await dueNow({ table });
    expect(textOf(await bid(next, 4))).toContain('Bid at least 5');
    expect(textOf(await table.slash(next, 'cyclades bid', { god }, place))).toContain('`amount:`');
    expect(textOf(await table.slash(next, 'cyclades build', { island: 'is1' }, place))).toContain(
      'Every player has to bid for a god first',
    );
    expect(textOf(await table.slash('Emmy', 'cyclades end', {}, place))).toContain('not playing in this match');
  });

  test('moves are read as people write them', async () => {
    const { table, due, thread } = await start(3);
    expect(textOf(await table.slash(due, 'cyclades bid', { god: ' Apollo ' }, { in: thread }))).toContain('goes to Apollo');
  });

  test('moves take all units, and a slot outside the Metropolis’s place, if these are omitted', { timeout: 60_000 }, async () => {
    const left = new Set(['MoveFleets', 'MoveTroops', 'Build']);
    for (let seed = 1; seed <= 20 && left.size > 0; seed += 1) await playLeavingOut(seed, left);
    expect(left).toEqual(new Set());
  });
});

/** Plays a match without typing counts and slots, and checks that the first move of each kind in `left` gets the expected defaults. */
const playLeavingOut = async (seed: number, left: Set<string>): Promise<void> => {
  const started = await start(4);
  const { table, thread } = started;
  const chance = seeded(seed);
  for (let moves = 0; moves < 1_500 && left.size > 0; moves += 1) {
    const { match, legal, view } = await duePosition(table);
    if (match.status === 'ended') return;
    const type = chance.pick([...new Set(legal.map((each) => each.type))]);
    const kind = legal.filter((each) => each.type === type);
    const { fleets: _fleets, troops: _troops, slot: _slot, ...typed } = optionsToPlay('cyclades', chance.pick(kind));
    const { sure: _sure, ...fields } = typed;
    await table.slash(await dueNow(started), commandFor('cyclades', type), typed, { in: thread });
    if (!left.delete(type)) continue;
    const [step] = (await table.services.matches.history(1, match.version))?.steps ?? [];
    const event = step?.events[0]?.event as Readonly<Record<string, unknown>> | undefined;
    const meant = kind.map((move) => move as unknown as Readonly<Record<string, unknown>>).filter((move) => agrees(move, fields));
    if (type === 'Build') expect(event?.slot).toBe(firstSlotBeside(view as View, meant));
    else expect(event?.fleets ?? event?.troops).toBe(Math.max(...meant.map((move) => Number(move.fleets ?? move.troops))));
  }
};

const agrees = (move: Readonly<Record<string, unknown>>, typed: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(typed).every(([field, value]) => move[field] === value);

/** The first legal slot outside the dotted square of its island, otherwise the first legal one. */
const firstSlotBeside = ({ seats }: View, builds: readonly Readonly<Record<string, unknown>>[]): unknown => {
  const covers = boardOf(seats.length).island(String(builds[0]?.island))?.metroCovers ?? [];
  return (builds.find(({ slot }) => !covers.includes(Number(slot))) ?? builds[0])?.slot;
};
