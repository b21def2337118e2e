import type { Tile } from '#games/peloponnes/data/tiles.ts';
import type { Disaster } from '#games/peloponnes/types.ts';
import { type Box, boxAround } from '../shapes.ts';

/** What a tile does beside what it brings: it keeps a disaster off, or one of these. */
export type Special = Disaster | 'ofChoice' | 'half' | 'freeLands' | 'supply';

export interface SpecialIcon {
  readonly special: Special;
  readonly icon: Box;
}

/** The powers of a tile; of one that joined a civilisation those that still work. */
export const specialsOf = ({ ofChoice, half, freeLands, supply, protects }: Tile): readonly Special[] => [
  ...(ofChoice ? (['ofChoice'] as const) : []),
  ...(half ? (['half'] as const) : []),
  ...(freeLands ? (['freeLands'] as const) : []),
  ...(supply ? (['supply'] as const) : []),
  ...(protects === undefined ? [] : [protects]),
];

/** Icons side by side, ending at `right`. */
export const layOutSpecials = (specials: readonly Special[], right: number, y: number, size: number): readonly SpecialIcon[] =>
  specials.map((special, index) => ({
    special,
    icon: boxAround({ x: right - size / 2 - (specials.length - 1 - index) * (size + 4), y }, size),
  }));
