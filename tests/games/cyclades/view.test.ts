import { describe, expect, test } from 'vitest';
import { cyclades } from '#games/cyclades/index.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { built, DEFAULTS, from, given, metropolis, table, turnOf } from '../../support/fakes/given.ts';

const seen = (state: Parameters<typeof cyclades.view>[0], viewer: View['viewer'] = 'spectator'): View =>
  cyclades.view(state, viewer);

describe('the view', () => {
  test('the view of a match that has not begun is empty', () => {
    expect(seen(cyclades.initialState())).toEqual({
      viewer: 'spectator',
      options: DEFAULTS,
      board: '2-3',
      cycle: 0,
      phase: 'unstarted',
      goal: 2,
      active: [],
      seats: [],
      islands: [],
      fleets: [],
      gods: [],
      apollo: [],
      queue: [],
      nextOrder: [],
      track: [{ cost: 4 }, { cost: 3 }, { cost: 2 }],
      discards: [],
      deck: 17,
      figures: [],
    });
  });

  test('the view of the offerings shows everything on the table, but only the viewer’s own gold', () => {
    const view = seen(
      given(
        table(3, { gods: ['zeus', 'ares'], gold: [7, 8, 9] }),
        { type: 'BidPlaced', seat: 0, god: 'ares', amount: 2 },
        { type: 'BidPlaced', seat: 1, god: 'ares', amount: 3 },
        { type: 'BidDisplaced', seat: 0, god: 'ares' },
      ).state,
      1,
    );
    expect(view).toMatchObject({
      viewer: 1,
      board: '2-3',
      cycle: 1,
      phase: 'offerings',
      goal: 2,
      active: [0],
      gods: [
        { god: 'zeus', done: false },
        { god: 'ares', offering: { seat: 1, amount: 3 }, done: false },
        { done: false },
        { done: false },
      ],
      queue: [2],
      displaced: { seat: 0, god: 'ares' },
      nextOrder: [undefined, undefined, undefined],
      fleets: [
        { sea: 'C2', seat: 0, fleets: 1 },
        { sea: 'D4', seat: 1, fleets: 1 },
        { sea: 'F1', seat: 1, fleets: 1 },
        { sea: 'F4', seat: 2, fleets: 1 },
        { sea: 'G5', seat: 0, fleets: 1 },
        { sea: 'K2', seat: 2, fleets: 1 },
      ],
    });
    expect(view.seats).toEqual([
      { seat: 0, priests: 0, philosophers: 0, metropolises: 0, income: 2, troops: 2, fleets: 2, discounts: 0, eliminated: false },
      {
        seat: 1,
        gold: 8,
        priests: 0,
        philosophers: 0,
        metropolises: 0,
        income: 2,
        troops: 2,
        fleets: 2,
        discounts: 0,
        eliminated: false,
      },
      { seat: 2, priests: 0, philosophers: 0, metropolises: 0, income: 2, troops: 2, fleets: 2, discounts: 0, eliminated: false },
    ]);
    expect(view).not.toHaveProperty('turn');
  });

  test('the view of a turn shows its progress', () => {
    const position = given(table(3), built(0, 'port', 'is7', 2), metropolis(0, 'is7'), turnOf('poseidon'));
    expect(seen(position.state).turn).toEqual({ seat: 0, god: 'poseidon', recruited: 0, prosperityDue: false });
    const sailing = position.when({ type: 'MoveFleets', seat: 0, from: 'G5', to: 'F5', fleets: 1 }).thenAccepted();
    expect(seen(sailing).turn?.voyage).toEqual({ at: 'F5', stepsLeft: 2 });
    const recruited = from(sailing).when({ type: 'Recruit', seat: 0, at: 'G5' }).thenAccepted();
    expect(seen(recruited).turn).toEqual({ seat: 0, god: 'poseidon', recruited: 1, prosperityDue: false });
    expect(seen(recruited).islands[6]).toEqual({
      id: 'is7',
      owner: 0,
      troops: 1,
      slots: ['free', 'free', 'port', 'free'],
      metropolis: true,
      prosperity: 0,
    });
  });

  test('the view of a battle shows both sides’ strength and the seat that is asked', () => {
    const fighting = given(table(3), built(2, 'port', 'is3', 0), turnOf('poseidon'), {
      type: 'FleetRecruited',
      seat: 2,
      sea: 'F4',
      cost: 0,
    })
      .when({ type: 'MoveFleets', seat: 0, from: 'G5', to: 'F5', fleets: 1 })
      .thenAccepted();
    const asked = from(fighting).when({ type: 'MoveFleets', seat: 0, from: 'F5', to: 'F4', fleets: 1 }, [3, 0]);
    asked.thenExactly([
      { type: 'SeaBattleBegan', seat: 0, defender: 2, from: 'F5', at: 'F4', fleets: 1, cost: 0 },
      { type: 'BattleRound', dice: [3, 0], strength: [4, 3], lost: [0, 1] },
    ]);
    expect(seen(asked.thenAccepted())).toMatchObject({
      active: [2],
      turn: { battle: { at: 'F4', from: 'F5', attacker: 0, defender: 2, units: [1, 1], defences: 1, asked: 2 } },
    });
  });

  test('the view of an ended match shows the table and the outcome', () => {
    const ended = given(table(3), metropolis(0, 'is1'), metropolis(0, 'is7'), turnOf('ares'))
      .when({ type: 'EndTurn', seat: 0 })
      .thenAccepted();
    expect(seen(ended)).toMatchObject({ phase: 'ended', active: [], outcome: { winners: [0], reason: 'metropolises' } });
    expect(seen(ended).islands).toHaveLength(8);
  });

  test('the milestones of a match are its cycles and changes of the gold on a card', () => {
    const types = ['CycleBegan', 'IncomeCollected', 'OfferingsPaid', 'TurnEnded', 'BidPlaced'];
    const moments = types.map((type) => cyclades.moment({ type } as never));
    expect(moments).toEqual(['chapter', 'round', 'card', 'card', undefined]);
  });
});
