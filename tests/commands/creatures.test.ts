import { describe, expect, test } from 'vitest';
import { boardOf } from '#games/cyclades/data/boards.ts';
import type { Event } from '#games/cyclades/events.ts';
import { CREATURES, type Creature } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { type Arranged, arrangedMatch } from '../support/builders/arrangedMatch.ts';
import { withCreature } from '../support/builders/creaturePositions.ts';
import type { Shown, Table } from '../support/drivers/discordActions.ts';
import { commandFor, optionsToPlay } from '../support/drivers/typing.ts';
import { seeded } from '../support/fakes/seededChance.ts';

type Values = Readonly<Record<string, string | number>>;

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

/** Ada's turn with Zeus, in a match of three at a crowded table, with this creature on the track. */
const adaHas = (creature: Creature, ...more: readonly Event[]): Promise<Arranged> =>
  arrangedMatch(3, [...withCreature(3, creature), ...more]);

const type = async ({ table, thread }: Arranged, command: string, options: Values = {}): Promise<string> =>
  textOf(await table.slash('Ada', `cyclades ${command}`, options, { in: thread }));

const suggested = async ({ table, thread }: Arranged, options: Values, focused: string, command = 'cyclades creature') => {
  const choices = await table.suggest('Ada', command, options, focused, { in: thread });
  return choices.map(({ name, value }) => ({ name, value }));
};

const versionOf = async (table: Table): Promise<number> => (await table.services.stores.matches.find(1))?.version ?? 0;

const adasPosition = async ({ services }: Table) => {
  const position = await services.matches.position(1, '900');
  if (position === undefined) throw new Error('There is no match.');
  return { ...position, view: position.view as View };
};

/** The events of the newest command. */
const happened = async (table: Table, after: number): Promise<readonly Event[]> =>
  ((await table.services.matches.history(1, after))?.steps ?? []).flatMap(({ events }) =>
    events.map(({ event }) => event as Event),
  );

