import { printableName } from '../geometry/printableNames.ts';
import { seatStyle } from '../themes/seatStyles.ts';
import type { SeatNames } from './picture.ts';

const titleCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the printable name of each seat; a seat whose name has no printable character gets the name of its mark. */
export const printableNames = (seats: number, names: SeatNames): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => printableName(names[seat] ?? '', titleCase(seatStyle(seat).mark)));
