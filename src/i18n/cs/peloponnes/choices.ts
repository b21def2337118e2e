import type { Choice, CommandOf } from '#games/peloponnes/commands.ts';
import { tileAcc, tileGen } from './tiles.ts';
import { luxuryGoods, someAcc } from './words.ts';

type Wordings = { readonly [Type in Choice['type']]: (choice: CommandOf<Type>) => string };

const WORDINGS: Wordings = {
  PayBuilding: ({ tile }) => `zaplatit ${tileAcc(tile)}`,
  MarkBuilding: ({ tile }) => `položit minci na ${tileAcc(tile)}`,
  ForgoTile: ({ tile }) => `vzdát se ${tileGen(tile)}`,
  ChooseIncome: ({ tile, good }) => `vzít ${someAcc(good, 1)} z ${tileGen(tile)}`,
  GiveUpTile: ({ tile }) => `odevzdat ${tileAcc(tile)}`,
  PayDisaster: () => 'zaplatit za to, co si necháváš',
  FeedInhabitants: ({ luxury }) =>
    luxury === 0 ? 'nedat na jídlo žádné luxusní zboží' : `dát na jídlo ${luxuryGoods.acc(luxury)}`,
  AbandonBuilding: ({ tile }) => `vzdát se ${tileGen(tile)}`,
};

/** What a seat has chosen while others have not: "zaplatit Tržiště". */
export const choiceWords = (choice: Choice): string => (WORDINGS[choice.type] as (choice: Choice) => string)(choice);
