import { type Tile, tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Civilisation, Disaster, Phase, TileId } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { numbered } from '../../geometry/text.ts';

/** The landscape of a land: the `terrain` of its tile joined by a plus. */
export type Landscape =
  | 'mountains'
  | 'mountains+forest'
  | 'mountains+hills'
  | 'forest+hills'
  | 'forest'
  | 'fields'
  | 'fields+forest';

/** The few words on the picture, in one language. `#` is replaced by a number. */
export interface Words {
  /** Buildings by their whole names, which take one line or two. */
  readonly buildings: Readonly<Record<TileId, string>>;
  /** Unique one-word names, for small cards, of buildings whose names have several words. */
  readonly shortBuildings: Readonly<Record<TileId, string>>;
  /** Lands by what they show; the number of the tile follows. */
  readonly lands: Readonly<Record<Landscape, string>>;
  readonly civilisations: Readonly<Record<Civilisation, string>>;
  readonly disasters: Readonly<Record<Disaster, string>>;
  /** Names of the phases except disasters. */
  readonly phases: Readonly<Record<Exclude<Phase, 'disaster'>, string>>;
  /** The supply round that ends the game; replaces the phase. */
  readonly lastSupply: string;
  /** "Round #", "Level #", in the header of the picture; at the end of the match its result. */
  readonly round: string;
  readonly level: string;
  readonly victory: string;
  readonly draw: string;
  readonly defeat: string;
  readonly over: string;
  /** Before the turn order. */
  readonly order: string;
  /** Above the rows of tiles. */
  readonly auction: string;
  readonly conquest: string;
  /** The units for each of which a disaster or a supply round takes a good. */
  readonly eachBuilding: string;
  readonly eachLand: string;
  readonly eachInhabitant: string;
  /** Signs of what happened to tiles, and of seats that a disaster did not affect. */
  readonly new: string;
  readonly paid: string;
  /** Signs of goods that came, and that were spent. */
  readonly gained: string;
  readonly spent: string;
  readonly lost: string;
  readonly safe: string;
}

const landName = ({ id, terrain }: Tile, { lands }: Words): string => `${lands[terrain.join('+') as Landscape]} ${id}`;

/** Returns "Market", "Highlands A03": buildings by their printed name, lands by their landscape and number. */
export const tileName = (id: TileId, words: Words): string => words.buildings[id] ?? landName(tileOf(id), words);

/** Returns "Market", "Odeon", "A03": buildings in one word, lands by their number. */
export const shortTileName = (id: TileId, { buildings, shortBuildings }: Words): string =>
  shortBuildings[id] ?? buildings[id] ?? id;

/** Returns the name of the current step. */
export const phaseName = ({ phase, disaster, supply }: View, words: Words): string => {
  if (phase === 'disaster') return disaster === undefined ? '' : words.disasters[disaster.disaster];
  return supply === 'final' ? words.lastSupply : words.phases[phase];
};

/** Returns "Round 4"; at the end the result. */
export const titleOf = ({ round, outcome }: View, words: Words): string => {
  if (outcome === undefined) return numbered(words.round, round);
  if (outcome.reason === 'campaignLost') return words.defeat;
  if (outcome.reason === 'draw') return words.draw;
  return outcome.reason === 'soloScore' || outcome.winners.length === 0 ? words.over : words.victory;
};
