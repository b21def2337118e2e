import type { Terrain } from '#games/peloponnes/data/tiles.ts';
import type { Disaster, Good } from '#games/peloponnes/types.ts';

/** Colours of Peloponnes beside those of the house; each can be read on the dark ground of tiles and panels. */
export const GOOD_COLOURS: Readonly<Record<Good, string>> = {
  coins: '#f0c04a',
  wood: '#d99a5b',
  stone: '#b9c6cd',
  food: '#b7cf5a',
  luxury: '#c9a2ef',
  inhabitants: '#f7f0dc',
};

export const DISASTER_COLOURS: Readonly<Record<Disaster, string>> = {
  earthquake: '#e0a070',
  drought: '#f2b84b',
  plague: '#b9d08b',
  tempest: '#8fc7e8',
  decline: '#d6a7d8',
};

export const TERRAIN_COLOURS: Readonly<Record<Terrain, string>> = {
  mountains: '#8d97a1',
  hills: '#a9a45c',
  forest: '#3f7a4b',
  fields: '#d8b656',
};

/** The same in shadow. */
export const TERRAIN_SHADES: Readonly<Record<Terrain, string>> = {
  mountains: '#66727e',
  hills: '#86854a',
  forest: '#2c5d3a',
  fields: '#b8923c',
};

/** Ground of a building's tile. */
export const MARBLE = '#e9e1cf';
export const MARBLE_INK = '#4b3d2c';
export const SKY = '#bcd8e2';
/** Ground of the points of power. */
export const TERRACOTTA = '#a5432a';
/** Ground on which a tile writes. */
export const TILE = '#0e2f44';
