import type { Seat } from '#engine/game.ts';
import { boardOf } from '#games/cyclades/data/boards.ts';
import type { CreatureEvent, Event, EventOf } from '#games/cyclades/events.ts';
import type { State } from '#games/cyclades/state.ts';
import { type Goods, goodsOf } from '../laws/goods.ts';

/** The goods gained by an event (negative when lost), by the event's own fields; all other goods are unchanged. */
export const movementOf = (state: State, event: Event): Goods => {
  const paid = 'cost' in event ? gold(event.seat, -event.cost) : {};
  return sumOf(paid, ofTheGame(state, event), ofCreatures(state, event as CreatureEvent));
};

const gold = (seat: Seat, amount: number): Goods => ({ [`gold ${seat}`]: amount });
const ofSeat = (good: string, seat: Seat, count: number): Goods => ({ [`${good} ${seat}`]: count });

const sumOf = (...parts: readonly Goods[]): Goods => {
  const sum: Record<string, number> = {};
  for (const part of parts) for (const [good, count] of Object.entries(part)) sum[good] = (sum[good] ?? 0) + count;
  return sum;
};

const ofTheGame = (state: State, event: Event): Goods => {
  switch (event.type) {
    case 'SeatPlaced':
      return sumOf(ofSeat('fleets', event.seat, event.seas.length), ofSeat('troops', event.seat, event.islands.length));
    case 'GoldDealt':
    case 'ApolloGave':
      return gold(event.seat, event.gold);
    case 'IncomeCollected':
      return sumOf(...event.gold.map((amount, seat) => gold(seat, amount)));
    case 'OfferingsPaid':
      return sumOf(...event.gold.map((amount, seat) => gold(seat, -amount)));
    case 'ProsperityPlaced':
      return { prosperity: 1 };
    case 'FleetRecruited':
      return ofSeat('fleets', event.seat, 1);
    case 'TroopRecruited':
      return ofSeat('troops', event.seat, 1);
    case 'PriestRecruited':
      return ofSeat('priests', event.seat, 1);
    case 'PhilosopherRecruited':
      return ofSeat('philosophers', event.seat, 1);
    case 'BuildingBuilt':
      return { [event.building]: 1 };
    case 'BuildingDiscarded':
      return { [buildingAt(state, event.island, event.slot)]: -1 };
    case 'PhilosophersDiscarded':
      return ofSeat('philosophers', event.seat, -4);
    case 'MetropolisPlaced':
      return sumOf({ metropolises: 1 }, ...event.destroyed.map((slot) => ({ [buildingAt(state, event.island, slot)]: -1 })));
    case 'BattleRound':
      return lostInRound(state, event);
    case 'SeatEliminated':
      return negative(belongingsOf(state, event.seat));
    default:
      return {};
  }
};

const ofCreatures = (state: State, event: CreatureEvent): Goods => {
  switch (event.type) {
    case 'IncomeRepeated':
      return gold(event.seat, event.gold);
    case 'GoldStolen':
      return sumOf(gold(event.seat, event.gold ?? 0), gold(event.loser, -(event.gold ?? 0)));
    case 'TroopKilled':
      return ofSeat('troops', event.loser, -1);
    case 'FleetReplaced':
      return sumOf(ofSeat('fleets', event.loser, -1), ofSeat('fleets', event.seat, event.from === undefined ? 1 : 0));
    case 'BuildingDestroyed':
      return { [buildingAt(state, event.island, event.slot)]: -1 };
    case 'BuildingChanged':
      return sumOf({ [buildingAt(state, event.island, event.slot)]: -1 }, { [event.building]: 1 });
    case 'PriestStolen':
      return sumOf(ofSeat('priests', event.loser, -1), ofSeat('priests', event.seat, 1));
    case 'PhilosopherStolen':
      return sumOf(ofSeat('philosophers', event.loser, -1), ofSeat('philosophers', event.seat, 1));
    case 'PieceSold':
      return sumOf(gold(event.seat, event.gold), ofSeat(`${event.piece}s`, event.seat, -1));
    case 'FleetsSunk':
      return ofSeat('fleets', event.owner, -event.fleets);
    default:
      return {};
  }
};

/** The building that is removed. An empty slot counts as no known good, so that removing it is detected. */
const buildingAt = (state: State, island: string, slot: number): string => {
  const index = boardOf(state.seats.length).island(island)?.index ?? -1;
  return state.islands[index]?.slots[slot] ?? 'no such slot';
};

const lostInRound = (state: State, { lost }: EventOf<'BattleRound'>): Goods => {
  const battle = state.phase === 'actions' ? state.turn?.battle : undefined;
  if (!battle) return { 'a battle': 1 };
  const units = battle.on === 'sea' ? 'fleets' : 'troops';
  const ofDefender = battle.defender === undefined ? {} : ofSeat(units, battle.defender, -lost[1]);
  return sumOf(ofSeat(units, battle.attacker, -lost[0]), ofDefender);
};

const belongingsOf = (state: State, seat: Seat): Goods =>
  Object.fromEntries(Object.entries(goodsOf(state)).filter(([good]) => good.endsWith(` ${seat}`)));

const negative = (goods: Goods): Goods => Object.fromEntries(Object.entries(goods).map(([good, count]) => [good, -count]));
