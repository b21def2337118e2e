import { type Weighed, weightiest } from '#engine/advice.ts';
import type { Seat } from '#engine/game.ts';
import type { Command } from '../commands.ts';
import { attackOf } from '../data/attacks.ts';
import { goalOf } from '../data/figures.ts';
import { battleOdds } from '../data/odds.ts';
import { countMetropolises, incomeOf } from '../rules/holdings.ts';
import { landOf, watersOf } from '../shares.ts';
import { islandAt, type Offerings, type State, seaAt, seaOn, seatOf } from '../state.ts';
import { BUILDINGS, type Building, type God, type IslandId } from '../types.ts';
import { view } from '../view.ts';
import { bareness, dangerFrom, stakeOn, targetOf } from './evaluation.ts';
import { type BidProspect, giftOfApollo, givesMarker, owedWith } from './offerings.ts';
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
  /** `odds`: how likely the whole battle is won. */
  | { readonly part: 'attack'; readonly at: string; readonly rival?: Seat; readonly odds?: number }
  | { readonly part: 'protects'; readonly island: IslandId; readonly rival: Seat }
  | { readonly part: 'reach'; readonly island: IslandId }
  | { readonly part: 'income' | 'troops' | 'fleets' | 'gold'; readonly more: number }
  | { readonly part: 'weakens'; readonly rival: Seat; readonly what: Loss; readonly count: number }
  | { readonly part: 'denies'; readonly rival: Seat; readonly god: God }
  | { readonly part: 'held'; readonly percent: number }
  | { readonly part: 'luck' }
  /** What is kept by ending the turn; what is left for the turn of a god after an offering. */
  | { readonly part: 'keeps' | 'forTurn'; readonly gold: number };

/** What a rival may lose. Of gold the seat only guesses how much. */
const LOSSES = ['buildings', 'fleets', 'troops', 'priests', 'philosophers', 'income', 'gold'] as const;
type Loss = (typeof LOSSES)[number];

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
    buildings: counts.reduce((sum, count) => sum + count, 0),
    kinds: counts.filter((count) => count > 0).length,
    metropolises: countMetropolises(state, seat),
    income: incomeOf(state, seat),
    troops: land.reduce((sum, { island }) => sum + island.troops, 0),
    fleets: watersOf(state)
      .of(seat)
      .reduce((sum, sea) => sum + seaOn(state, sea).fleets, 0),
  };
};

/** Returns the reasons for a move of a seat that leads from one position to another, the weightiest first. */
export const reasonsFor = (
  before: State,
  after: State,
  seat: Seat,
  gamble?: Command,
  move?: Command,
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
    { reason: { part: 'keeps', gold: has.gold }, weight: move?.type === 'EndTurn' ? has.gold : 0 },
  ];
  return weightiest(weighed, { least: LEAST, most: MOST });
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
        ...lossOf(before, after, rival).map(
          (loss): Weighed<Reason> => ({ reason: { part: 'weakens', rival, ...loss }, weight: lost }),
        ),
      ];
    });

/** Returns what a rival loses first of all; nothing for islands, because the reason says that they are taken. */
const lossOf = (before: State, after: State, rival: Seat): readonly { readonly what: Loss; readonly count: number }[] => {
  if (landOf(after).of(rival).length < landOf(before).of(rival).length) return [];
  const [had, has] = [holdingsOf(before, rival), holdingsOf(after, rival)];
  const what = LOSSES.find((each) => has[each] < had[each]);
  return what === undefined ? [] : [{ what, count: had[what] - has[what] }];
};

const reached = (before: State, after: State, seat: Seat): readonly Weighed<Reason>[] => {
  const [was, is] = [targetOf(before, seat), targetOf(after, seat)];
  if (is === undefined || is.island === was?.island) return [];
  return [{ reason: { part: 'reach', island: is.island.id }, weight: WEIGHTS.prospect * (is.worth - (was?.worth ?? 0)) }];
};

/** Returns what is tried at the end of the moves: an attack, or a draw. It is the point of them, so it weighs more than all else. */
const gambled = (after: State, gamble: Command): Weighed<Reason> => {
  const weight = WEIGHTS.match;
  // It ends the turn, and with the last turn of a cycle new creatures are drawn. Only on the seat's own island does the marker bring it income.
  if (gamble.type === 'PlaceProsperity') {
    const isOwn = islandAt(after, gamble.island)?.owner === gamble.seat;
    return { reason: { part: 'income', more: 1 }, weight: isOwn ? weight : 0 };
  }
  if (gamble.type !== 'MoveTroops' && gamble.type !== 'MoveFleets') return { reason: { part: 'luck' }, weight };
  const rival = islandAt(after, gamble.to)?.owner ?? seaAt(after, gamble.to)?.holder;
  const attack = attackOf(view(after, gamble.seat), gamble);
  const odds = attack && { odds: battleOdds(attack)[0] };
  return { reason: { part: 'attack', at: gamble.to, ...(rival !== undefined && { rival }), ...odds }, weight };
};

/** Returns the reasons for going to Apollo. */
export const reasonsForApollo = (state: Offerings, seat: Seat): readonly Reason[] => [
  { part: 'gold', more: giftOfApollo(state, seat) },
  ...(givesMarker(state) ? [{ part: 'income', more: 1 } as const] : []),
];

/** Returns the reasons for an offering: those for the turn that it brings, then who wants the same god, and how likely it holds. */
export const reasonsForBid = (
  state: Offerings,
  turn: State,
  { move, end, gamble, holds, wanted }: BidProspect,
): readonly Reason[] => {
  const { seat, god } = move;
  if (god === 'apollo') return [];
  const denied: readonly Weighed<Reason>[] =
    wanted === undefined
      ? []
      : [{ reason: { part: 'denies', rival: wanted.rival, god }, weight: (WEIGHTS.foremost * wanted.gain) / 2 }];
  return [
    ...reasonsFor(turn, end, seat, gamble, undefined, denied),
    { part: 'held', percent: Math.round(100 * holds) },
    { part: 'forTurn', gold: seatOf(state, seat).gold - owedWith(state, seat, god, move.amount) },
  ];
};
