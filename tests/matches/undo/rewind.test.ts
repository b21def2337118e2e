import { describe, expect, test } from 'vitest';
import type { Played } from '#matches/index.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { toy } from '../../support/toy/game.ts';
import { type Table, table } from '../games/table.ts';

const code = (played: Played): string => (played.kind === 'rejected' ? played.rejection.code : played.kind);

const points = async (fixture: Table, match: number): Promise<readonly number[]> =>
  (await fixture.matches.history(match, 0))?.rewindPoints() ?? [];

const rewind = (fixture: Table, match: number, toVersion: number) =>
  fixture.act(match, { type: 'Organise', user: 'org', motion: { kind: 'rewind', toVersion }, reason: 'a slip of the finger' });

const total = async ({ matches }: Table, match: number) =>
  ((await matches.position(match, undefined))?.view as { total: number } | undefined)?.total;

/** Plays four counts in turn. Returns the position before each. */
const counted = async (seats = 2) => {
  const fixture = table();
  const match = await fixture.started(seats, { options: { goal: '20' } });
  const stood = [(await fixture.stores.matches.find(match))?.version ?? 0];
  for (const user of ['ada', 'ben', 'ada', 'ben'].slice(0, seats === 2 ? 4 : 2)) {
    await fixture.count(match, user, 2);
    stood.push((await fixture.stores.matches.find(match))?.version ?? 0);
  }
  return { fixture, match, stood };
};

describe('rewinding', () => {
  test('a rewound match has its former position, across luck and other players’ moves', async () => {
    const { fixture, match, stood } = await counted();
    expect(await points(fixture, match)).toEqual(stood.slice(0, -1));
    const played = await rewind(fixture, match, stood[1] ?? 0);
    expect(played).toMatchObject({ events: [{ event: { type: 'OrganiserDecided' } }, { event: { type: 'Undone' } }] });
    expect(await total(fixture, match)).toBe(2);
    expect((await fixture.stores.matches.find(match))?.active).toEqual([1]);
  });

  test('a rewound match draws new luck and continues', async () => {
    const { fixture, match, stood } = await counted();
    await rewind(fixture, match, stood[0] ?? 0);
    await fixture.count(match, 'ada', 1);
    expect(await total(fixture, match)).toBe(1);
    const newest = (await fixture.stores.matches.find(match))?.version ?? 0;
    await fixture.count(match, 'ben', 1);
    expect(await points(fixture, match)).toEqual([stood[0], newest]);
    await rewind(fixture, match, newest);
    expect(await total(fixture, match)).toBe(1);
  });

  test('a rewind to the middle of a step, an undone step or the current position is refused', async () => {
    const { fixture, match, stood } = await counted();
    const [start = 0, first = 0, second = 0] = stood;
    for (const nowhere of [0, 1, start - 1, stood.at(-1) ?? 0, 999, -1, 1.5, Number.NaN, first + 0.5]) {
      expect(code(await rewind(fixture, match, nowhere)), String(nowhere)).toBe('noSuchPoint');
    }
    await rewind(fixture, match, first);
    expect(code(await rewind(fixture, match, second))).toBe('noSuchPoint');
  });

  test('a lobby has no rewind targets', async () => {
    const { act, lobby, matches } = table();
    const match = await lobby();
    await act(match, { type: 'Join', user: 'ben' });
    expect((await matches.history(match, 0))?.rewindPoints()).toEqual([]);
  });

  test('a rewind by vote needs everybody’s consent', async () => {
    const { fixture, match, stood } = await counted();
    const motion = { kind: 'rewind', toVersion: stood[2] ?? 0 } as const;
    await fixture.act(match, { type: 'CallVote', user: 'ada', motion });
    expect(await total(fixture, match)).toBe(8);
    const called = (await fixture.matches.position(match, 'ben'))?.vote?.called ?? 0;
    await fixture.act(match, { type: 'Vote', user: 'ben', called, yes: true });
    expect(await total(fixture, match)).toBe(4);
    expect(code(await fixture.act(match, { type: 'Undo', user: 'ben' }))).toBe('nothingToUndo');
    expect(code(await fixture.act(match, { type: 'Redo', user: 'ben' }))).toBe('nothingToRedo');
  });

  test('seats that conceded since play their safe moves immediately after a rewind', async () => {
    const { fixture, match, stood } = await counted(3);
    await fixture.count(match, 'cleo', 2);
    await fixture.act(match, { type: 'Concede', user: 'ada' });
    const before = await total(fixture, match);
    await rewind(fixture, match, stood[0] ?? 0);
    expect(before).toBe(7);
    expect(await total(fixture, match)).toBe(1);
    expect((await fixture.stores.matches.find(match))?.active).toEqual([1]);
  });

  test('a rewind past a change of users is refused', async () => {
    const { fixture, match, stood } = await counted(3);
    await fixture.act(match, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    await fixture.act(match, { type: 'TakeSeat', user: 'dan', seat: 2 });
    const taken = (await fixture.stores.matches.find(match))?.version ?? 0;
    expect(code(await rewind(fixture, match, stood[1] ?? 0))).toBe('acrossSubstitution');
    expect(await points(fixture, match)).toEqual([]);
    await fixture.count(match, 'dan', 1);
    expect(await points(fixture, match)).toEqual([taken]);
    expect(code(await rewind(fixture, match, taken))).toBe('played');
    expect(await total(fixture, match)).toBe(4);
  });

  test('a rewind past a seat that was free and taken back by its own user is accepted', async () => {
    const { fixture, match, stood } = await counted(3);
    await fixture.act(match, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    expect(await points(fixture, match)).toEqual([]);
    expect(code(await rewind(fixture, match, stood[0] ?? 0))).toBe('acrossSubstitution');
    await fixture.act(match, { type: 'TakeSeat', user: 'cleo', seat: 2 });
    expect(await points(fixture, match)).toEqual(stood.slice(0, -1));
    expect(code(await rewind(fixture, match, stood[0] ?? 0))).toBe('played');
    expect(await total(fixture, match)).toBe(0);
  });

  test('a rewind target never reveals hidden choices of others', async () => {
    const fixture = table(openMemoryStores(), { divers: toy });
    const match = await fixture.started(2, { game: 'divers' });
    const play = (user: string, type: string) => fixture.act(match, { type: 'Play', user, command: { type } });
    expect(await points(fixture, match)).toEqual([]);
    await play('ada', 'TakeStone');
    const unseen = (await fixture.stores.matches.find(match))?.version ?? 0;
    expect(await points(fixture, match)).toEqual([]);
    await play('ada', 'Dive');
    expect(await points(fixture, match)).toEqual([unseen - 1]);
    expect(code(await rewind(fixture, match, unseen))).toBe('noSuchPoint');
  });

  test('a rewind returns turns to users whom a computer replaced', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: 'live', timeOut: 'computer' });
    const start = (await fixture.stores.matches.find(match))?.version ?? 0;
    const { begun = 0 } = (await fixture.stores.clocks.of(match)).find(({ seat }) => seat === 0)?.running ?? {};
    fixture.clock.advance(100);
    await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun });
    const command = { type: 'Count', seat: 0, by: 1 } as { type: string; seat: number };
    await fixture.act(match, { type: 'PlayAsComputer', seat: 0, command, decision: 0 });
    expect(await total(fixture, match)).toBe(1);
    await rewind(fixture, match, start);
    expect(await fixture.stores.matches.find(match)).toMatchObject({ active: [0], computerDue: false });
    expect(code(await fixture.count(match, 'ada', 2))).toBe('played');
  });
});

