/** What lies on the board looks the same in both themes. */
const PIECES = {
  sand: '#f3e7c3',
  shore: '#b79a58',
  land: '#dccd98',
  slot: '#f6eed2',
  slotEdge: '#5f4d22',
  metropolisPlace: '#a8321f',
  metropolisGround: 'rgba(168,50,31,0.10)',
  marbleShade: '#26333d',
  clay: '#d98b4f',
  clayLight: '#e9a76c',
  clayShade: '#c67a3f',
  clayEdge: '#8a4a20',
  /** Rims of pieces, so that any colour is visible on any background: a light one inside a dark one. */
  stone: '#fdf8ea',
  ink: '#1c2229',
  /** Under an island's number: blue enamel, as on a house, and unlike any seat or coin. */
  badge: '#1b4f86',
  badgeName: '#ffffff',
  /** Gold, for markers, rings, Metropolises; the pale one for what is printed. */
  gold: '#f5b921',
  paleGold: '#f7dd94',
  goldInk: '#4a3404',
  /** A place with a battle. */
  battle: '#ff7a5c',
  /** Around what can be chosen: unlike gold and any seat. */
  choice: '#00d8ff',
};

const DARK = {
  ...PIECES,
  sea: '#184d6b',
  deepSea: '#103d57',
  seaLine: '#5f9db4',
  seaName: '#d3e9f0',
  seaTitle: '#f0c04a',
  /** Of a plain sea space, over the water. */
  seaSpace: 'rgba(255,255,255,0.045)',
  /** Of one with trade. */
  tradeSpace: 'rgba(240,192,74,0.16)',
  shallows: '#3f8fa6',
  /** The water before a coast, from the farthest step to the nearest. */
  shoals: ['#1b5472', '#205d7a', '#256582'],
  surf: '#8cc6cf',
  /** A line of foam before a coast. */
  foam: 'rgba(140,198,207,0.5)',
  rock: '#8fa6b0',
  kraken: '#23967d',
  /** Background of tracks, seats and cards. */
  panel: '#12384f',
  /** A part of a panel that is set off. */
  plate: '#0c2a3c',
  panelEdge: '#2a5a75',
  /** A tile with writing on it. */
  tile: '#0e2f44',
  /** What is written on panels, from the most important to the least. */
  accent: '#f0c04a',
  words: '#f7f0dc',
  muted: '#9dbccb',
  alarm: '#ff7a5c',
};

/** The common palette, by purpose; a game adds its own colours. */
export type Palette = Readonly<typeof DARK>;

/** A pale sea under parchment. */
const LIGHT: Palette = {
  ...PIECES,
  sea: '#b4dbe4',
  deepSea: '#9ccad8',
  seaLine: '#5c9db2',
  seaName: '#235263',
  seaTitle: '#5a3300',
  seaSpace: 'rgba(255,255,255,0.22)',
  tradeSpace: 'rgba(240,192,74,0.34)',
  shallows: '#83c1cd',
  shoals: ['#bde1e8', '#cbe8ed', '#d8eff1'],
  surf: '#e4f4f4',
  foam: 'rgba(255,255,255,0.75)',
  rock: '#5f7580',
  kraken: '#23967d',
  panel: '#f0e6c8',
  plate: '#e2d4ac',
  panelEdge: '#c2ad77',
  tile: '#fbf5e2',
  accent: '#7a4a00',
  words: '#2b2415',
  muted: '#5f5234',
  alarm: '#a92a12',
};

export const PALETTES: Readonly<Record<'dark' | 'light', Palette>> = { dark: DARK, light: LIGHT };
