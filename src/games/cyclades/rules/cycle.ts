import type { Chance, Seat } from '#engine/game.ts';
import { drawn } from '../../drawing.ts';
import { goalOf, godsFaceUp } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Actions, type State, seatOf, type Table } from '../state.ts';
import { GODS, type God, type Patron } from '../types.ts';
import { apolloGives } from './apollo.ts';
import { fillTrack } from './creatures/track.ts';
import { figuresLeave } from './figures.ts';
import { countIslands, countMetropolises, incomeOf } from './holdings.ts';

/** How a cycle begins, whose turn it is, and how a cycle or the match ends (RULES.md, chapters 2 and 8). */

/**
 * Returns the gods turned up for the next cycle. Those that lay face down come first, drawn only now. With three seats they are
 * the whole of every second cycle; with two and four seats the rest is shuffled behind the one.
 */
const godsTurnedUp = (table: Table, chance: Chance): readonly God[] => {
  const count = godsFaceUp(table.seats.length);
  const faceUp = table.places.map((place) => place.god);
  const allLieReady = table.cycle === 0 || (table.seats.length === 3 && table.cycle % 2 === 0);
  const hidden = allLieReady ? [] : GODS.filter((god) => !faceUp.includes(god));
  const first = drawn(hidden, Math.min(hidden.length, count), chance);
  const rest = GODS.filter((god) => !first.includes(god));
  return [...first, ...drawn(rest, count - first.length, chance)];
};

/** Begins a new cycle with its gods, its creatures, and its income. */
export const beginCycle = (table: Table, chance: Chance): readonly Event[] => [
  { type: 'CycleBegan', cycle: table.cycle + 1, gods: godsTurnedUp(table, chance) },
  ...(table.options.creatures === 'all' ? [fillTrack(table, chance)] : []),
  { type: 'IncomeCollected', gold: table.seats.map((_, seat) => incomeOf(table, seat)) },
];

/** Returns the next turn: gods from top to bottom, then Apollo's markers in the order they came; then the end of the cycle. */
export const nextTurn = (state: Actions, chance: Chance): readonly Event[] => {
  const next = state.places.find(({ offering, done }) => offering && !done);
  if (next?.offering) return turnBegins(state, next.offering.seat, next.god);
  const seat = state.apollo[state.apolloActed];
  if (seat !== undefined) return [...turnBegins(state, seat, 'apollo'), apolloGives(state, seat)];
  const winners = winnersOf(state);
  return winners.length > 0 ? [{ type: 'GameEnded', winners, reason: 'metropolises' }] : beginCycle(state, chance);
};

const turnBegins = (state: Actions, seat: Seat, god: Patron): readonly Event[] => [
  { type: 'TurnBegan', seat, god },
  ...figuresLeave(state, seat),
];

/**
 * Returns the seats that reached the goal; of several the richest (or the one with most Metropolises, then gold); if still
 * equal, all of them.
 */
const winnersOf = (table: Table): readonly Seat[] => {
  const reached = playing(table).filter((seat) => countMetropolises(table, seat) >= goalOf(table.seats.length));
  if (reached.length === 0) return [];
  const foremost = table.options.tie === 'gold' ? reached : best(reached, (seat) => countMetropolises(table, seat));
  return best(foremost, (seat) => seatOf(table, seat).gold);
};

const best = (seats: readonly Seat[], score: (seat: Seat) => number): readonly Seat[] => {
  const most = Math.max(...seats.map(score));
  return seats.filter((seat) => score(seat) === most);
};

/** Returns the seats that are not eliminated, ascending. */
const playing = (table: Table): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < table.seats.length; seat++) if (!seatOf(table, seat).eliminated) seats.push(seat);
  return seats;
};

/** Eliminates every seat that has lost its last island; a seat that is left alone wins immediately. */
export const eliminate = (state: State): readonly Event[] => {
  const left = playing(state);
  const out = left.find((seat) => countIslands(state, seat) === 0);
  if (out !== undefined) return [{ type: 'SeatEliminated', seat: out }];
  return left.length === 1 ? [{ type: 'GameEnded', winners: left, reason: 'lastSeat' }] : [];
};
