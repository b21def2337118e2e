import type { Mark } from './marks.ts';

/** Size of a plain picture: also a whole number of pixels at a half and at a quarter, as phones show it. */
export const PAGE = { width: 1600, height: 1200 } as const;

export const PALETTE = {
  sea: '#1c5d7d',
  deepSea: '#154a66',
  seaLine: '#5f9db4',
  seaName: '#cfe7ee',
  shallows: '#3f8fa6',
  surf: '#8cc6cf',
  sand: '#f3e7c3',
  land: '#dccd98',
  landName: '#3d3218',
  landHorn: '#74480a',
  slot: '#c3b078',
  slotEdge: '#937f48',
  metropolisPlace: '#a8321f',
  marbleShade: '#26333d',
  stone: '#fdf8ea',
  night: '#0c2a3c',
  panel: '#12384f',
  panelEdge: '#2a5a75',
  paper: '#f7f0dc',
  ink: '#1c2229',
  muted: '#9dbccb',
  gold: '#f0c04a',
  goldInk: '#4a3404',
  alarm: '#ff7a5c',
  clay: '#d98b4f',
  clayEdge: '#8a4a20',
  rock: '#8fa6b0',
  kraken: '#23967d',
} as const;

export interface SeatStyle {
  readonly colour: string;
  /** What is drawn on the colour. */
  readonly on: string;
  readonly mark: Mark;
}

/**
 * Colour and mark of each seat. The colours step through lightness (ink, violet, vermilion, amber, ivory), so that they
 * stay apart in grey and for colour-blind eyes; the mark says the same once more.
 */
export const SEATS: readonly SeatStyle[] = [
  { colour: '#cf3f2b', on: '#ffffff', mark: 'star' },
  { colour: '#f4b733', on: '#3a2800', mark: 'bull' },
  { colour: '#7d4fc0', on: '#ffffff', mark: 'moon' },
  { colour: '#1f242c', on: '#ffffff', mark: 'amphora' },
  { colour: '#f8f3e6', on: '#1d4e2c', mark: 'leaf' },
];

const NOBODY: SeatStyle = { colour: '#8b97a0', on: '#0b1217', mark: 'star' };

export const seatStyle = (seat: number): SeatStyle => SEATS[seat] ?? NOBODY;
