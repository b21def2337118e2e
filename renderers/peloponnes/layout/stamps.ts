import type { IncomeChoice, TileId } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';

/** The viewer's choice for a tile, still secret from the others: paid, marked with a coin, let go, or a good of its income. */
export type Stamp = 'paid' | 'marked' | 'gone' | IncomeChoice;

type Choice = View['own'][number];

const stampOf = (choice: Choice): Stamp | undefined => {
  switch (choice.type) {
    case 'PayBuilding':
      return 'paid';
    case 'MarkBuilding':
      return 'marked';
    case 'ForgoTile':
    case 'GiveUpTile':
    case 'AbandonBuilding':
      return 'gone';
    case 'ChooseIncome':
      return choice.good;
    case 'PayDisaster':
    case 'FeedInhabitants':
      return undefined;
  }
};

/** Returns the viewer's own choice for a tile, if there is one. */
export const stampOn = ({ own }: View, tile: TileId): Stamp | undefined => {
  const choice = own.find((made) => 'tile' in made && made.tile === tile);
  return choice === undefined ? undefined : stampOf(choice);
};

/** Returns the luxury goods that the viewer has chosen to spend on food. */
export const luxuryForFood = ({ own }: View): number =>
  own.reduce((sum, choice) => sum + (choice.type === 'FeedInhabitants' ? choice.luxury : 0), 0);
