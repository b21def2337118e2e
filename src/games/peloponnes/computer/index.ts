import { type ComputerSeat, type ComputerSeats, hasty } from '#engine/computer.ts';
import type { Chance } from '#engine/game.ts';
import type { Choice, Command } from '../commands.ts';
import { CIVILISATION_TILES } from '../data/civilisations.ts';
import { isOffer } from '../rules/offers.ts';
import { isAsking, type State } from '../state.ts';
import { RESOURCES } from '../types.ts';
import type { View } from '../viewTypes.ts';
import { adviseChoices, adviseOffers } from './advice.ts';
import { chooseInAuction } from './auction.ts';
import { chooseBest } from './choices.ts';
import { type Futures, futureOf } from './future.ts';
import { judgeLearned } from './learned/value.ts';
import { chooseOffer } from './offers.ts';
import { type Judge, outlookOf } from './outlook.ts';
import { positionOf } from './position.ts';
import type { Reason } from './reasons.ts';
import { WEIGHTS } from './weights.ts';
import { winChanceOf } from './winChance.ts';

/** How an AI player plays: how it judges positions, how it offers, and in how many possible futures. */
interface Play {
  readonly judge: Judge;
  readonly offer: typeof chooseInAuction;
  readonly futures: number;
}

/** Returns an AI player for Peloponnes that plays in this way. */
const playing = (version: string, { judge, offer, futures: count }: Play): ComputerSeat<View, Command> => ({
  version,
  choose: (view, legal, chance) => {
    const [first] = legal;
    if (first === undefined) throw new Error('There is no legal move to choose from.');
    if (legal.length === 1) return first;
    const state = positionOf(view);
    const { now } = state;
    const { seat } = first;
    if (now.phase === 'bonus') return bonusIn(view, legal) ?? first;
    const futures = futuresOf(state, view, chance, count);
    if (now.phase === 'offers') return offer(state, now, seat, legal.filter(isOffer), futures, chance) ?? first;
    return (isAsking(now) ? chooseBest(state, now, seat, legal.filter(isChoice), futures, judge) : undefined) ?? first;
  },
});

const futuresOf = (state: State, { stacks }: View, chance: Chance, count: number = WEIGHTS.futures): Futures =>
  Array.from({ length: count }, () => futureOf(state, stacks, chance));

const offerByOutlook: Play['offer'] = (state, now, seat, moves, futures) =>
  chooseOffer(state, now, seat, moves, futures, outlookOf);

/** Returns an AI player that evaluates every choice by what the civilisation will be worth in the end. */
export const playerSeeing = (version: string, futures: number): ComputerSeat<View, Command> =>
  playing(version, { judge: outlookOf, offer: offerByOutlook, futures });

const usual = playerSeeing('computer-1', WEIGHTS.futures);

/** The AI players for Peloponnes. */
export const computers: ComputerSeats<View, Command, Reason> = {
  novice: hasty('novice-1', usual, 2),
  usual,
  strong: playing('strong-1', { judge: judgeLearned, offer: chooseInAuction, futures: WEIGHTS.futures }),
  advise: (view, legal, chance, effort = 1) => {
    const state = positionOf(view);
    const { now } = state;
    const seat = legal[0]?.seat ?? 0;
    const futures = futuresOf(state, view, chance, effort * WEIGHTS.futures);
    if (now.phase === 'offers') return adviseOffers(state, now, seat, legal.filter(isOffer), futures, chance);
    if (isAsking(now)) return adviseChoices(state, now, seat, legal.filter(isChoice), futures);
    const bonus = bonusIn(view, legal);
    return bonus === undefined ? [] : [{ move: bonus, winChance: 1, reasons: [] }];
  },
  winChance: (view, chance) => {
    if (view.viewer === 'spectator') return 0;
    const state = positionOf(view);
    return winChanceOf(state, view.viewer, futuresOf(state, view, chance));
  },
};

const isChoice = (move: Command): move is Choice => !isOffer(move) && move.type !== 'ChooseBonus';

/** How much of each good a round should bring at first. Food is needed most: it feeds inhabitants, and pays for tempests. */
const WANTED = { food: 2, stone: 1, wood: 1 } as const;

/** Returns, in a campaign, the good that the civilisation lacks most. */
const bonusIn = ({ seats, campaign }: View, legal: readonly Command[]): Command | undefined => {
  const civilisation = seats[0]?.civilisation;
  const lacking = RESOURCES.map((good) => {
    const brought = civilisation === undefined ? 0 : CIVILISATION_TILES[civilisation].income[good];
    const chosen = (campaign?.bonuses ?? []).filter((bonus) => bonus === good).length;
    return { good, lacks: WANTED[good] - brought - chosen };
  });
  const [most] = lacking.toSorted((one, other) => other.lacks - one.lacks);
  return legal.find((move) => move.type === 'ChooseBonus' && move.good === most?.good);
};
