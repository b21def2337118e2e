import type { Command } from '#games/peloponnes/commands.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { keptIn, mostKept } from '../../../peloponnes/reckoning.ts';
import { coins } from '../words.ts';
import { passLabel, withdrawLabel } from './offers.ts';

const bidKind = ({ pushedOut, seats }: View): string => {
  if (pushedOut !== undefined) return `Přesunout ${coins.acc(pushedOut.coins)}`;
  return seats.length === 1 ? 'Vzít destičku' : 'Učinit nabídku';
};

/** Says so where nothing need be given up. */
const giveUpKind = (view: View): string => {
  const struck = view.disaster?.disaster;
  const own = view.seats.find(({ seat }) => seat === view.viewer);
  const words = struck === 'tempest' ? 'Odevzdat území' : 'Odevzdat budovu';
  if (own === undefined || (struck !== 'earthquake' && struck !== 'tempest')) return words;
  return keptIn(struck, view, own).length <= mostKept(struck, own) ? `${words} (nemusíš)` : words;
};

/** Ends what is given up in a disaster. */
export const PAY_FOR_KEPT = 'Zaplatit za ponechané';

const KINDS: { readonly [Type in Command['type']]: (view: View) => string } = {
  PlaceBid: bidKind,
  PassBid: passLabel,
  WithdrawBid: withdrawLabel,
  PayBuilding: () => 'Zaplatit budovu',
  MarkBuilding: () => 'Položit na ni minci',
  ForgoTile: () => 'Vzdát se budovy',
  ChooseIncome: () => 'Vybrat zboží',
  GiveUpTile: giveUpKind,
  PayDisaster: () => PAY_FOR_KEPT,
  FeedInhabitants: () => 'Nasytit obyvatele',
  AbandonBuilding: () => 'Vzdát se budovy',
  ChooseBonus: () => 'Vybrat zboží',
};

/** A kind of move, as a button. */
export const moveKind = (view: View, type: Command['type']): string => KINDS[type](view);

const BUILDING = { tile: 'Kterou budovu?' } as const;

const QUESTIONS: { readonly [Type in Command['type']]: Readonly<Record<string, string>> } = {
  PlaceBid: { tile: 'Za kterou destičku?', coins: 'Kolik mincí?' },
  PassBid: {},
  WithdrawBid: {},
  PayBuilding: BUILDING,
  MarkBuilding: BUILDING,
  ForgoTile: { tile: 'Které budovy?' },
  ChooseIncome: { tile: 'Ze které budovy?', good: 'Které zboží?' },
  GiveUpTile: { tile: 'Kterou destičku?' },
  PayDisaster: {},
  FeedInhabitants: { luxury: 'Kolik kusů luxusního zboží?' },
  AbandonBuilding: { tile: 'Které budovy?' },
  ChooseBonus: { good: 'Které zboží?' },
};

/** What is asked when a field of a command is still open. */
export const ask = (type: Command['type'], field: string): string => QUESTIONS[type][field] ?? '';
