import type { Mark } from './seatMarks.ts';

interface SeatStyle {
  readonly colour: string;
  /** The colour of what is drawn on the seat's colour. */
  readonly on: string;
  readonly mark: Mark;
}

/**
 * Colour and mark of each seat. They are the same in each theme, because people refer to each other by them. The colours step
 * through lightness (ink, violet, vermilion, amber, ivory), so that they stay distinct in greyscale and for colour-blind
 * people; the mark repeats the information.
 */
export const SEATS: readonly SeatStyle[] = [
  { colour: '#cf3f2b', on: '#ffffff', mark: 'star' },
  { colour: '#f4b733', on: '#1c1300', mark: 'bull' },
  { colour: '#7d4fc0', on: '#ffffff', mark: 'moon' },
  { colour: '#1f242c', on: '#ffffff', mark: 'amphora' },
  { colour: '#f8f3e6', on: '#0f3a1d', mark: 'leaf' },
];

const NOBODY: SeatStyle = { colour: '#8b97a0', on: '#0b1217', mark: 'star' };

export const seatStyle = (seat: number): SeatStyle => SEATS[seat] ?? NOBODY;
