import type { Tile } from '#games/peloponnes/data/tiles.ts';
import type { Disaster, Options } from '#games/peloponnes/types.ts';
import { boxAround } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import { SMALL_TYPE, TYPE } from './frame.ts';

/** A power of a tile apart from its income: protection against a disaster, or one of these. */
export type Special = Disaster | 'half' | 'freeLands' | 'supply';

export type SpecialIcon = ReturnType<typeof layOutSpecials>[number];

/** Returns the powers of a tile under the options of the match. */
export const specialsOf = ({ half, freeLands, supply, protects }: Tile, { halfCoin }: Options): readonly Special[] => [
  ...(half && halfCoin === 'on' ? (['half'] as const) : []),
  ...(freeLands ? (['freeLands'] as const) : []),
  ...(supply ? (['supply'] as const) : []),
  ...(protects === undefined ? [] : [protects]),
];

const APART = 4;
/** Width of "+½", with a margin, and its type size, as fractions of the height. */
const HALF = { width: 78 / 46, type: TYPE / 46 } as const;

const widthOf = (special: Special, size: number): number => (special === 'half' ? HALF.width * size : size);

/** Returns the width of icons side by side. */
export const specialsWidth = (specials: readonly Special[], size: number): number =>
  specials.reduce((sum, special) => sum + widthOf(special, size) + APART, 0);

/** Lays out icons side by side, ending at `right`. */
export const layOutSpecials = (specials: readonly Special[], right: number, y: number, size: number, text: Text) =>
  specials.map((special, index) => {
    const x = right + APART - specialsWidth(specials.slice(index), size) + widthOf(special, size) / 2;
    return {
      special,
      icon: boxAround({ x, y }, widthOf(special, size), size),
      /** Words on the icon. */
      ...(special === 'half' && { words: text('+½', x, y, { size: Math.max(SMALL_TYPE, HALF.type * size), align: 'center' }) }),
    };
  });
