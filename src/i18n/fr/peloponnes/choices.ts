import type { Choice, CommandOf } from '#games/peloponnes/commands.ts';
import { ofTile, theTile, toTile } from './tiles.ts';
import { luxuryGoods, some } from './words.ts';

type Wordings = { readonly [Type in Choice['type']]: (choice: CommandOf<Type>) => string };

const WORDINGS: Wordings = {
  PayBuilding: ({ tile }) => `payer ${theTile(tile)}`,
  MarkBuilding: ({ tile }) => `marquer ${theTile(tile)} d’une pièce`,
  ForgoTile: ({ tile }) => `renoncer ${toTile(tile)}`,
  ChooseIncome: ({ tile, good }) => `prendre ${some(good, 1)} ${ofTile(tile)}`,
  GiveUpTile: ({ tile }) => `abandonner ${theTile(tile)}`,
  PayDisaster: () => 'payer pour ce que tu gardes',
  FeedInhabitants: ({ luxury }) =>
    luxury === 0 ? 'ne dépenser aucun produit de luxe pour nourrir' : `dépenser ${luxuryGoods(luxury)} pour nourrir`,
  AbandonBuilding: ({ tile }) => `renoncer ${toTile(tile)}`,
};

/** What a seat has chosen while others have not: "payer le Marché". */
export const choiceWords = (choice: Choice): string => (WORDINGS[choice.type] as (choice: Choice) => string)(choice);
