import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseCommand, Seat } from '#engine/game.ts';
import { askedSince, type MatchCommand, rescheduleReminders, type UserChange } from '#matches/index.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { PEOPLE, type Table, table } from '../games/table.ts';

const NOON = Date.parse('2026-01-01T12:00:00Z');
const HOUR = 3_600_000;
/** Hours since the clock was first looked at. */
const hours = (moment: number | undefined): number | undefined => (moment === undefined ? undefined : (moment - NOON) / HOUR);

const dueTimes = async ({ stores }: Table, match: number) => {
  const found = await stores.matches.find(match);
  const remind = (await stores.clocks.of(match)).map(({ running }) => hours(running?.remindAt));
  return { active: found?.active, since: hours(found?.activeSince?.getTime()), remind };
};

describe('when a seat is due', () => {
  test('its time begins with the start, or with the move that made it due', async () => {
    const house = table();
    house.clock.advance(1);
    const match = await house.started(2);
    expect(await dueTimes(house, match)).toEqual({ active: [0], since: 1, remind: [25, undefined] });
    house.clock.advance(5);
    await house.count(match, 'ada');
    expect(await dueTimes(house, match)).toEqual({ active: [1], since: 6, remind: [undefined, 30] });
  });

  test('the hours are those the host chose, and none where reminders are off', async () => {
    const house = table();
    const slow = await house.started(2, { remindAfterHours: 72 });
    expect(await dueTimes(house, slow)).toEqual({ active: [0], since: 0, remind: [72, undefined] });
    const quiet = await house.started(2, { remindAfterHours: 0 });
    expect(await dueTimes(house, quiet)).toEqual({ active: [0], since: 0, remind: [undefined, undefined] });
  });

  test('an act of its own that leaves it due gives it the whole time again, from the same beginning of its turn', async () => {
    const patient: AnyGame = {
      ...countingGame,
      decide: (state, command, chance) =>
        command.type === 'Think' ? { events: [{ type: 'Thought' }], state } : countingGame.decide(state, command, chance),
      evolve: (state, event) => (event.type === 'Thought' ? state : countingGame.evolve(state, event)),
      eventShapes: { ...countingGame.eventShapes, Thought: [] },
    };
    const house = table(openMemoryStores(), { counting: patient });
    const match = await house.started(2);
    house.clock.advance(10);
    const thought = { type: 'Think' } as Omit<BaseCommand, 'seat'>;
    expect((await house.act(match, { type: 'Play', user: 'ada', command: thought })).kind).toBe('played');
    expect(await dueTimes(house, match)).toEqual({ active: [0], since: 0, remind: [34, undefined] });
  });

  test('what another seat does meanwhile gives it no more time', async () => {
    const house = table();
    const match = await house.started(3);
    house.clock.advance(3);
    await house.act(match, { type: 'Concede', user: 'cleo' });
    expect(await dueTimes(house, match)).toEqual({ active: [0], since: 0, remind: [24, undefined, undefined] });
  });
});