describe('/cyclades creature', () => {
  test.each(CREATURES)('/cyclades creature uses the %s as typed, with all its further steps', async (creature) => {
    const arranged = await adaHas(creature);
    const { table, thread } = arranged;
    const chance = seeded(CREATURES.indexOf(creature));
    const before = await versionOf(table);
    for (let moves = 0; moves < 40; moves += 1) {
      const { legal, view, match } = await adasPosition(table);
      if (legal.length === 0 || (moves > 0 && view.turn?.effect === undefined && view.turn?.battle === undefined)) break;
      const move = chance.pick(
        legal.filter((each) => moves > 0 || ('creature' in each && each.creature === creature && each.type === 'UseCreature')),
      );
      const shown = await table.slash('Ada', commandFor('cyclades', move.type), optionsToPlay('cyclades', move), { in: thread });
      expect([await versionOf(table), textOf(shown)]).toEqual([expect.toSatisfy((now) => now > match.version), textOf(shown)]);
    }
    expect((await happened(table, before))[0]).toMatchObject({ type: 'CreatureBought', seat: 0, creature });
  });

  test('/cyclades creature offers values that begin with the typed text first, since at most 25 are shown', async () => {
    const arranged = await adaHas('kraken');
    const spaces = await suggested(arranged, { creature: 'kraken', sea: 'g' }, 'sea');
    expect(spaces.slice(0, 3).map(({ value }) => value)).toEqual(['G3', 'G5', 'A1']);
    expect((await suggested(arranged, { creature: 'kr' }, 'creature'))[0]?.value).toBe('kraken');
  });

  test('/cyclades creature offers the creatures of the track, then targets by name, as they are typed', async () => {
    const arranged = await adaHas('griffon');
    const track = await suggested(arranged, { creature: '' }, 'creature');
    expect(track.map(({ value }) => value)).toEqual(['griffon', 'fates', 'harpy']);
    const targets = await suggested(arranged, { creature: 'griffon', target: '' }, 'target');
    expect(targets.map(({ value }) => value)).toEqual(['2', '3']);
    expect(targets.map(({ name }) => name)).toEqual([expect.stringContaining('Blaise'), expect.stringContaining('Carl')]);
    const typed = await suggested(arranged, { creature: 'griffon', target: 'ca' }, 'target');
    expect(typed.map(({ value }) => value)).toEqual(['3']);
    expect(await suggested(arranged, { creature: 'kraken', sea: '' }, 'sea')).toEqual([]);
    const { table, thread } = arranged;
    expect(await table.suggest('Blaise', 'cyclades creature', { creature: '' }, 'creature', { in: thread })).toEqual([]);
  });

  test.each(['g', 'K', 'a'])('/cyclades creature offers the sea spaces of the typed row first: %s', async (row) => {
    const arranged = await arrangedMatch(4, withCreature(4, 'kraken'));
    const spaces = (await suggested(arranged, { creature: 'kraken', sea: row }, 'sea')).map(({ value }) => String(value));
    const ofRow = boardOf(4).seas.flatMap(({ id }) => (id.startsWith(row.toUpperCase()) ? [id] : []));
    expect(ofRow.length).toBeGreaterThan(0);
    expect(spaces.slice(0, ofRow.length)).toEqual(ofRow);
    expect(spaces).toHaveLength(25);
  });

  test.each(['2', 'Blaise', ' blaise '])('/cyclades creature takes from the seat that %j means', async (target) => {
    const arranged = await adaHas('griffon');
    const before = await versionOf(arranged.table);
    expect(await type(arranged, 'creature', { creature: 'Griffon', target })).toContain('Blaise');
    expect(await happened(arranged.table, before)).toContainEqual({ type: 'GoldStolen', seat: 0, loser: 1, gold: 15 });
  });

  test.each([
    ['Zed', 'player'],
    ['0', 'player'],
    ['4', 'player'],
    ['-1', 'player'],
    ['1', 'opponent'],
    ['Ada', 'opponent'],
  ])('/cyclades creature takes from nobody if the victim %j is not an opponent', async (target, words) => {
    const arranged = await adaHas('griffon');
    const before = await versionOf(arranged.table);
    expect(await type(arranged, 'creature', { creature: 'griffon', target })).toContain(words);
    expect(await versionOf(arranged.table)).toBe(before);
  });

  test('/cyclades creature asks for omitted options, and plays nothing until then', async () => {
    const arranged = await adaHas('griffon');
    const before = await versionOf(arranged.table);
    const asked = await type(arranged, 'creature', { creature: 'griffon' });
    expect(asked).toContain('`target:`');
    expect(asked).toContain('Blaise or Carl');
    const giant = await adaHas('giant');
    expect(await type(giant, 'creature', { creature: 'giant' })).toContain('`island:`');
    const cyclops = await adaHas('cyclops');
    expect(await type(cyclops, 'creature', { creature: 'cyclops' })).toContain('`building:`');
    expect(await versionOf(arranged.table)).toBe(before);
  });

  test('/cyclades creature flies with all troops if their number is omitted, and asks for the route', async () => {
    const arranged = await adaHas('pegasus');
    const before = await versionOf(arranged.table);
    const from = 'is7';
    expect(await type(arranged, 'creature', { creature: 'pegasus', from })).toContain('`to:`');
    await type(arranged, 'creature', { creature: 'pegasus', from, to: 'is6' });
    expect(await happened(arranged.table, before)).toContainEqual(expect.objectContaining({ type: 'IslandLanded', troops: 3 }));
  });

  test.each([
    [{ creature: 'dryad' }, 'track'],
    [{ creature: 'medusa', island: 'is1' }, 'track'],
    [{ creature: 'dragon' }, 'creature'],
    [{ creature: 'constructor' }, 'creature'],
    [{ creature: 'harpy', island: 'is7' }, 'opponent'],
    [{ creature: 'harpy', island: 'is99' }, 'island 99 isn’t one of the islands'],
  ])('/cyclades creature refuses %j', async (options, words) => {
    const arranged = await adaHas('harpy');
    const before = await versionOf(arranged.table);
    expect((await type(arranged, 'creature', options)).toLowerCase()).toContain(words);
    expect(await versionOf(arranged.table)).toBe(before);
  });
});

