import type { Command } from '#games/peloponnes/commands.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { keptIn, mostKept } from '../../../peloponnes/reckoning.ts';
import { coins } from '../words.ts';
import { passLabel, withdrawLabel } from './offers.ts';

const bidKind = ({ pushedOut, seats }: View): string => {
  if (pushedOut !== undefined) return `Move your ${coins(pushedOut.coins)}`;
  return seats.length === 1 ? 'Take a tile' : 'Make an offer';
};

/** Says so where nothing need be given up. */
const giveUpKind = (view: View): string => {
  const struck = view.disaster?.disaster;
  const own = view.seats.find(({ seat }) => seat === view.viewer);
  const words = struck === 'tempest' ? 'Give up a land' : 'Give up a building';
  if (own === undefined || (struck !== 'earthquake' && struck !== 'tempest')) return words;
  return keptIn(struck, view, own).length <= mostKept(struck, own) ? `${words} (you need not)` : words;
};

/** Ends what is given up in a disaster. */
export const PAY_FOR_KEPT = 'Pay for what you keep';

const KINDS: { readonly [Type in Command['type']]: (view: View) => string } = {
  PlaceBid: bidKind,
  PassBid: passLabel,
  WithdrawBid: withdrawLabel,
  PayBuilding: () => 'Pay for a building',
  MarkBuilding: () => 'Put a coin on it',
  ForgoTile: () => 'Let the building go',
  ChooseIncome: () => 'Choose a good',
  GiveUpTile: giveUpKind,
  PayDisaster: () => PAY_FOR_KEPT,
  FeedInhabitants: () => 'Feed your inhabitants',
  AbandonBuilding: () => 'Let a building go',
  ChooseBonus: () => 'Choose a good',
};

/** A kind of move, as a button. */
export const moveKind = (view: View, type: Command['type']): string => KINDS[type](view);

const BUILDING = { tile: 'Which building?' } as const;

const QUESTIONS: { readonly [Type in Command['type']]: Readonly<Record<string, string>> } = {
  PlaceBid: { tile: 'For which tile?', coins: 'How many coins?' },
  PassBid: {},
  WithdrawBid: {},
  PayBuilding: BUILDING,
  MarkBuilding: BUILDING,
  ForgoTile: BUILDING,
  ChooseIncome: { tile: 'Of which building?', good: 'Which good?' },
  GiveUpTile: { tile: 'Which tile?' },
  PayDisaster: {},
  FeedInhabitants: { luxury: 'How many luxury goods?' },
  AbandonBuilding: BUILDING,
  ChooseBonus: { good: 'Which good?' },
};

/** What is asked when a field of a command is still open. */
export const ask = (type: Command['type'], field: string): string => QUESTIONS[type][field] ?? '';
