import type { Tile } from '#games/peloponnes/data/tiles.ts';

/** What a tile is. */
export const KIND_NAMES: Readonly<Record<Tile['kind'], string>> = { land: 'tierra', building: 'edificio' };
