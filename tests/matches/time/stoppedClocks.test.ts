import { describe, expect, test } from 'vitest';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { table } from '../games/table.ts';
import { clocksOf, deadline, decided, HOUR, NOON } from './clockProbe.ts';

describe('more time', () => {
  test('goes to the bank of the decision that runs, and of what is left to the next', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h' });
    house.clock.advance(30);
    await decided(house, match, { kind: 'extend', seat: 0, hours: 10 });
    expect((await clocksOf(house, match))[0]).toEqual({ bank: 58, begun: 0 });
    expect(await deadline(house, match, 0)).toBe(82);
    await decided(house, match, { kind: 'extend', seat: 1, hours: 5 });
    expect((await clocksOf(house, match))[1]).toEqual({ bank: 53 });
    await house.count(match, 'ada');
    expect((await clocksOf(house, match))[0]).toEqual({ bank: 52 });
  });

  test('gives a seat its turn back for which a computer stands in', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h' });
    house.clock.advance(72);
    expect(await house.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON })).toMatchObject({ kind: 'played' });
    expect((await clocksOf(house, match))[0]).toEqual({ bank: 0 });
    await decided(house, match, { kind: 'extend', seat: 0, hours: 10 });
    expect((await clocksOf(house, match))[0]).toEqual({ bank: 10, begun: 72 });
    expect(await deadline(house, match, 0)).toBe(72 + 34);
  });
});

describe('a pause', () => {
  test('stops the clocks until it is over, and whoever wants to may move meanwhile', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h' });
    house.clock.advance(2);
    await decided(house, match, { kind: 'pause', hours: 48 });
    expect(await deadline(house, match, 0)).toBe(120);
    house.clock.advance(40);
    expect(await house.count(match, 'ada')).toMatchObject({ kind: 'played' });
    expect(await clocksOf(house, match)).toEqual([{ bank: 48 }, { bank: 48, begun: 42 }]);
    expect(await deadline(house, match, 1)).toBe(50 + 72);
  });

  test('that is ended early stops them until that moment, and has them looked at then', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h' });
    await decided(house, match, { kind: 'pause', hours: 240 });
    house.clock.advance(30);
    await decided(house, match, { kind: 'resume' });
    expect(await deadline(house, match, 0)).toBe(102);
    expect(await house.stores.schedule.due('clock', new Date(NOON + 30 * HOUR), 10)).toEqual([match]);
  });

  test('is over by itself at its end, and not before', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h' });
    expect(await house.act(match, { type: 'EndPause' })).toMatchObject({ rejection: { code: 'notPaused' } });
    await decided(house, match, { kind: 'pause', hours: 24 });
    house.clock.advance(23);
    expect(await house.act(match, { type: 'EndPause' })).toMatchObject({ rejection: { code: 'notDueYet' } });
    house.clock.advance(3);
    expect(await house.act(match, { type: 'EndPause' })).toMatchObject({ kind: 'played' });
    expect(await deadline(house, match, 0)).toBe(72 + 24);
    expect(await house.stores.matches.find(match)).not.toHaveProperty('pausedUntil');
  });
});

describe('a time in which the bot was down', () => {
  test('is given back to everybody whose clock ran', async () => {
    const stores = openMemoryStores();
    const house = table(stores);
    const match = await house.started(2, { pace: '24h' });
    await stores.clocks.noteDowntime({ from: NOON + 20 * HOUR, until: NOON + 26 * HOUR });
    expect(await deadline(house, match, 0)).toBe(78);
    house.clock.advance(31);
    await house.count(match, 'ada');
    expect((await clocksOf(house, match))[0]).toEqual({ bank: 47 });
  });
});
