import type { Choice, CommandOf } from '#games/peloponnes/commands.ts';
import { ofTile, theTile, toTile } from './tiles.ts';
import { luxuryGoods, some } from './words.ts';

type Wordings = { readonly [Type in Choice['type']]: (choice: CommandOf<Type>) => string };

const WORDINGS: Wordings = {
  PayBuilding: ({ tile }) => `pagar ${theTile(tile)}`,
  MarkBuilding: ({ tile }) => `poner una moneda en ${theTile(tile)}`,
  ForgoTile: ({ tile }) => `renunciar ${toTile(tile)}`,
  ChooseIncome: ({ tile, good }) => `tomar ${some(good, 1)} ${ofTile(tile)}`,
  GiveUpTile: ({ tile }) => `sacrificar ${theTile(tile)}`,
  PayDisaster: () => 'pagar por lo que conservas',
  FeedInhabitants: ({ luxury }) =>
    luxury === 0 ? 'no gastar artículos de lujo en comida' : `gastar ${luxuryGoods(luxury)} en comida`,
  AbandonBuilding: ({ tile }) => `renunciar ${toTile(tile)}`,
};

/** What a seat has chosen while others have not: "pagar el Mercado". */
export const choiceWords = (choice: Choice): string => (WORDINGS[choice.type] as (choice: Choice) => string)(choice);
