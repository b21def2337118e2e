import type { Seat } from '#engine/game.ts';
import { goalOf } from '../../data/figures.ts';
import { incomeOf } from '../../rules/holdings.ts';
import { landOf, watersOf } from '../../shares.ts';
import { type State, seaOn, seatOf } from '../../state.ts';
import { GODS } from '../../types.ts';
import { bareness, fearOf, hopeOf } from '../evaluation.ts';
import { slotsOf, standingOf } from '../standing.ts';
import { byNumber, WEIGHTS } from '../weights.ts';

/** What the learned value sees of a position: numbers of about 0 to 1 about the seat, then about its rivals, the foremost first. */

const OF_A_SEAT = 22;
const OF_THE_POSITION = 8;

/** Returns the number of features in a match of that many seats. */
export const countFeatures = (seats: number): number => OF_A_SEAT * seats + OF_THE_POSITION;

/** Returns the features of a position for a seat; those of eliminated rivals are 0. */
export const featuresOf = (state: State, seat: Seat): Float32Array => {
  const features = new Float32Array(countFeatures(state.seats.length));
  const rivals = rivalsOf(state, seat);
  const fears = rivals.map((rival) => fearOf(state, seat, rival.seat));
  let at = writeSeat(state, seat, features, 0);
  features[at++] = fears.reduce((sum, fear) => sum + fear, 0) / 20;
  features[at++] = Math.max(0, ...fears) / 20;
  features[at++] = bareness(state, seat) / 5;
  features[at++] = hopeOf(state, seat) / 10;
  features[at++] = state.cycle / 10;
  features[at++] = state.phase === 'offerings' ? 1 : 0;
  features[at++] = standingOf(state, seat) / 100;
  features[at++] = (rivals[0]?.standing ?? 0) / 100;
  for (const rival of rivals) at = writeSeat(state, rival.seat, features, at);
  return features;
};

/** Returns the rivals that are still in the match, the foremost first. */
const rivalsOf = (state: State, seat: Seat): readonly { readonly seat: Seat; readonly standing: number }[] =>
  [...state.seats.keys()]
    .filter((rival) => rival !== seat && !seatOf(state, rival).eliminated)
    .map((rival) => ({ seat: rival, standing: standingOf(state, rival) }))
    .sort((one, other) => other.standing - one.standing);

/** Writes the features of one seat from a place on; returns the next place. */
const writeSeat = (state: State, seat: Seat, features: Float32Array, from: number): number => {
  let at = from;
  const { gold, priests, philosophers } = seatOf(state, seat);
  const land = landOf(state).of(seat);
  const goal = goalOf(state.seats.length);
  const { counts, rooms } = slotsOf(land);
  let [troops, metropolises, fleets] = [0, 0, 0];
  for (const { island } of land) {
    troops += island.troops;
    if (island.metropolis) metropolises++;
  }
  for (const sea of watersOf(state).of(seat)) fleets += seaOn(state, sea).fleets;
  const types = counts.filter((count) => count > 0).length;
  features[at++] = metropolises / goal;
  features[at++] = metropolises >= goal ? 1 : 0;
  features[at++] = metropolises === goal - 1 ? 1 : 0;
  features[at++] = byNumber(WEIGHTS.set, types) / 50;
  features[at++] = byNumber(WEIGHTS.set, philosophers) / 50;
  features[at++] = counts.filter((count) => count > 1).length / 3;
  features[at++] = Math.min(rooms, counts.length - types) / 3;
  features[at++] = land.length / 4;
  features[at++] = incomeOf(state, seat) / 8;
  features[at++] = priests / 4;
  features[at++] = Math.min(1, priests);
  features[at++] = troops / 8;
  features[at++] = fleets / 8;
  features[at++] = Math.min(gold, 10) / 10;
  features[at++] = Math.max(0, gold - 10) / 10;
  features[at++] = counts.reduce((sum, count) => sum + count, 0) / 5;
  const acted = state.finished.indexOf(seat);
  features[at++] = acted < 0 ? 0 : (state.finished.length - acted) / state.seats.length;
  const own = state.places.find(({ offering, done }) => !done && offering?.seat === seat)?.god;
  for (let god = 0; god < 4; god++) features[at++] = own === GODS[god] ? 1 : 0;
  features[at++] = state.apollo.includes(seat) ? 1 : 0;
  return at;
};
