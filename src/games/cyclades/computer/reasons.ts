import { type Weighed, weightiest } from '#engine/advice.ts';
import type { Seat } from '#engine/game.ts';
import type { Command } from '../commands.ts';
import { goalOf } from '../data/figures.ts';
import { countMetropolises, incomeOf } from '../rules/holdings.ts';
import { landOf, watersOf } from '../shares.ts';
import { islandAt, type Offerings, type State, seaAt, seaOn, seatOf } from '../state.ts';
import { BUILDINGS, type Building, type God, type IslandId } from '../types.ts';
import { bareness, dangerFrom, stakeOn, targetOf } from './evaluation.ts';
import { type BidProspect, giftOfApollo, givesMarker } from './offerings.ts';
import { slotsOf, standingOf } from './standing.ts';
import { byNumber, WEIGHTS } from './weights.ts';

/** Why a move is good: the parts of the evaluation that differ between the position now and the one to which it leads. */

/** A part of the evaluation that a move changes. Languages make a sentence of each: `moves/hints.ts` in `src/i18n/cyclades`. */
export type Reason =
  | { readonly part: 'metropolis'; readonly count: number; readonly wins: boolean }
  /** `kinds`: how many kinds of building there are then, if this is a new one. */
  | { readonly part: 'buildings'; readonly building: Building; readonly kinds?: number }
  | { readonly part: 'philosophers' | 'priests'; readonly count: number }
  | { readonly part: 'island'; readonly island: IslandId; readonly from?: Seat }
  | { readonly part: 'attack'; readonly at: string; readonly rival?: Seat }
  | { readonly part: 'protects'; readonly island: IslandId; readonly rival: Seat }
  | { readonly part: 'reach'; readonly island: IslandId }
  | { readonly part: 'income' | 'troops' | 'fleets' | 'gold'; readonly more: number }
  | { readonly part: 'weakens'; readonly rival: Seat }
  | { readonly part: 'denies'; readonly rival: Seat; readonly god: God }
  | { readonly part: 'held'; readonly percent: number }
  | { readonly part: 'luck' }
  | { readonly part: 'left'; readonly gold: number };

/** Less than this, in gold, is not worth a sentence. */
const LEAST = 1;
const MOST = 2;

/** Returns what a seat has that counts, by its parts. */
const holdingsOf = (state: State, seat: Seat) => {
  const land = landOf(state).of(seat);
  const { gold, priests, philosophers } = seatOf(state, seat);
  const { counts } = slotsOf(land);
  return {
    gold,
    priests,
    philosophers,
    counts,
    kinds: counts.filter((count) => count > 0).length,
    metropolises: countMetropolises(state, seat),
    income: incomeOf(state, seat),
    troops: land.reduce((sum, { island }) => sum + island.troops, 0),
    fleets: watersOf(state)
      .of(seat)
      .reduce((sum, sea) => sum + seaOn(state, sea).fleets, 0),
  };
};

/** Returns the reasons for a move of a seat that leads from one position to another, the weightiest first; then the gold that is left. */
export const reasonsFor = (
  before: State,
  after: State,
  seat: Seat,
  gamble?: Command,
  more: readonly Weighed<Reason>[] = [],
): readonly Reason[] => {
  const [had, has] = [holdingsOf(before, seat), holdingsOf(after, seat)];
  const weighed: Weighed<Reason>[] = [
    ...more,
    ...ownParts(had, has, goalOf(before.seats.length), bareness(before, seat) - bareness(after, seat)),
    ...islandsTaken(before, after, seat),
    ...dangers(before, after, seat),
    ...reached(before, after, seat),
    ...(gamble === undefined ? [] : [gambled(after, gamble)]),
  ];
  const left: Reason = { part: 'left', gold: has.gold };
  return [...weightiest(weighed, { least: LEAST, most: MOST }), ...(has.gold < had.gold ? [left] : [])];
};

type Holdings = ReturnType<typeof holdingsOf>;

