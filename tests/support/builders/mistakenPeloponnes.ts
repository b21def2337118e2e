import type { AnyGame } from '#engine/game.ts';
import { TILE_IDS } from '#games/peloponnes/data/tiles.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { INCOME_CHOICES } from '#games/peloponnes/types.ts';
import { askingOf, type ValuesOf } from './mistakenCommand.ts';

/** Tiles are mostly ones that can be acted on now; one coin or luxury good more or fewer matters most. */
const valuesOf: ValuesOf = (field, value, _seats, chance, listed) => {
  switch (field) {
    case 'tile': {
      const near = listed.flatMap((move) => ('tile' in move ? [move.tile] : []));
      return new Set(near).size > 1 && chance.pick([true, true, false]) ? near : TILE_IDS;
    }
    case 'good':
      return [...INCOME_CHOICES, 'luxury'];
    default:
      return [-2, -1, 1, 2].map((more) => Number(value ?? 1) + more);
  }
};

/** Mistaken commands of Peloponnes. */
export const askingPeloponnes = askingOf(peloponnes as unknown as AnyGame, valuesOf);
