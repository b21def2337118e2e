import { describe, expect, test } from 'vitest';
import type { Played } from '#matches/index.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { toy } from '../../support/toy/game.ts';
import { type Table, table } from '../games/table.ts';

const code = (played: Played): string => (played.kind === 'rejected' ? played.rejection.code : played.kind);

const points = async (house: Table, match: number): Promise<readonly number[]> =>
  (await house.matches.history(match, 0))?.rewindPoints() ?? [];

const rewind = (house: Table, match: number, toVersion: number) =>
  house.act(match, { type: 'Organise', user: 'org', motion: { kind: 'rewind', toVersion }, reason: 'a slip of the finger' });

const total = async ({ matches }: Table, match: number) =>
  ((await matches.position(match, undefined))?.view as { total: number } | undefined)?.total;

/** Four counts by turns, and how the count stood at each point before. */
const counted = async (seats = 2) => {
  const house = table();
  const match = await house.started(seats, { options: { goal: '20' } });
  const stood = [(await house.stores.matches.find(match))?.version ?? 0];
  for (const user of ['ada', 'ben', 'ada', 'ben'].slice(0, seats === 2 ? 4 : 2)) {
    await house.count(match, user, 2);
    stood.push((await house.stores.matches.find(match))?.version ?? 0);
  }
  return { house, match, stood };
};

