import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseCommand } from '#engine/game.ts';
import { openMemoryStores } from '#store/index.ts';
import { countingGame } from './countingGame.ts';
import { type Table, table } from './table.ts';

const NOON = Date.parse('2026-01-01T12:00:00Z');
/** Hours since the clock was first looked at. */
const hours = (date: Date | undefined): number | undefined => date && (date.getTime() - NOON) / 3_600_000;

const dueTimes = async ({ stores }: Table, match: number) => {
  const found = await stores.matches.find(match);
  return { active: found?.active, since: hours(found?.activeSince), remind: hours(found?.remindAt) };
};

describe('when a seat is due', () => {
  test('its time begins with the start, or with the move that made it due', async () => {
    const house = table();
    house.clock.advance(1);
    const match = await house.started(2);
    expect(await dueTimes(house, match)).toEqual({ active: [0], since: 1, remind: 25 });
    house.clock.advance(5);
    await house.count(match, 'ada');
    expect(await dueTimes(house, match)).toEqual({ active: [1], since: 6, remind: 30 });
  });

  test('the hours are those the host chose, and none where reminders are off', async () => {
    const house = table();
    expect(await dueTimes(house, await house.started(2, { remindAfterHours: 72 }))).toEqual({
      active: [0],
      since: 0,
      remind: 72,
    });
    expect(await dueTimes(house, await house.started(2, { remindAfterHours: 0 }))).toEqual({
      active: [0],
      since: 0,
      remind: undefined,
    });
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
    expect(await dueTimes(house, match)).toEqual({ active: [0], since: 0, remind: 34 });
  });

  test('what another seat does meanwhile gives it no more time, nor undoes a reminder that was put off', async () => {
    const house = table();
    const match = await house.started(3);
    house.clock.advance(3);
    await house.act(match, { type: 'Concede', user: 'cleo' });
    expect(await dueTimes(house, match)).toEqual({ active: [0], since: 0, remind: 24 });
    const { version = 0 } = (await house.stores.matches.find(match)) ?? {};
    await house.stores.matches.setReminder(match, version, new Date(NOON + 48 * 3_600_000));
    expect((await dueTimes(house, match)).remind).toBe(48);
  });
});
