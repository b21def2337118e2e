import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { CIVILISATION_TILES } from '../data/civilisations.ts';
import { TARGETS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import type { Campaign, State } from '../state.ts';
import { RESOURCES } from '../types.ts';
import { seatOf } from './holdings.ts';

/** The campaign of a seat alone (RULES.md, chapter 11). */

const ALONE: Seat = 0;

/** Whether a match of so many seats is a campaign. */
export const isCampaign = (state: State): boolean => state.seats.length === 1 && state.options.solo === 'campaign';

/** A level begins with the same civilisation. */
export const beginLevel = (state: State, level: number): Event => {
  const { civilisation } = seatOf(state, ALONE);
  const start = civilisation ? CIVILISATION_TILES[civilisation].start : {};
  return { type: 'LevelBegan', seat: ALONE, level, target: TARGETS[level - 1] ?? 0, start };
};

/** A level is won or lost; after a lost one, and after the last, the match is over. */
export const levelEnds = ({ level, target }: Campaign, score: number): readonly Event[] => {
  const won = score >= target;
  const ended: Event = { type: 'LevelEnded', seat: ALONE, level, target, score, won };
  if (!won) return [ended, { type: 'GameEnded', winners: [], reason: 'campaignLost' }];
  return level < TARGETS.length ? [ended] : [ended, { type: 'GameEnded', winners: [ALONE], reason: 'campaignWon' }];
};

/** What may be chosen before the next level. */
export const bonusChoices = (seat: Seat): readonly CommandOf<'ChooseBonus'>[] =>
  RESOURCES.map((good) => ({ type: 'ChooseBonus', seat, good }));

/** The good is chosen, and the next level begins. */
export const chooseBonus = (state: State, { seat, good }: CommandOf<'ChooseBonus'>): readonly Event[] => [
  { type: 'BonusChosen', seat, good },
  beginLevel(state, (state.campaign?.level ?? 0) + 1),
];
