import type { SeatName } from '../../../sentences.ts';

/** What fits on a button. */
const MOST = 80;

/** A name's first letters, as many as these. */
const CUTS = [12, 6] as const;

/** A label that fits on a button: names in it are cut as far as that takes. */
export const fitted = (label: (name: SeatName) => string, name: SeatName): string => {
  const whole = label(name);
  if (whole.length <= MOST) return whole;
  const shorter = CUTS.map((letters) => label((seat) => cut(name(seat), letters)));
  return shorter.find(({ length }) => length <= MOST) ?? shorter.at(-1) ?? whole;
};

const cut = (name: string, letters: number): string => {
  const characters = [...name];
  return characters.length <= letters ? name : `${characters.slice(0, letters - 1).join('')}…`;
};
