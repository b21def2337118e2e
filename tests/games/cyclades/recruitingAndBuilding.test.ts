import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { God } from '#games/cyclades/types.ts';
import { built, fleets, from, given, metropolis, philosophers, table, troops, turnOf } from '../../support/fakes/given.ts';

const recruit = (at?: string): Command => ({ type: 'Recruit', seat: 0, ...(at !== undefined && { at }) });
const build = (island: string, slot: number): Command => ({ type: 'Build', seat: 0, island, slot });
const END: Command = { type: 'EndTurn', seat: 0 };

describe('4 Recruiting and building', () => {
  test.each([
    ['poseidon', 'G5', [0, 1, 2, 3]],
    ['ares', 'is7', [0, 2, 3, 4]],
    ['zeus', undefined, [0, 4]],
    ['athena', undefined, [0, 4]],
  ] as const)('4.3 units recruited with %s cost the amounts of the table, one after the other', (god, at, costs) => {
    let { state } = given(table(3), turnOf(god));
    for (const cost of costs) {
      const before = state.seats[0]?.gold ?? 0;
      state = from(state).when(recruit(at)).thenAccepted();
      expect(before - (state.seats[0]?.gold ?? 0)).toBe(cost);
    }
    from(state).when(recruit(at)).thenRejected('recruitLimit', { most: costs.length });
  });

  test('4.3 a unit that the seat cannot afford is refused', () => {
    given(table(3, { gold: 3 }), turnOf('zeus'), { type: 'PriestRecruited', seat: 0, cost: 0 })
      .when(recruit())
      .thenRejected('goldShort', { cost: 4, gold: 3 });
  });

  test.each(['poseidon', 'ares', 'zeus', 'athena'] as const)('4.4 a turn of %s may end without an action', (god: God) => {
    given(table(3), turnOf(god))
      .when(END)
      .thenFirst([{ type: 'TurnEnded', seat: 0 }]);
  });

  test('4.5 with three philosophers the free fourth must be taken', () => {
    const position = given(table(3), philosophers(0, 3), turnOf('athena'));
    position.when(END).thenRejected('freePhilosopherDue', {});
    position.when(build('is7', 0)).thenAccepted();
    const asked = position.when(recruit()).thenFirst([
      { type: 'PhilosopherRecruited', seat: 0, cost: 0 },
      { type: 'MetropolisDue', seat: 0, by: 'philosophers' },
      { type: 'PhilosophersDiscarded', seat: 0 },
    ]);
    const placed = from(asked).when({ type: 'PlaceMetropolis', seat: 0, island: 'is7' }).thenAccepted();
    from(placed).when(END).thenAccepted();
  });

  test('4.5 the free philosopher must be taken even when the Metropolis would be lost', () => {
    const position = given(table(3), philosophers(0, 3), metropolis(0, 'is1'), metropolis(0, 'is7'), turnOf('athena'));
    position.when(END).thenRejected('freePhilosopherDue', {});
    position.when(recruit()).thenExactly([
      { type: 'PhilosopherRecruited', seat: 0, cost: 0 },
      { type: 'MetropolisDue', seat: 0, by: 'philosophers' },
      { type: 'PhilosophersDiscarded', seat: 0 },
      { type: 'MetropolisForgone', seat: 0 },
    ]);
  });

  test('4.5 no philosopher must be taken when none is in stock, or after a third was recruited this turn', () => {
    given(table(3), philosophers(0, 3), philosophers(1, 14), turnOf('athena')).when(END).thenAccepted();
    const last = given(table(3), philosophers(0, 3), philosophers(1, 13), turnOf('athena'));
    last.when(END).thenRejected('freePhilosopherDue', {});
    given(table(3), philosophers(0, 2), turnOf('athena'), philosophers(0, 1)).when(END).thenAccepted();
  });

  test('4.6 no fleet can be recruited with eight on the board, not even the free one', () => {
    const position = given(table(3), fleets(0, 'G5', 6), turnOf('poseidon'));
    position.when(recruit('G5')).thenRejected('allFleetsOut', { most: 8 });
    expect(position.choices(0, 'Recruit')).toEqual([]);
  });

  test('4.6 no troop can be recruited with eight on the board, not even the free one', () => {
    const position = given(table(3), troops(0, 'is7', 6), turnOf('ares'));
    position.when(recruit('is7')).thenRejected('allTroopsOut', { most: 8 });
    expect(position.choices(0, 'Recruit')).toEqual([]);
  });

  test('4.7 a recruited fleet goes to an empty or own sea space next to an own island', () => {
    const position = given(table(3), fleets(2, 'F6'), turnOf('poseidon'));
    expect(position.choices(0, 'Recruit').map(({ at }) => at)).toEqual(['A1', 'B2', 'C1', 'C2', 'F7', 'G5', 'H4', 'I3', 'J2']);
    position.when(recruit('F6')).thenRejected('seaHeld', { sea: 'F6', seat: 2 });
    position.when(recruit('F3')).thenRejected('seaNotCoastal', { sea: 'F3' });
    position.when(recruit('Z9')).thenRejected('noSuchSea', { sea: 'Z9' });
    position.when(recruit()).thenRejected('missingField', { command: 'Recruit', field: 'at' });
  });

  test('4.7 a recruited troop goes to an own island', () => {
    const position = given(table(3), turnOf('ares'));
    expect(position.choices(0, 'Recruit')).toEqual([{ at: 'is1' }, { at: 'is7' }]);
    position.when(recruit('is2')).thenRejected('notYourIsland', { island: 'is2' });
    position.when(recruit('is9')).thenRejected('noSuchIsland', { island: 'is9' });
  });

  test('4.7 a priest or philosopher is recruited without a place', () => {
    given(table(3), turnOf('zeus')).when(recruit('is1')).thenRejected('unknownField', { command: 'Recruit', field: 'at' });
  });

  test.each([
    ['poseidon', 'port'],
    ['ares', 'fortress'],
    ['zeus', 'temple'],
    ['athena', 'university'],
  ] as const)('4.8 in a turn of %s each %s costs 2 GP, even several on one island', (god, building) => {
    const first = given(table(3), turnOf(god))
      .when(build('is7', 3))
      .thenExactly([{ type: 'BuildingBuilt', seat: 0, island: 'is7', slot: 3, building, cost: 2 }]);
    const second = from(first).when(build('is7', 2)).thenAccepted();
    expect(second.seats[0]?.gold).toBe(16);
    from(second).when(build('is7', 3)).thenRejected('slotTaken', { island: 'is7', slot: 3, building });
  });

  test('4.8 nothing can be built without a free slot on an own island', () => {
    const position = given(table(3, { gold: 2 }), built(0, 'port', 'is1', 0), turnOf('ares'));
    position.when(build('is1', 0)).thenRejected('noFreeSlot', { island: 'is1' });
    position.when(build('is7', 4)).thenRejected('noSuchSlot', { island: 'is7', slots: 4 });
    position.when(build('is2', 0)).thenRejected('notYourIsland', { island: 'is2' });
    position.when(build('nowhere', 0)).thenRejected('noSuchIsland', { island: 'nowhere' });
    given(table(3, { gold: 1 }), turnOf('ares'))
      .when(build('is7', 0))
      .thenRejected('goldShort', { cost: 2, gold: 1 });
  });

  test('4.8 the slots under a Metropolis cannot be built on', () => {
    const position = given(table(3), metropolis(0, 'is7'), metropolis(0, 'is1'), turnOf('ares'));
    position.when(build('is7', 0)).thenRejected('slotUnderMetropolis', { island: 'is7', slot: 0 });
    position.when(build('is1', 0)).thenRejected('noFreeSlot', { island: 'is1' });
    expect(position.choices(0, 'Build')).toEqual([
      { island: 'is7', slot: 2 },
      { island: 'is7', slot: 3 },
    ]);
  });

  test('4.9 the builder chooses the slot; slots outside the Metropolis place are listed first', () => {
    expect(
      given(table(3), turnOf('zeus'))
        .choices(0, 'Build')
        .map(({ island, slot }) => `${island}/${slot}`),
    ).toEqual(['is1/0', 'is7/2', 'is7/3', 'is7/0', 'is7/1']);
  });
});
