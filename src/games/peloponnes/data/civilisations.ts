import { NO_GOODS, plus } from '../goods.ts';
import type { Amounts, Civilisation } from '../types.ts';

/** A civilisation. `number` decides the first turn order: the smallest begins. */
type CivilisationTile = Readonly<ReturnType<typeof tile>>;

const tile = (number: number, start: Amounts, income: Amounts) => ({
  number,
  start,
  /** Its income each round. */
  income: plus(NO_GOODS, income),
});

export const CIVILISATION_TILES: Readonly<Record<Civilisation, CivilisationTile>> = {
  messene: tile(1, { coins: 6, inhabitants: 2 }, { food: 2 }),
  patras: tile(2, { coins: 7, inhabitants: 1 }, { wood: 1, food: 1 }),
  arkadia: tile(3, { coins: 8, inhabitants: 2 }, { inhabitants: 1 }),
  korinth: tile(4, { coins: 7, food: 3, inhabitants: 3 }, { food: 1 }),
  sparta: tile(5, { coins: 7, wood: 4, inhabitants: 3 }, { wood: 1 }),
  pylos: tile(6, { coins: 8, stone: 3, inhabitants: 2 }, { stone: 1 }),
  argos: tile(7, { coins: 5, inhabitants: 2 }, { wood: 1, stone: 1 }),
};
