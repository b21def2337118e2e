import type { Page } from '../canvas/canvas.ts';
import { PALETTES, type Palette } from './palettes.ts';

export const THEMES = ['dark', 'light'] as const;
/** `dark` is the sea at night, `light` is daylight. */
export type ThemeName = (typeof THEMES)[number];

/** A text colour, with the backgrounds it is used on. It is legible on each of them. */
export interface Writing {
  readonly ink: string;
  readonly on: readonly string[];
}

/** Returns all text colours, whatever the game. */
const writings = (palette: Palette) => {
  const panels = [palette.panel, palette.plate, palette.tile];
  return {
    /** Names, amounts, and other plain text. */
    words: { ink: palette.words, on: panels },
    /** Titles, and what is important. */
    title: { ink: palette.accent, on: panels },
    /** What is less important, or over. */
    caption: { ink: palette.muted, on: panels },
    /** What is given away or lost. */
    alarm: { ink: palette.alarm, on: panels },
    gold: { ink: palette.goldInk, on: [palette.gold, palette.paleGold] },
    sea: { ink: palette.seaName, on: [palette.sea, palette.deepSea, ...palette.shoals] },
    /** Titles over open sea. */
    seaTitle: { ink: palette.seaTitle, on: [palette.sea, palette.deepSea] },
    badge: { ink: palette.badgeName, on: [palette.badge] },
    card: { ink: palette.ink, on: [palette.clay] },
  } satisfies Readonly<Record<string, Writing>>;
};

export type Writings = ReturnType<typeof writings>;

/** The look of a picture: colours by purpose. Seats keep theirs in every theme, see `seatStyles`. */
export type Theme = Readonly<ReturnType<typeof theme>>;

const theme = (name: ThemeName) => ({
  name,
  palette: PALETTES[name],
  writing: writings(PALETTES[name]),
  /** Pages painted once in this theme and used on many pictures, by a key that contains everything they depend on. */
  kept: new Map<string, Page>(),
});

export const themes: Readonly<Record<ThemeName, Theme>> = { dark: theme('dark'), light: theme('light') };