describe('history after undo and rewind', () => {
  test('history shows only effective steps, with the active seats and positions of their time', async () => {
    const { fixture, match, stood } = await counted();
    await rewind(fixture, match, stood[1] ?? 0);
    const story = await fixture.matches.history(match, stood[0] ?? 0);
    const steps = story?.steps ?? [];
    const told = steps.map((step) => step.redactedFor('spectator').map(({ event }) => event.type));
    expect(told).toEqual([['Counted'], [], [], [], ['OrganiserDecided', 'Undone']]);
    expect(steps.map((step) => step.hasRetracted('spectator'))).toEqual([false, true, true, true, false]);
    expect(steps.map(({ active }) => active)).toEqual([[1], [0], [1], [0], [1]]);
    expect(steps.map((step) => (step.view('spectator') as { total: number }).total)).toEqual([2, 4, 6, 8, 2]);
    expect(steps.at(-1)?.retracted.map(({ version }) => version)).toEqual(stood.slice(2));
  });

  test('step numbers count public steps only', async () => {
    const numbers = async (wavers: boolean) => {
      const fixture = table(openMemoryStores(), { divers: toy });
      const match = await fixture.started(2, { game: 'divers' });
      const play = (user: string, type: string) => fixture.act(match, { type: 'Play', user, command: { type } });
      if (wavers) {
        await play('ada', 'TakeStone');
        await fixture.act(match, { type: 'Undo', user: 'ada' });
        await fixture.act(match, { type: 'Redo', user: 'ada' });
        await fixture.act(match, { type: 'Undo', user: 'ada' });
      }
      await play('ada', 'Dive');
      await fixture.act(match, { type: 'Undo', user: 'ada' });
      await play('ada', 'Dive');
      const steps = (await fixture.matches.history(match, 0))?.steps ?? [];
      return steps
        .filter((step) => step.redactedFor('spectator').length > 0 || step.hasRetracted('spectator'))
        .map(({ number }) => number);
    };
    const plain = await numbers(false);
    expect(plain.length).toBeGreaterThan(3);
    expect(await numbers(true)).toEqual(plain);
  });

  test('a rewind motion names its target by step number, whatever hidden steps there were', async () => {
    const told = async (wavers: boolean) => {
      const fixture = table(openMemoryStores(), { divers: toy });
      const match = await fixture.started(2, { game: 'divers' });
      const play = (user: string, type: string) => fixture.act(match, { type: 'Play', user, command: { type } });
      if (wavers) {
        await play('ada', 'TakeStone');
        await fixture.act(match, { type: 'Undo', user: 'ada' });
      }
      await play('ada', 'Dive');
      await play('ben', 'Dive');
      const toVersion = (await points(fixture, match)).at(-1) ?? -1;
      await fixture.act(match, { type: 'CallVote', user: 'ada', motion: { kind: 'rewind', toVersion } });
      await rewind(fixture, match, toVersion);
      const steps = (await fixture.matches.history(match, 0))?.steps ?? [];
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

  test('history that continues from a later step equals history from the beginning', async () => {
    const { fixture, match, stood } = await counted();
    const plain = async (after: number) =>
      ((await fixture.matches.history(match, after))?.steps ?? []).map((step) => [
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
    await rewind(fixture, match, stood[1] ?? 0);
    await tell();
    await fixture.count(match, 'ben', 1);
    await tell();
  });
});
