import { describe, expect, test } from 'vitest';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { table } from '../games/table.ts';
import { clocksOf, deadline, decided, HOUR, NOON } from './clockProbe.ts';

test('an extension is added to the bank of the current decision, and the rest is kept for the next', async () => {
  const fixture = table();
  const match = await fixture.started(2, { pace: '24h' });
  fixture.clock.advance(30);
  await decided(fixture, match, { kind: 'extend', seat: 0, hours: 10 });
  expect((await clocksOf(fixture, match))[0]).toEqual({ bank: 58, begun: 0 });
  expect(await deadline(fixture, match, 0)).toBe(82);
  await decided(fixture, match, { kind: 'extend', seat: 1, hours: 5 });
  expect((await clocksOf(fixture, match))[1]).toEqual({ bank: 53 });
  await fixture.count(match, 'ada');
  expect((await clocksOf(fixture, match))[0]).toEqual({ bank: 52 });
});

test('an extension returns a seat’s turn from a stand-in computer', async () => {
  const fixture = table();
  const match = await fixture.started(2, { pace: '24h' });
  fixture.clock.advance(72);
  expect(await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON })).toMatchObject({ kind: 'played' });
  expect((await clocksOf(fixture, match))[0]).toEqual({ bank: 0 });
  await decided(fixture, match, { kind: 'extend', seat: 0, hours: 10 });
  expect((await clocksOf(fixture, match))[0]).toEqual({ bank: 10, begun: 72 });
  expect(await deadline(fixture, match, 0)).toBe(72 + 34);
});

describe('pauses', () => {
  test('a pause stops the clocks until it ends, and moves are accepted meanwhile', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h' });
    fixture.clock.advance(2);
    await decided(fixture, match, { kind: 'pause', hours: 48 });
    expect(await deadline(fixture, match, 0)).toBe(120);
    fixture.clock.advance(40);
    expect(await fixture.count(match, 'ada')).toMatchObject({ kind: 'played' });
    expect(await clocksOf(fixture, match)).toEqual([{ bank: 48 }, { bank: 48, begun: 42 }]);
    expect(await deadline(fixture, match, 1)).toBe(50 + 72);
  });

  test('a pause that is ended early stops the clocks until then, and they are checked immediately', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h' });
    await decided(fixture, match, { kind: 'pause', hours: 240 });
    fixture.clock.advance(30);
    await decided(fixture, match, { kind: 'resume' });
    expect(await deadline(fixture, match, 0)).toBe(102);
    expect(await fixture.stores.schedule.due('clock', new Date(NOON + 30 * HOUR), 10)).toEqual([match]);
  });

  test('a vote during a pause does not end it', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h' });
    await decided(fixture, match, { kind: 'pause', hours: 48 });
    fixture.clock.advance(10);
    await fixture.act(match, { type: 'CallVote', user: 'ada', motion: { kind: 'draw' } });
    expect(await deadline(fixture, match, 0)).toBe(72 + 48);
  });

  test('a pause ends with its match', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h' });
    await decided(fixture, match, { kind: 'pause', hours: 48 });
    fixture.clock.advance(10);
    await decided(fixture, match, { kind: 'draw' });
    const { pauses } = await fixture.stores.clocks.stoppages(match, 0);
    expect(pauses).toEqual([{ from: NOON, until: NOON + 10 * HOUR }]);
  });

  test('the end of a match that is not paused changes no pause', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h' });
    const { append } = fixture.stores.matches;
    const written: unknown[] = [];
    fixture.stores.matches.append = (entry) => {
      written.push(entry.clocks?.pause);
      return append(entry);
    };
    await decided(fixture, match, { kind: 'draw' });
    expect(written).toEqual([undefined]);
  });

  test('a pause can end exactly at its end', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h' });
    await decided(fixture, match, { kind: 'pause', hours: 24 });
    fixture.clock.advance(24);
    expect(await fixture.act(match, { type: 'EndPause' })).toMatchObject({ kind: 'played' });
  });

  test('a pause ends by itself at its end and not earlier', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h' });
    expect(await fixture.act(match, { type: 'EndPause' })).toMatchObject({ rejection: { code: 'notPaused' } });
    await decided(fixture, match, { kind: 'pause', hours: 24 });
    fixture.clock.advance(23);
    expect(await fixture.act(match, { type: 'EndPause' })).toMatchObject({ rejection: { code: 'notDueYet' } });
    fixture.clock.advance(3);
    expect(await fixture.act(match, { type: 'EndPause' })).toMatchObject({ kind: 'played' });
    expect(await deadline(fixture, match, 0)).toBe(72 + 24);
    expect(await fixture.stores.matches.find(match)).not.toHaveProperty('pausedUntil');
  });
});

test('downtime is given back to every seat whose clock ran', async () => {
  const stores = openMemoryStores();
  const fixture = table(stores);
  const match = await fixture.started(2, { pace: '24h' });
  await stores.clocks.noteDowntime({ from: NOON + 20 * HOUR, until: NOON + 26 * HOUR });
  expect(await deadline(fixture, match, 0)).toBe(78);
  fixture.clock.advance(31);
  await fixture.count(match, 'ada');
  expect((await clocksOf(fixture, match))[0]).toEqual({ bank: 47 });
});