const ownParts = (had: Holdings, has: Holdings, goal: number, guarded: number): readonly Weighed<Reason>[] => {
  const gained = (worths: readonly number[], part: 'priests' | 'philosophers' | 'troops' | 'fleets'): number =>
    byNumber(worths, has[part]) - byNumber(worths, had[part]);
  const building = BUILDINGS.find((_, index) => (has.counts[index] ?? 0) > (had.counts[index] ?? 0));
  const metropolises = has.metropolises - had.metropolises;
  const wins = has.metropolises >= goal;
  return [
    {
      reason: { part: 'metropolis', count: has.metropolises, wins },
      weight: metropolises * (WEIGHTS.metropolis + (wins ? WEIGHTS.goal : 0)),
    },
    ...(building === undefined
      ? []
      : [
          {
            reason: { part: 'buildings', building, ...(has.kinds > had.kinds && { kinds: has.kinds }) } as const,
            weight: LEAST + byNumber(WEIGHTS.set, has.kinds) - byNumber(WEIGHTS.set, had.kinds),
          },
        ]),
    { reason: { part: 'philosophers', count: has.philosophers }, weight: gained(WEIGHTS.set, 'philosophers') },
    { reason: { part: 'priests', count: has.priests }, weight: gained(WEIGHTS.priests, 'priests') },
    { reason: { part: 'income', more: has.income - had.income }, weight: WEIGHTS.income * (has.income - had.income) },
    { reason: { part: 'fleets', more: has.fleets - had.fleets }, weight: gained(WEIGHTS.fleets, 'fleets') },
    {
      reason: { part: 'troops', more: has.troops - had.troops },
      weight: has.troops > had.troops ? gained(WEIGHTS.troops, 'troops') + guarded : 0,
    },
    { reason: { part: 'gold', more: has.gold - had.gold }, weight: has.gold - had.gold },
  ];
};

const islandsTaken = (before: State, after: State, seat: Seat): readonly Weighed<Reason>[] =>
  landOf(after)
    .of(seat)
    .flatMap(({ space }) => {
      const from = before.islands[space.index]?.owner;
      if (from === seat) return [];
      const reason: Reason = { part: 'island', island: space.id, ...(from !== undefined && { from }) };
      return [{ reason, weight: stakeOn(after, { island: space, odds: 1 }) }];
    });

/** Returns what is safer than before from each rival, and which rivals have lost something. */
const dangers = (before: State, after: State, seat: Seat): readonly Weighed<Reason>[] =>
  [...before.seats.keys()]
    .filter((rival) => rival !== seat && !seatOf(before, rival).eliminated)
    .flatMap((rival): readonly Weighed<Reason>[] => {
      const [was, is] = [dangerFrom(before, seat, rival), dangerFrom(after, seat, rival)];
      const lost = WEIGHTS.foremost * (standingOf(before, rival) - standingOf(after, rival));
      return [
        ...(was.island === undefined
          ? []
          : [{ reason: { part: 'protects', island: was.island.id, rival } as const, weight: was.worth - is.worth }]),
        { reason: { part: 'weakens', rival }, weight: lost },
      ];
    });

const reached = (before: State, after: State, seat: Seat): readonly Weighed<Reason>[] => {
  const [was, is] = [targetOf(before, seat), targetOf(after, seat)];
  if (is === undefined || is.island === was?.island) return [];
  return [{ reason: { part: 'reach', island: is.island.id }, weight: WEIGHTS.prospect * (is.worth - (was?.worth ?? 0)) }];
};

/** Returns what is tried at the end of the moves: an attack, or a draw. It is the point of them, so it weighs more than all else. */
const gambled = (after: State, gamble: Command): Weighed<Reason> => {
  const weight = WEIGHTS.match;
  // It ends the turn, and with the last turn of a cycle new creatures are drawn.
  if (gamble.type === 'PlaceProsperity') return { reason: { part: 'income', more: 1 }, weight };
  if (gamble.type !== 'MoveTroops' && gamble.type !== 'MoveFleets') return { reason: { part: 'luck' }, weight };
  const rival = islandAt(after, gamble.to)?.owner ?? seaAt(after, gamble.to)?.holder;
  return { reason: { part: 'attack', at: gamble.to, ...(rival !== undefined && { rival }) }, weight };
};

/** Returns the reasons for going to Apollo. */
export const reasonsForApollo = (state: Offerings, seat: Seat): readonly Reason[] => [
  { part: 'gold', more: giftOfApollo(state, seat) },
  ...(givesMarker(state) ? [{ part: 'income', more: 1 } as const] : []),
];

/** Returns the reasons for an offering: those for the turn that it brings, then who wants the same god, and how likely it holds. */
export const reasonsForBid = (turn: State, { move, end, gamble, holds, wanted }: BidProspect): readonly Reason[] => {
  const { seat, god } = move;
  const denied: readonly Weighed<Reason>[] =
    wanted === undefined || god === 'apollo'
      ? []
      : [{ reason: { part: 'denies', rival: wanted.rival, god }, weight: (WEIGHTS.foremost * wanted.gain) / 2 }];
  return [...reasonsFor(turn, end, seat, gamble, denied), { part: 'held', percent: Math.round(100 * holds) }];
};
