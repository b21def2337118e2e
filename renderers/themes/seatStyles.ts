import type { Mark } from './seatMarks.ts';

interface SeatStyle {
  readonly colour: string;
  /** The colour of what is drawn on the seat's colour. */
  readonly on: string;
  readonly mark: Mark;
  /** Dashes of the pattern along a coast or a line of a chart, drawn in `on`: an empty list is a whole line. Absent if plain. */
  readonly dash?: readonly number[];
}

/**
 * Colour and mark of each seat. They are the same in each theme, because people refer to each other by them. The colours step
 * through lightness (ink, violet, vermilion, amber, ivory), so that they stay distinct in greyscale and for colour-blind
 * people; the mark repeats the information.
 */
export const SEATS: readonly SeatStyle[] = [
  { colour: '#cf3f2b', on: '#ffffff', mark: 'star' },
  { colour: '#f4b733', on: '#1c1300', mark: 'bull', dash: [4, 12] },
  { colour: '#7d4fc0', on: '#ffffff', mark: 'moon', dash: [20, 12] },
  { colour: '#1f242c', on: '#ffffff', mark: 'amphora', dash: [4, 56] },
  { colour: '#f8f3e6', on: '#0f3a1d', mark: 'leaf', dash: [16, 24] },
];

const NOBODY: SeatStyle = { colour: '#8b97a0', on: '#0b1217', mark: 'star' };

export const seatStyle = (seat: number): SeatStyle => SEATS[seat] ?? NOBODY;
