import type { Tile } from '#games/peloponnes/data/tiles.ts';
import type { Disaster, Options } from '#games/peloponnes/types.ts';
import { type Box, boxAround, type Label } from '../shapes.ts';
import type { Text } from '../text.ts';

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

/** Icons side by side, ending at `right`. */
export const layOutSpecials = (
  specials: readonly Special[],
  right: number,
  y: number,
  size: number,
  text: Text,
): readonly SpecialIcon[] =>
  specials.map((special, index) => {
    const x = right - size / 2 - (specials.length - 1 - index) * (size + 4);
    return {
      special,
      icon: boxAround({ x, y }, size),
      ...(special === 'half' && { words: text('+½', x, y, { face: 'body', size: size * 0.62, align: 'center' }) }),
    };
  });
