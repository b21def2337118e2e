import type { Command } from '#games/peloponnes/commands.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { keptIn, mostKept } from '../../../peloponnes/reckoning.ts';
import { coins } from '../words.ts';
import { passLabel, withdrawLabel } from './offers.ts';

const bidKind = ({ pushedOut, seats }: View): string => {
  if (pushedOut !== undefined) return `Déplacer ${coins(pushedOut.coins)}`;
  return seats.length === 1 ? 'Prendre une tuile' : 'Faire une offre';
};

/** Says so where nothing need be given up. */
const giveUpKind = (view: View): string => {
  const struck = view.disaster?.disaster;
  const own = view.seats.find(({ seat }) => seat === view.viewer);
  const words = struck === 'tempest' ? 'Abandonner un terrain' : 'Abandonner un bâtiment';
  if (own === undefined || (struck !== 'earthquake' && struck !== 'tempest')) return words;
  return keptIn(struck, view, own).length <= mostKept(struck, own) ? `${words} (facultatif)` : words;
};

/** Ends what is given up in a disaster. */
export const PAY_FOR_KEPT = 'Payer pour ce que tu gardes';

const KINDS: { readonly [Type in Command['type']]: (view: View) => string } = {
  PlaceBid: bidKind,
  PassBid: passLabel,
  WithdrawBid: withdrawLabel,
  PayBuilding: () => 'Payer un bâtiment',
  MarkBuilding: () => 'Poser une pièce dessus',
  ForgoTile: () => 'Renoncer au bâtiment',
  ChooseIncome: () => 'Choisir un bien',
  GiveUpTile: giveUpKind,
  PayDisaster: () => PAY_FOR_KEPT,
  FeedInhabitants: () => 'Nourrir tes habitants',
  AbandonBuilding: () => 'Renoncer à un bâtiment',
  ChooseBonus: () => 'Choisir un bien',
};

/** A kind of move, as a button. */
export const moveKind = (view: View, type: Command['type']): string => KINDS[type](view);

const BUILDING = { tile: 'Quel bâtiment ?' } as const;

const QUESTIONS: { readonly [Type in Command['type']]: Readonly<Record<string, string>> } = {
  PlaceBid: { tile: 'Pour quelle tuile ?', coins: 'Combien de pièces ?' },
  PassBid: {},
  WithdrawBid: {},
  PayBuilding: BUILDING,
  MarkBuilding: BUILDING,
  ForgoTile: BUILDING,
  ChooseIncome: { tile: 'De quel bâtiment ?', good: 'Quel bien ?' },
  GiveUpTile: { tile: 'Quelle tuile ?' },
  PayDisaster: {},
  FeedInhabitants: { luxury: 'Combien de produits de luxe ?' },
  AbandonBuilding: BUILDING,
  ChooseBonus: { good: 'Quel bien ?' },
};

/** What is asked when a field of a command is still open. */
export const ask = (type: Command['type'], field: string): string => QUESTIONS[type][field] ?? '';
