import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { LEVELS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Campaign, civilisationStart, levelOf, type State, seatOf } from '../state.ts';
import { RESOURCES } from '../types.ts';

/** The campaign for one seat (RULES.md, chapter 11). */

const ALONE: Seat = 0;

/** Returns whether a match is a campaign. */
export const isCampaign = ({ seats, options }: State): boolean => seats.length === 1 && options.solo === 'campaign';

/** Begins a level with the same civilisation. */
export const beginLevel = (state: State, level: number): Event => {
  const { target } = levelOf(level);
  return { type: 'LevelBegan', seat: ALONE, level, target, start: civilisationStart(seatOf(state, ALONE)) };
};

/** Returns whether a level is won or lost; after a lost one, and after the last, the match is over. */
export const levelEnds = ({ level, target }: Campaign, score: number): readonly Event[] => {
  const won = score >= target;
  const ended: Event = { type: 'LevelEnded', seat: ALONE, level, target, score, won };
  if (!won) return [ended, { type: 'GameEnded', winners: [], reason: 'campaignLost' }];
  return level < LEVELS.length ? [ended] : [ended, { type: 'GameEnded', winners: [ALONE], reason: 'campaignWon' }];
};

/** Returns what the seat may choose before the next level. */
export const bonusChoices = (seat: Seat): readonly CommandOf<'ChooseBonus'>[] =>
  RESOURCES.map((good) => ({ type: 'ChooseBonus', seat, good }));

/** Returns the chosen good, and the beginning of the level after the one that was won. */
export const chooseBonus = (state: State, wonLevel: number, { seat, good }: CommandOf<'ChooseBonus'>): readonly Event[] => [
  { type: 'BonusChosen', seat, good },
  beginLevel(state, wonLevel + 1),
];
