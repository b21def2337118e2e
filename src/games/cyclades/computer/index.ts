import type { Advice } from '#engine/advice.ts';
import { type AdvisingSeat, type ComputerSeats, hasty, maxBy } from '#engine/computer.ts';
import type { Chance } from '#engine/game.ts';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
import type { View } from '../viewTypes.ts';
import { type Replayed, withoutDetours } from './detours.ts';
import { evaluate, type Judge } from './evaluation.ts';
import { evaluateStrong, winChanceOf } from './learned/value.ts';
import { careful } from './novice.ts';
import { type BidProspect, weighOfferings } from './offerings.ts';
import { outcomeOf, TRIES } from './outcome.ts';
import { positionOf } from './position.ts';
import { pruneMoves } from './pruneMoves.ts';
import { type Reason, reasonsFor, reasonsForApollo, reasonsForBid } from './reasons.ts';
import { type Effort, type Prospect, partOf, search } from './search.ts';

/** Enough for every sequence of a simple turn; for the most promising sequences of a complex one. */
const EFFORT: Effort = { positions: 800, width: 6, depth: 8, tries: TRIES };

/** Returns an AI player for Cyclades that judges positions in this way. It chooses offerings by what a turn would bring. */
export const playerJudging = (version: string, judge: Judge): AdvisingSeat<View, Command, Reason> => ({
  version,
  choose: (view, legal, chance) => {
    const [first] = legal;
    if (first === undefined) throw new Error('There is no legal move to choose from.');
    if (legal.length === 1) return first;
    return maxBy(prospectsOf(positionOf(view), legal, chance, judge), ({ value }) => value)?.move ?? first;
  },
  advise: (view, legal, chance, effort = 1) => {
    const state = positionOf(view);
    const share = judge.share * effort;
    const prospects = prospectsOf(state, legal, chance, { ...judge, share });
    return withFallingChances(
      prospects
        .toSorted((one, other) => other.value - one.value)
        .flatMap((prospect) => adviceOn(state, prospect, chance, partOf(EFFORT, share).tries)),
    );
  },
});

/**
 * Returns the advice in the same order, with win chances that never rise from one move to the next. The order is the AI player's; the win
 * chances come from the learned value alone, which is calibrated, so that a move that it ranks lower may have the higher one.
 */
const withFallingChances = (advice: readonly Advice<Command, Reason>[]): readonly Advice<Command, Reason>[] => {
  let least = 1;
  return advice.map((one) => {
    least = Math.min(least, one.winChance);
    return { ...one, winChance: least };
  });
};

/** Returns the prospects of the moves that are worth a look. */
const prospectsOf = (
  state: State,
  legal: readonly Command[],
  chance: Chance,
  judge: Judge,
): readonly (Prospect | BidProspect)[] => {
  const seat = legal[0]?.seat ?? 0;
  if (state.phase === 'offerings') {
    const bids = legal.flatMap((move) => (move.type === 'PlaceBid' ? [move] : []));
    return weighOfferings(state, seat, bids, chance, judge);
  }
  const ends = legal.filter(({ type }) => type === 'EndTurn');
  return search(state, seat, [...ends, ...pruneMoves(state, legal)], chance, partOf(EFFORT, judge.share), judge.evaluate);
};

/** Returns advice on a move; none where the best that was found behind it leads back to where it began. */
const adviceOn = (
  state: State,
  prospect: Prospect | BidProspect,
  chance: Chance,
  tries: number,
): readonly Advice<Command, Reason>[] => {
  const { move } = prospect;
  const winChance = chanceWith(state, prospect, chance, tries);
  if (state.phase === 'offerings' && 'holds' in prospect) {
    const { turn } = prospect;
    return [{ move, winChance, reasons: turn ? reasonsForBid(state, turn, prospect) : reasonsForApollo(state, move.seat) }];
  }
  const whole = [move, ...(prospect.following ?? [])];
  const way = withoutDetours(state, whole);
  if (way === undefined) return [];
  const { line, end } = way.line.length < whole.length ? shortened(way, prospect, chance) : { line: whole, end: prospect.end };
  const [, ...following] = line;
  const reasons = reasonsFor(state, end, move.seat, prospect.gamble, move);
  return [{ move, winChance, reasons, ...(following.length > 0 && { following }) }];
};

/** Returns the win chance after the best that was found behind a move. An offering that is displaced leaves it as it is now. */
const chanceWith = (state: State, prospect: Prospect | BidProspect, chance: Chance, tries: number): number => {
  const { move, end, gamble } = prospect;
  const found = gamble ? outcomeOf(end, move.seat, gamble, chance, winChanceOf, tries).value : winChanceOf(end, move.seat);
  return 'holds' in prospect ? prospect.holds * found + (1 - prospect.holds) * winChanceOf(state, move.seat) : found;
};

/** Returns a shorter line to the same end, and the position there with the gold that it saves. */
const shortened = ({ line, positions }: Replayed, { end, gamble }: Prospect, chance: Chance) => {
  const [last, before] = [line.at(-1), positions[line.length - 1]];
  if (last === undefined || before === undefined) return { line, end };
  return { line, end: gamble ? before : outcomeOf(before, last.seat, last, chance, evaluate).end };
};

/** Returns an AI player for Cyclades that uses a share of the full effort: a smaller share plays faster and worse. */
export const computerTaking = (share: number): AdvisingSeat<View, Command, Reason> =>
  playerJudging('computer-1', { evaluate, share });

const usual = computerTaking(1);

/** Searches four times the positions of *usual*. Its better judgement gains from that; the judgement of *usual* wouldn't. */
const strong = playerJudging('strong-4', { evaluate: evaluateStrong, share: 4 });

/** The AI players for Cyclades. They search their turns with the game's own rules. */
export const computers: ComputerSeats<View, Command, Reason> = {
  novice: careful(hasty('novice-1', computerTaking(0.1), 2)),
  usual,
  strong,
  advise: strong.advise,
  winChance: (view) => (view.viewer === 'spectator' ? 0 : winChanceOf(positionOf(view), view.viewer)),
};
