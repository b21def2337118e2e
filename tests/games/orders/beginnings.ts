import { type Chance, fold, type Seat } from '#engine/game.ts';
import { boardOf, SET_UPS } from '#games/cyclades/data/boards.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { type State, seaOf } from '#games/cyclades/state.ts';
import type { Beginning } from '../../bench/refereeing.ts';
import { REFEREEINGS } from '../../bench/refereeings.ts';
import { crowded } from '../../support/builders/creaturePositions.ts';
import { upTo } from '../../support/builders/mistakenCommand.ts';
import { fleets, stateAfter, turnOf } from '../../support/fakes/given.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { provided } from '../../support/setup/provided.ts';

/** Initial positions of matches that test orders: dealt ones, crowded middles, and positions that are rare in both. */
export const begunFor = (id: string, seats: number, seed: number): unknown => {
  const chance = seeded(seed);
  const begin = chance.pick<Beginning | 'rare'>(['dealt', 'crowded', 'rare']);
  const rare = RARE[id];
  if (begin === 'rare' && rare) return rare(seats, chance);
  return provided(REFEREEINGS, id).begun(begin === 'rare' ? 'crowded' : begin, seats, seed, chance);
};

/** Seat 0 is in the middle of a battle at sea with seat 1; everybody else waits with Apollo. */
const atSea = (seats: number, chance: Chance): State => {
  const waiting: readonly Seat[] = seats === 2 ? [0, 1, 1] : upTo(seats).slice(1);
  const table = stateAfter([
    ...crowded(seats),
    ...waiting.map((seat): Event => ({ type: 'BidPlaced', seat, god: 'apollo' })),
    ...turnOf('poseidon'),
  ]);
  const at = SET_UPS[seats]?.[1]?.seas[1] ?? '';
  const from =
    boardOf(seats)
      .seasAround(at)
      .find(({ id }) => seaOf(table, id).holder === undefined)?.id ?? '';
  const attackers = chance.pick([1, 2, 3, 4]);
  const battle: readonly Event[] = [
    ...fleets(0, from, attackers),
    ...fleets(1, at, chance.pick([0, 1, 2, 3])),
    { type: 'SeaBattleBegan', seat: 0, defender: 1, from, at, fleets: attackers, cost: 1 },
    { type: 'BattleRound', dice: [0, 0], strength: [0, 0], lost: [0, 0] },
  ];
  return fold(cyclades, table, battle);
};

const RARE: Readonly<Record<string, (seats: number, chance: Chance) => unknown>> = { cyclades: atSea };