describe('a creature that cannot be used, whatever is typed', () => {
  const poor = (creature: Creature): Promise<Arranged> => adaHas(creature, { type: 'PriestRecruited', seat: 0, cost: 29 });

  test.each(CREATURES)('a creature that costs too much gold is refused: the %s', async (creature) => {
    const arranged = await poor(creature);
    const before = await versionOf(arranged.table);
    expect(await type(arranged, 'creature', { creature })).toMatch(/4 GP.*1 GP|1 GP.*4 GP/);
    expect(await versionOf(arranged.table)).toBe(before);
  });

  test('a creature without a target is refused', async () => {
    const robbed: readonly Event[] = [1, 2].flatMap((loser) =>
      [0, 1].map(() => ({ type: 'PriestStolen', seat: 0, loser }) as const),
    );
    const arranged = await adaHas('dryad', ...robbed);
    const before = await versionOf(arranged.table);
    expect(await type(arranged, 'creature', { creature: 'dryad' })).toMatch(/You can’t use the Dryad now/);
    expect(await versionOf(arranged.table)).toBe(before);
  });
});

describe('further steps of a creature', () => {
  test("a creature's sale goes on piece by piece until it is enough", async () => {
    const arranged = await adaHas('sphinx');
    const before = await versionOf(arranged.table);
    await type(arranged, 'creature', { creature: 'sphinx' });
    expect(await type(arranged, 'finish')).toMatch(/at least one/i);
    expect(await type(arranged, 'end')).toContain('Sphinx');
    expect(await type(arranged, 'sell', { piece: 'troop' })).toContain('`at:`');
    await type(arranged, 'sell', { piece: 'Priest' });
    await type(arranged, 'sell', { piece: 'troop', at: 'Is 7' });
    await type(arranged, 'finish');
    const types = (await happened(arranged.table, before)).map((event) => event.type);
    expect(types).toEqual(['CreatureBought', 'PieceSold', 'PieceSold', 'CreatureFinished']);
    expect(await type(arranged, 'finish')).toMatch(/You need a creature for that/);
  });

  test('a creature moves on step by step, for gold', async () => {
    const arranged = await adaHas('kraken');
    await type(arranged, 'creature', { creature: 'kraken', sea: 'a1' });
    const to = await suggested(arranged, { to: '' }, 'to', 'cyclades kraken');
    expect(to.length).toBeGreaterThan(0);
    await type(arranged, 'kraken', { to: String(to[0]?.value) });
    expect((await adasPosition(arranged.table)).view.kraken).toBe(to[0]?.value);
    expect(await type(arranged, 'kraken', { to: 'k1' })).not.toBe('');
    await type(arranged, 'finish');
    expect((await adasPosition(arranged.table)).view.turn?.effect).toBeUndefined();
  });

  test('the Chimera uses creatures of the discard pile, with their targets', async () => {
    const arranged = await adaHas('chimera');
    const before = await versionOf(arranged.table);
    await type(arranged, 'creature', { creature: 'chimera' });
    const called = (await suggested(arranged, { creature: '' }, 'creature')).map(({ value }) => value);
    expect(called).not.toContain('chimera');
    expect(called).not.toContain('fates');
    expect(called).toHaveLength(14);
    await type(arranged, 'creature', { creature: 'dryad', target: 'Carl' });
    const types = (await happened(arranged.table, before)).map((event) => event.type);
    expect(types).toEqual(['CreatureBought', 'CreatureCalled', 'PriestStolen', 'DiscardsShuffled']);
  });
});

describe('/cyclades swap', () => {
  test('/cyclades swap replaces a card of the track with one of the deck', async () => {
    const arranged = await adaHas('harpy');
    expect((await suggested(arranged, { creature: '' }, 'creature', 'cyclades swap')).map(({ value }) => value)).toEqual([
      'harpy',
      'fates',
      'griffon',
    ]);
    const before = await versionOf(arranged.table);
    await type(arranged, 'swap', { creature: 'fates' });
    const [swapped] = await happened(arranged.table, before);
    expect(swapped).toMatchObject({ type: 'CreatureSwapped', discarded: 'fates', cost: 1 });
    const drawn = swapped?.type === 'CreatureSwapped' ? swapped.drawn : undefined;
    expect((await adasPosition(arranged.table)).view.track.map(({ creature }) => creature)).toEqual(['harpy', drawn, 'griffon']);
    expect(await type(arranged, 'swap', { creature: 'fates' })).toMatch(/track/);
  });
});
