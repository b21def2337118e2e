import type { Terrain } from '#games/peloponnes/data/tiles.ts';
import type { Disaster, Good } from '#games/peloponnes/types.ts';
import type { Theme, ThemeName, Writing } from '../theme.ts';

/** Colours of Peloponnes beside those of the house; each can be told apart and seen on tiles and panels of its theme. */
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
      drought: '#785000',
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
export const POWER: Writing = { ink: '#fdf8ea', on: [TERRACOTTA] };
