import type { Command } from '#games/peloponnes/commands.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { keptIn, mostKept } from '../../../peloponnes/reckoning.ts';
import { coins } from '../words.ts';
import { passLabel, withdrawLabel } from './offers.ts';

const bidKind = ({ pushedOut, seats }: View): string => {
  if (pushedOut !== undefined) return `Mover ${coins(pushedOut.coins)}`;
  return seats.length === 1 ? 'Tomar una loseta' : 'Hacer una oferta';
};

/** Says so where nothing need be given up. */
const giveUpKind = (view: View): string => {
  const struck = view.disaster?.disaster;
  const own = view.seats.find(({ seat }) => seat === view.viewer);
  const words = struck === 'tempest' ? 'Sacrificar una tierra' : 'Sacrificar un edificio';
  if (own === undefined || (struck !== 'earthquake' && struck !== 'tempest')) return words;
  return keptIn(struck, view, own).length <= mostKept(struck, own) ? `${words} (no hace falta)` : words;
};

/** Ends what is given up in a disaster. */
export const PAY_FOR_KEPT = 'Pagar por lo que conservas';

/** All of them are infinitives: what one "could still do" is said with them. */
const KINDS: { readonly [Type in Command['type']]: (view: View) => string } = {
  PlaceBid: bidKind,
  PassBid: passLabel,
  WithdrawBid: withdrawLabel,
  PayBuilding: () => 'Pagar un edificio',
  MarkBuilding: () => 'Ponerle una moneda',
  ForgoTile: () => 'Renunciar al edificio',
  ChooseIncome: () => 'Elegir un recurso',
  GiveUpTile: giveUpKind,
  PayDisaster: () => PAY_FOR_KEPT,
  FeedInhabitants: () => 'Alimentar a tus habitantes',
  AbandonBuilding: () => 'Renunciar a un edificio',
  ChooseBonus: () => 'Elegir un recurso',
};

/** A kind of move, as a button. */
export const moveKind = (view: View, type: Command['type']): string => KINDS[type](view);

const BUILDING = { tile: '¿Qué edificio?' } as const;

const QUESTIONS: { readonly [Type in Command['type']]: Readonly<Record<string, string>> } = {
  PlaceBid: { tile: '¿Por qué loseta?', coins: '¿Cuántas monedas?' },
  PassBid: {},
  WithdrawBid: {},
  PayBuilding: BUILDING,
  MarkBuilding: BUILDING,
  ForgoTile: BUILDING,
  ChooseIncome: { tile: '¿De qué edificio?', good: '¿Qué recurso?' },
  GiveUpTile: { tile: '¿Qué loseta?' },
  PayDisaster: {},
  FeedInhabitants: { luxury: '¿Cuántos artículos de lujo?' },
  AbandonBuilding: BUILDING,
  ChooseBonus: { good: '¿Qué recurso?' },
};

/** What is asked when a field of a command is still open. */
export const ask = (type: Command['type'], field: string): string => QUESTIONS[type][field] ?? '';
