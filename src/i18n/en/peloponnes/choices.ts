import type { Choice, CommandOf } from '#games/peloponnes/commands.ts';
import { theTile } from './tiles.ts';
import { luxuryGoods, some } from './words.ts';

type Wordings = { readonly [Type in Choice['type']]: (choice: CommandOf<Type>) => string };

const WORDINGS: Wordings = {
  PayBuilding: ({ tile }) => `pay for ${theTile(tile)}`,
  MarkBuilding: ({ tile }) => `put a coin on ${theTile(tile)}`,
  ForgoTile: ({ tile }) => `let ${theTile(tile)} go`,
  ChooseIncome: ({ tile, good }) => `take ${some(good, 1)} from ${theTile(tile)}`,
  GiveUpTile: ({ tile }) => `give up ${theTile(tile)}`,
  PayDisaster: () => 'pay for what you keep',
  FeedInhabitants: ({ luxury }) => (luxury === 0 ? 'spend no luxury goods on food' : `spend ${luxuryGoods(luxury)} on food`),
  AbandonBuilding: ({ tile }) => `let ${theTile(tile)} go`,
};

/** What a seat has chosen while others have not: "pay for the Market". */
export const choiceWords = (choice: Choice): string => (WORDINGS[choice.type] as (choice: Choice) => string)(choice);
