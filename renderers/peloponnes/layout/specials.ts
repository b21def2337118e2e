import type { Tile } from '#games/peloponnes/data/tiles.ts';
import type { Disaster, Options } from '#games/peloponnes/types.ts';
import { type Box, boxAround, type Label } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import { TYPE } from './frame.ts';

/** What a tile does beside what it brings: it keeps a disaster off, or one of these. */
export type Special = Disaster | 'half' | 'freeLands' | 'supply';

export interface SpecialIcon {
  readonly special: Special;
  readonly icon: Box;
  /** What is written on it. */
  readonly words?: Label;
}

/** The powers of a tile that the options of the match leave it. */
export const specialsOf = ({ half, freeLands, supply, protects }: Tile, { halfCoin }: Options): readonly Special[] => [
  ...(half && halfCoin === 'on' ? (['half'] as const) : []),
  ...(freeLands ? (['freeLands'] as const) : []),
  ...(supply ? (['supply'] as const) : []),
  ...(protects === undefined ? [] : [protects]),
];

const APART = 4;
/** How wide "+½" is in the smallest type, with some ground around it. */
const HALF_WIDTH = 78;

const widthOf = (special: Special, size: number): number => (special === 'half' ? HALF_WIDTH : size);

/** How much room icons side by side take. */
export const specialsWidth = (specials: readonly Special[], size: number): number =>
  specials.reduce((sum, special) => sum + widthOf(special, size) + APART, 0);

/** Icons side by side, ending at `right`. */
export const layOutSpecials = (
  specials: readonly Special[],
  right: number,
  y: number,
  size: number,
  text: Text,
): readonly SpecialIcon[] =>
  specials.map((special, index) => {
    const x = right + APART - specialsWidth(specials.slice(index), size) + widthOf(special, size) / 2;
    return {
      special,
      icon: boxAround({ x, y }, widthOf(special, size), size),
      ...(special === 'half' && { words: text('+½', x, y, { face: 'body', size: TYPE, align: 'center' }) }),
    };
  });
