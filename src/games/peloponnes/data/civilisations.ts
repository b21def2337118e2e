import type { Amounts, Civilisation } from '../types.ts';

/** What a civilisation brings. `number` decides the first turn order: the smallest begins. */
export interface CivilisationTile {
  readonly number: number;
  readonly start: Amounts;
  /** What it brings each round. */
  readonly income: Amounts;
}

export const CIVILISATION_TILES: Readonly<Record<Civilisation, CivilisationTile>> = {
  messene: { number: 1, start: { coins: 6, inhabitants: 2 }, income: { food: 2 } },
  patras: { number: 2, start: { coins: 7, inhabitants: 1 }, income: { wood: 1, food: 1 } },
  arkadia: { number: 3, start: { coins: 8, inhabitants: 2 }, income: { inhabitants: 1 } },
  korinth: { number: 4, start: { coins: 7, food: 3, inhabitants: 3 }, income: { food: 1 } },
  sparta: { number: 5, start: { coins: 7, wood: 4, inhabitants: 3 }, income: { wood: 1 } },
  pylos: { number: 6, start: { coins: 8, stone: 3, inhabitants: 2 }, income: { stone: 1 } },
  argos: { number: 7, start: { coins: 5, inhabitants: 2 }, income: { wood: 1, stone: 1 } },
};