describe('how the person in a seat is told', () => {
  const NIGHT = { timeZone: 'UTC', quietFrom: '11:00', quietUntil: '20:00' };

  /** Ben is asked at 13:00 UTC by a move of Ada's, and Ada at the start, by her own doing. */
  const asked = async (change: UserChange, remindAfterHours = 24) => {
    const house = table();
    for (const user of PEOPLE.slice(0, 2)) await house.stores.users.change(user, change);
    const match = await house.started(2, { remindAfterHours });
    const telling = async (seat: Seat) => {
      const { isPinged, noticeAt, reminded, remindAt } = (await house.stores.clocks.of(match))[seat]?.running ?? {};
      return { isPinged, noticeAt: hours(noticeAt), reminded, remindAt: hours(remindAt) };
    };
    const starter = await telling(0);
    house.clock.advance(1);
    await house.count(match, 'ada');
    return { house, match, telling, starter };
  };

  test.each([
    ['who has chosen nothing is pinged by the post', {}, { isPinged: true }],
    ['who wants mentions is pinged by the post', { noticesBy: 'mention' }, { isPinged: true }],
    ['who wants direct messages gets one at once, and no ping', { noticesBy: 'dm' }, { isPinged: false, noticeAt: 1 }],
    ['who wants both gets both', { noticesBy: 'both' }, { isPinged: true, noticeAt: 1 }],
    ['whose direct messages are closed is pinged in their place', { noticesBy: 'dm', dmClosed: true }, { isPinged: true }],
    [
      'who has quiet hours is told after them',
      { noticesBy: 'both', hours: NIGHT },
      { isPinged: false, noticeAt: 8, remindAt: 32 },
    ],
  ] as const)('%s', async (_, change, expected) => {
    const { telling } = await asked(change);
    expect(await telling(1)).toEqual({ noticeAt: undefined, reminded: 0, remindAt: 25, ...expected });
  });

  test('nobody is called by what they did themselves', async () => {
    const { starter } = await asked({ noticesBy: 'both', hours: NIGHT });
    expect(starter).toMatchObject({ isPinged: true, noticeAt: undefined });
  });

  test('reminders come as often as the person wants, which goes before what the match says', async () => {
    expect((await (await asked({ remindEveryHours: 6 })).telling(1)).remindAt).toBe(7);
    expect((await (await asked({ remindEveryHours: 6 }, 0)).telling(1)).remindAt).toBe(7);
    expect((await (await asked({ remindEveryHours: 1, hours: NIGHT })).telling(1)).remindAt).toBe(8);
  });

  test('who wants no reminders is only found to keep the match waiting when those of the match would have gone by', async () => {
    expect((await (await asked({ remindEveryHours: 0 })).telling(1)).remindAt).toBe(1 + 4 * 24);
    expect((await (await asked({ remindEveryHours: 0 }, 0)).telling(1)).remindAt).toBeUndefined();
  });

  test('who changes how often they are reminded has it at once, also where they are asked already', async () => {
    const { house, telling } = await asked({ noticesBy: 'dm' });
    house.clock.advance(9);
    const change = async (remindEveryHours: number | undefined) =>
      rescheduleReminders(house.stores, await house.stores.users.change('ben', { remindEveryHours }), house.clock.now());
    await change(6);
    expect(await telling(1)).toEqual({ isPinged: false, noticeAt: 1, reminded: 0, remindAt: 13 });
    await change(0);
    expect((await telling(1)).remindAt).toBe(97);
    await change(undefined);
    expect((await telling(1)).remindAt).toBe(25);
  });
});

describe('since when a seat is asked', () => {
  /** By the log, and by the clocks of those whose time runs; both in hours. */
  const asked = async ({ matches, stores }: Table, match: number) => {
    const steps = (await matches.history(match, 0))?.steps ?? [];
    const clocks = await stores.clocks.of(match);
    const running = clocks.map((clock) => hours(clock.running?.begun));
    expect(clocks.map(({ seat }) => hours(askedSince(steps, seat)?.getTime()))).toEqual(running);
    return { asked: running, remind: clocks.map((clock) => hours(clock.running?.remindAt)) };
  };

  test('hangs on no act that is no move: voting, taking it back, an organiser’s act', async () => {
    const house = table();
    const match = await house.started(3);
    house.clock.advance(2);
    await house.count(match, 'ada');
    const first = { asked: [undefined, 2, undefined], remind: [undefined, 26, undefined] };
    expect(await asked(house, match)).toEqual(first);
    const acts: readonly MatchCommand[] = [
      { type: 'CallVote', user: 'ben', motion: { kind: 'pause', hours: 48 } },
      { type: 'Organise', user: 'zoe', motion: { kind: 'extend', seat: 0, hours: 24 }, reason: 'They asked.' },
    ];
    for (const command of acts) {
      house.clock.advance(1);
      expect((await house.act(match, command)).kind).toBe('played');
      expect(await asked(house, match)).toEqual(first);
    }
    const called = (await house.matches.position(match, 'ben'))?.vote?.called ?? -1;
    for (const command of [{ type: 'Vote', yes: false } as const, { type: 'WithdrawVote' } as const]) {
      house.clock.advance(1);
      expect((await house.act(match, { user: 'ben', called, ...command })).kind).toBe('played');
      expect(await asked(house, match)).toEqual(first);
    }
  });

  test('begins anew for who takes a seat over, or takes a move back', async () => {
    const house = table(openMemoryStores(), { counting: { ...countingGame, reveals: () => undefined } });
    const match = await house.started(2);
    house.clock.advance(1);
    await house.act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    house.clock.advance(1);
    expect((await house.act(match, { type: 'TakeSeat', user: 'eve', seat: 0 })).kind).toBe('played');
    expect((await asked(house, match)).asked).toEqual([2, undefined]);
    house.clock.advance(1);
    await house.count(match, 'eve');
    expect((await asked(house, match)).asked).toEqual([undefined, 3]);
    house.clock.advance(1);
    expect(await house.act(match, { type: 'Undo', user: 'eve' })).toMatchObject({ kind: 'played' });
    expect((await asked(house, match)).asked).toEqual([4, undefined]);
  });
});
