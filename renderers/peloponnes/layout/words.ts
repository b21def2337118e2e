import { type Tile, tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Civilisation, Disaster, Phase, TileId } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { numbered } from '../../geometry/text.ts';

/** What a land shows, as `terrain` of its tile joined by a plus. */
export type Landscape =
  | 'mountains'
  | 'mountains+forest'
  | 'mountains+hills'
  | 'forest+hills'
  | 'forest'
  | 'fields'
  | 'fields+forest';

/** The few words on the picture, in one language. `#` stands for a number. */
export interface Words {
  /** Buildings by their whole names, which take one line or two. */
  readonly buildings: Readonly<Record<TileId, string>>;
  /** Those of several words once more in one of them, that of no other building, for small cards. */
  readonly shortBuildings: Readonly<Record<TileId, string>>;
  /** Lands by what they show; the number of the tile follows. */
  readonly lands: Readonly<Record<Landscape, string>>;
  readonly civilisations: Readonly<Record<Civilisation, string>>;
  readonly disasters: Readonly<Record<Disaster, string>>;
  /** What goes on, but for disasters. */
  readonly phases: Readonly<Record<Exclude<Phase, 'disaster'>, string>>;
  /** The supply round that ends the game, in place of the phase. */
  readonly lastSupply: string;
  /** "Round #", "Level #", in the head of the picture; at the end of all how it went. */
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
  /** Of what a disaster or a supply round takes a good each. */
  readonly eachBuilding: string;
  readonly eachLand: string;
  readonly eachInhabitant: string;
  /** Signs of what happened to tiles, and to whom a disaster did nothing. */
  readonly new: string;
  readonly paid: string;
  readonly lost: string;
  readonly safe: string;
}

const landName = ({ id, terrain }: Tile, { lands }: Words): string => `${lands[terrain.join('+') as Landscape]} ${id}`;

/** "Market", "Highlands A03": buildings as printed on them, lands by what they show and their number. */
export const tileName = (id: TileId, words: Words): string => words.buildings[id] ?? landName(tileOf(id), words);

/** "Market", "Odeon", "A03": buildings in one word, lands by their number. */
export const shortTileName = (id: TileId, { buildings, shortBuildings }: Words): string =>
  shortBuildings[id] ?? buildings[id] ?? id;

/** What goes on. */
export const phaseName = ({ phase, disaster, supply }: View, words: Words): string => {
  if (phase === 'disaster') return disaster === undefined ? '' : words.disasters[disaster.disaster];
  return supply === 'final' ? words.lastSupply : words.phases[phase];
};

/** "Round 4"; at the end how it went. */
export const titleOf = ({ round, outcome }: View, words: Words): string => {
  if (outcome === undefined) return numbered(words.round, round);
  if (outcome.reason === 'campaignLost') return words.defeat;
  if (outcome.reason === 'draw') return words.draw;
  return outcome.reason === 'soloScore' || outcome.winners.length === 0 ? words.over : words.victory;
};
