import type { Terrain } from '#games/peloponnes/data/tiles.ts';
import type { Disaster, Good } from '#games/peloponnes/types.ts';
import type { Theme, ThemeName, Writing } from '../../themes/theme.ts';

/**
 * Colours of Peloponnes in addition to the common palette. Each is distinct and visible on the tiles and panels of its
 * theme.
 */
interface Inks {
  readonly goods: Readonly<Record<Good, string>>;
  readonly disasters: Readonly<Record<Disaster, string>>;
}

const INKS: Readonly<Record<ThemeName, Inks>> = {
  dark: {
    goods: {
      coins: '#f0c04a',
      wood: '#d99a5b',
      stone: '#b9c6cd',
      food: '#b7cf5a',
      luxury: '#c9a2ef',
      inhabitants: '#f7f0dc',
    },
    disasters: {
      earthquake: '#e0a070',
      drought: '#f2b84b',
      plague: '#b9d08b',
      tempest: '#8fc7e8',
      decline: '#d6a7d8',
    },
  },
  light: {
    goods: {
      coins: '#7f5600',
      wood: '#85430f',
      stone: '#4a5963',
      food: '#43600d',
      luxury: '#6a3aa6',
      inhabitants: '#2b2415',
    },
    disasters: {
      earthquake: '#8b4217',
      drought: '#784f00',
      plague: '#43600d',
      tempest: '#155a86',
      decline: '#84347f',
    },
  },
};

export const inksOf = ({ name }: Theme): Inks => INKS[name];

export const TERRAIN_COLOURS: Readonly<Record<Terrain, string>> = {
  mountains: '#8d97a1',
  hills: '#a9a45c',
  forest: '#3f7a4b',
  fields: '#d8b656',
};

/** The colours of `TERRAIN_COLOURS` in shadow. */
export const TERRAIN_SHADES: Readonly<Record<Terrain, string>> = {
  mountains: '#66727e',
  hills: '#86854a',
  forest: '#2c5d3a',
  fields: '#b8923c',
};

/** The colours of vase painters. */
export const VASE = { clay: '#c9763f', black: '#1d1512', white: '#f4e8d0', red: '#7a1f1c' } as const;
export const ON_CLAY: Writing = { ink: VASE.black, on: [VASE.clay] };
export const SKY = { high: '#a9cfdd', low: '#f4e8cc', sun: '#fdf6dc' } as const;
export const ROCK = { light: '#c3cacd', shade: '#8f9aa1', snow: '#f7f9f9' } as const;
export const SHEAF = { ears: '#efce6c', shade: '#cf9f3c', band: '#8a4a20' } as const;
export const TRUNK = '#5a3d24';
export const LANDMARK = { wall: '#fbf5e6', roof: '#b04a2c', dark: '#3a2c22', cypress: '#1f4a35' } as const;
/** Background of the power points. */
export const WINE = '#84222c';
export const POWER: Writing = { ink: '#fdf8ea', on: [WINE] };
