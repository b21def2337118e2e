import { expect } from 'vitest';
import type { BaseEvent } from '#engine/game.ts';
import type { Event } from '#games/cyclades/events.ts';
import { fleetsOnBoard, troopsOnBoard } from '#games/cyclades/rules/holdings.ts';
import type { State } from '#games/cyclades/state.ts';
import { BUILDINGS } from '#games/cyclades/types.ts';

/** For each game: what an event must do to the goods on the table, reckoned by hand and not by `evolve`. */
export type Conserved = (before: unknown, event: BaseEvent, after: unknown) => void;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

interface Goods {
  readonly gold: number;
  readonly fleets: number;
  readonly troops: number;
  readonly priests: number;
  readonly philosophers: number;
  readonly prosperity: number;
  readonly buildings: number;
  readonly metropolises: number;
}

const everybody = (state: State): readonly number[] => [...state.seats.keys()];

const goodsOf = (state: State): Goods => ({
  gold: sum(state.seats.map((seat) => seat.gold)),
  fleets: sum(everybody(state).map((seat) => fleetsOnBoard(state, seat))),
  troops: sum(state.islands.map((island) => island.troops)) + attackersOnLand(state),
  priests: sum(state.seats.map((seat) => seat.priests)),
  philosophers: sum(state.seats.map((seat) => seat.philosophers)),
  prosperity: sum(state.islands.map((island) => island.prosperity)),
  buildings: sum(state.islands.map((island) => island.slots.filter((slot) => slot !== 'free').length)),
  metropolises: state.islands.filter((island) => island.metropolis).length,
});

const attackersOnLand = (state: State): number =>
  state.phase === 'actions' && state.turn?.battle?.on === 'land' ? state.turn.battle.attackers : 0;

const NOTHING: Goods = {
  gold: 0,
  fleets: 0,
  troops: 0,
  priests: 0,
  philosophers: 0,
  prosperity: 0,
  buildings: 0,
  metropolises: 0,
};

/** What comes (or goes, when negative) by an event; everything else stays as it is. */
const movement = (state: State, event: Event): Partial<Goods> => {
  switch (event.type) {
    case 'SeatPlaced':
      return { fleets: 2, troops: 2 };
    case 'GoldDealt':
      return { gold: event.gold };
    case 'IncomeCollected':
      return { gold: sum(event.gold) };
    case 'OfferingsPaid':
      return { gold: -sum(event.gold) };
    case 'ApolloGave':
      return { gold: event.gold };
    case 'ProsperityPlaced':
      return { prosperity: 1 };
    case 'FleetRecruited':
      return { gold: -event.cost, fleets: 1 };
    case 'TroopRecruited':
      return { gold: -event.cost, troops: 1 };
    case 'PriestRecruited':
      return { gold: -event.cost, priests: 1 };
    case 'PhilosopherRecruited':
      return { gold: -event.cost, philosophers: 1 };
    case 'BuildingBuilt':
      return { gold: -event.cost, buildings: 1 };
    case 'FleetsMoved':
    case 'TroopsMoved':
    case 'IslandLanded':
    case 'SeaBattleBegan':
    case 'LandBattleBegan':
      return { gold: -event.cost };
    case 'BattleRound': {
      const lost = -sum(event.lost);
      return state.phase === 'actions' && state.turn?.battle?.on === 'land' ? { troops: lost } : { fleets: lost };
    }
    case 'BuildingDiscarded':
      return { buildings: -1 };
    case 'PhilosophersDiscarded':
      return { philosophers: -4 };
    case 'MetropolisPlaced':
      return { metropolises: 1, buildings: -event.destroyed.length };
    case 'SeatEliminated': {
      const { gold = 0, priests = 0, philosophers = 0 } = state.seats[event.seat] ?? {};
      return { gold: -gold, priests: -priests, philosophers: -philosophers, fleets: -fleetsOnBoard(state, event.seat) };
    }
    default:
      return {};
  }
};

const cyclades: Conserved = (before, event, after) => {
  if (event.type === 'GameBegan') return;
  const moved = { ...NOTHING, ...movement(before as State, event as Event) };
  const was = goodsOf(before as State);
  const is = goodsOf(after as State);
  const expected = Object.fromEntries(Object.entries(was).map(([good, count]) => [good, count + moved[good as keyof Goods]]));
  expect(is, JSON.stringify(event)).toEqual(expected);
  expectWithinStock(after as State);
};

/** No seat owes anything, no colour has more than eight, and nothing is on the table that the box does not hold. */
const expectWithinStock = (state: State): void => {
  const limits = state.options.stock === 'later' ? { priests: 18, philosophers: 17 } : { priests: 16, philosophers: 16 };
  const { priests, philosophers, prosperity, metropolises } = goodsOf(state);
  expect(
    Math.min(...state.seats.flatMap(({ gold, priests, philosophers }) => [gold, priests, philosophers])),
  ).toBeGreaterThanOrEqual(0);
  expect(
    Math.max(...everybody(state).flatMap((seat) => [fleetsOnBoard(state, seat), troopsOnBoard(state, seat)])),
  ).toBeLessThanOrEqual(8);
  expect(priests).toBeLessThanOrEqual(limits.priests);
  expect(philosophers).toBeLessThanOrEqual(limits.philosophers);
  expect(prosperity).toBeLessThanOrEqual(16);
  expect(metropolises).toBeLessThanOrEqual(10);
  for (const building of BUILDINGS) {
    expect(sum(state.islands.map((island) => island.slots.filter((slot) => slot === building).length))).toBeLessThanOrEqual(10);
  }
};

export const CONSERVED: Readonly<Record<string, Conserved>> = { cyclades };