describe('a table that goes back', () => {
  test('stands where it stood, over luck and over what others did', async () => {
    const { house, match, stood } = await counted();
    expect(await points(house, match)).toEqual(stood.slice(0, -1));
    const played = await rewind(house, match, stood[1] ?? 0);
    expect(played).toMatchObject({ events: [{ event: { type: 'OrganiserDecided' } }, { event: { type: 'Undone' } }] });
    expect(await total(house, match)).toBe(2);
    expect((await house.stores.matches.find(match))?.active).toEqual([1]);
  });

  test('draws anew, and goes on from there', async () => {
    const { house, match, stood } = await counted();
    await rewind(house, match, stood[0] ?? 0);
    await house.count(match, 'ada', 1);
    expect(await total(house, match)).toBe(1);
    const newest = (await house.stores.matches.find(match))?.version ?? 0;
    await house.count(match, 'ben', 1);
    expect(await points(house, match)).toEqual([stood[0], newest]);
    await rewind(house, match, newest);
    expect(await total(house, match)).toBe(1);
  });

  test('goes only to the end of a step that counts, and nowhere it stands already', async () => {
    const { house, match, stood } = await counted();
    const [start = 0, first = 0, second = 0] = stood;
    for (const nowhere of [0, 1, start - 1, stood.at(-1) ?? 0, 999, -1, 1.5, Number.NaN, first + 0.5]) {
      expect(code(await rewind(house, match, nowhere)), String(nowhere)).toBe('noSuchPoint');
    }
    await rewind(house, match, first);
    expect(code(await rewind(house, match, second))).toBe('noSuchPoint');
  });

  test('does so when all people say yes, and not before', async () => {
    const { house, match, stood } = await counted();
    const motion = { kind: 'rewind', toVersion: stood[2] ?? 0 } as const;
    await house.act(match, { type: 'CallVote', user: 'ada', motion });
    expect(await total(house, match)).toBe(8);
    const called = (await house.matches.position(match, 'ben'))?.vote?.called ?? 0;
    await house.act(match, { type: 'Vote', user: 'ben', called, yes: true });
    expect(await total(house, match)).toBe(4);
    expect(code(await house.act(match, { type: 'Undo', user: 'ben' }))).toBe('nothingToUndo');
    expect(code(await house.act(match, { type: 'Redo', user: 'ben' }))).toBe('nothingToRedo');
  });

  test('has the seats that are left meanwhile play safely at once', async () => {
    const { house, match, stood } = await counted(3);
    await house.count(match, 'cleo', 2);
    await house.act(match, { type: 'Concede', user: 'ada' });
    const before = await total(house, match);
    await rewind(house, match, stood[0] ?? 0);
    expect(before).toBe(7);
    expect(await total(house, match)).toBe(1);
    expect((await house.stores.matches.find(match))?.active).toEqual([1]);
  });

  test('does not go behind a change of people', async () => {
    const { house, match, stood } = await counted(3);
    await house.act(match, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    await house.act(match, { type: 'TakeSeat', user: 'dan', seat: 2 });
    const taken = (await house.stores.matches.find(match))?.version ?? 0;
    expect(code(await rewind(house, match, stood[1] ?? 0))).toBe('acrossSubstitution');
    expect(await points(house, match)).toEqual([]);
    await house.count(match, 'dan', 1);
    expect(await points(house, match)).toEqual([taken]);
    expect(code(await rewind(house, match, taken))).toBe('played');
    expect(await total(house, match)).toBe(4);
  });

  test('goes behind a seat that was free and that its own person took back', async () => {
    const { house, match, stood } = await counted(3);
    await house.act(match, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    expect(await points(house, match)).toEqual([]);
    expect(code(await rewind(house, match, stood[0] ?? 0))).toBe('acrossSubstitution');
    await house.act(match, { type: 'TakeSeat', user: 'cleo', seat: 2 });
    expect(await points(house, match)).toEqual(stood.slice(0, -1));
    expect(code(await rewind(house, match, stood[0] ?? 0))).toBe('played');
    expect(await total(house, match)).toBe(0);
  });

  test('takes no secret for a point: what others have chosen unseen', async () => {
    const house = table(openMemoryStores(), { divers: toy });
    const match = await house.started(2, { game: 'divers' });
    const play = (user: string, type: string) => house.act(match, { type: 'Play', user, command: { type } });
    expect(await points(house, match)).toEqual([]);
    await play('ada', 'TakeStone');
    const unseen = (await house.stores.matches.find(match))?.version ?? 0;
    expect(await points(house, match)).toEqual([]);
    await play('ada', 'Dive');
    expect(await points(house, match)).toEqual([unseen - 1]);
    expect(code(await rewind(house, match, unseen))).toBe('noSuchPoint');
  });

  test('gives those their turn back for whom a computer stood in', async () => {
    const house = table();
    const match = await house.started(2, { pace: 'live', timeOut: 'computer' });
    const start = (await house.stores.matches.find(match))?.version ?? 0;
    const { begun = 0 } = (await house.stores.clocks.of(match)).find(({ seat }) => seat === 0)?.running ?? {};
    house.clock.advance(100);
    await house.act(match, { type: 'RunOutOfTime', seat: 0, begun });
    const command = { type: 'Count', seat: 0, by: 1 } as { type: string; seat: number };
    await house.act(match, { type: 'PlayAsComputer', seat: 0, command, decision: 0 });
    expect(await total(house, match)).toBe(1);
    await rewind(house, match, start);
    expect(await house.stores.matches.find(match)).toMatchObject({ active: [0], computerDue: false });
    expect(code(await house.count(match, 'ada', 2))).toBe('played');
  });
});

describe('the story of a match in which something was taken back', () => {
  test('tells what counts, with who was due and what stood as it was then', async () => {
    const { house, match, stood } = await counted();
    await rewind(house, match, stood[1] ?? 0);
    const story = await house.matches.history(match, stood[0] ?? 0);
    const steps = story?.steps ?? [];
    const told = steps.map((step) => step.redactedFor('spectator').map(({ event }) => event.type));
    expect(told).toEqual([['Counted'], [], [], [], ['OrganiserDecided', 'Undone']]);
    expect(steps.map((step) => step.hasRetracted('spectator'))).toEqual([false, true, true, true, false]);
    expect(steps.map(({ active }) => active)).toEqual([[1], [0], [1], [0], [1]]);
    expect(steps.map((step) => (step.view('spectator') as { total: number }).total)).toEqual([2, 4, 6, 8, 2]);
    expect(steps.at(-1)?.retracted.map(({ version }) => version)).toEqual(stood.slice(2));
  });

  test('numbers its steps by what all could see, which nothing unseen moves', async () => {
    const numbers = async (wavers: boolean) => {
      const house = table(openMemoryStores(), { divers: toy });
      const match = await house.started(2, { game: 'divers' });
      const play = (user: string, type: string) => house.act(match, { type: 'Play', user, command: { type } });
      if (wavers) {
        await play('ada', 'TakeStone');
        await house.act(match, { type: 'Undo', user: 'ada' });
        await house.act(match, { type: 'Redo', user: 'ada' });
        await house.act(match, { type: 'Undo', user: 'ada' });
      }
      await play('ada', 'Dive');
      await house.act(match, { type: 'Undo', user: 'ada' });
      await play('ada', 'Dive');
      const steps = (await house.matches.history(match, 0))?.steps ?? [];
      return steps
        .filter((step) => step.redactedFor('spectator').length > 0 || step.hasRetracted('spectator'))
        .map(({ number }) => number);
    };
    const plain = await numbers(false);
    expect(plain.length).toBeGreaterThan(3);
    expect(await numbers(true)).toEqual(plain);
  });

  test('tells to where a vote or an organiser would go back by the number of the step, whatever was done unseen', async () => {
    const told = async (wavers: boolean) => {
      const house = table(openMemoryStores(), { divers: toy });
      const match = await house.started(2, { game: 'divers' });
      const play = (user: string, type: string) => house.act(match, { type: 'Play', user, command: { type } });
      if (wavers) {
        await play('ada', 'TakeStone');
        await house.act(match, { type: 'Undo', user: 'ada' });
      }
      await play('ada', 'Dive');
      await play('ben', 'Dive');
      const toVersion = (await points(house, match)).at(-1) ?? -1;
      await house.act(match, { type: 'CallVote', user: 'ada', motion: { kind: 'rewind', toVersion } });
      await rewind(house, match, toVersion);
      const steps = (await house.matches.history(match, 0))?.steps ?? [];
      const motions = steps.flatMap((step) =>
        step.redactedFor('spectator').flatMap(({ event }) => ('motion' in event ? event.motion : [])),
      );
      const { number } = steps.find(({ version }) => version === toVersion) ?? {};
      return { motions, number };
    };
    const { motions, number } = await told(false);
    const motion = { kind: 'rewind', to: { number } };
    expect(number).toBeGreaterThan(1);
    expect(motions).toEqual([motion, motion]);
    expect(await told(true)).toEqual({ motions, number });
  });

  test('goes on where it was left, the same as if told from the beginning', async () => {
    const { house, match, stood } = await counted();
    const plain = async (after: number) =>
      ((await house.matches.history(match, after))?.steps ?? []).map((step) => [
        step.from,
        step.number,
        step.active,
        step.view(0),
        step.redactedFor(0).length,
      ]);
    const tell = async () => {
      const whole = await plain(0);
      for (const after of [...stood, ...stood.toReversed()]) {
        expect(await plain(after)).toEqual(whole.filter(([from]) => (from as number) > after));
      }
    };
    await tell();
    await rewind(house, match, stood[1] ?? 0);
    await tell();
    await house.count(match, 'ben', 1);
    await tell();
  });
});
