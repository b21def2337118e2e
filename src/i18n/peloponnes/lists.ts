import { TILES, tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Civilisation, Disaster, Good, TileId } from '#games/peloponnes/types.ts';
import type { PeloponnesText } from './phrases.ts';

/** In which order the languages name what there is several of. */

export const GOODS: readonly Good[] = ['coins', 'wood', 'stone', 'food', 'luxury', 'inhabitants'];

export const DISASTERS: readonly Disaster[] = ['earthquake', 'drought', 'plague', 'tempest', 'decline'];

/** By their numbers. */
export const CIVILISATIONS: readonly Civilisation[] = ['messene', 'patras', 'arkadia', 'korinth', 'sparta', 'pylos', 'argos'];

/** The buildings that keep a disaster off their owner. */
export const protectorsFrom = (disaster: Disaster): readonly TileId[] =>
  TILES.filter(({ protects }) => protects === disaster).map(({ id }) => id);

/** Tiles that something happens to or that are chosen, for a list: "the Market", "Fields A05". */
export const tileObjects = (t: PeloponnesText, tiles: readonly TileId[]): readonly string[] =>
  tiles.map((tile) => t('tile-object', { tile, kind: tiles.length === 1 ? 'alone' : tileOf(tile).kind }));
