import { printableName } from '../geometry/printableNames.ts';
import { seatStyle } from '../themes/seatStyles.ts';
import type { SeatNames } from './picture.ts';

const titleCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of each seat as it can be written on a picture; a seat whose name cannot is called by its mark. */
export const printableNames = (seats: number, names: SeatNames): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => printableName(names[seat] ?? '', titleCase(seatStyle(seat).mark)));
