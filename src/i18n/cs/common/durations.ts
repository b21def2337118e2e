import { counted } from '../counting.ts';

export const hours = counted(
  { one: 'hodina', few: 'hodiny', many: 'hodiny', other: 'hodin' },
  { acc: { one: 'hodinu', few: 'hodiny', many: 'hodiny', other: 'hodin' } },
);
export const days = counted({ one: 'den', few: 'dny', many: 'dne', other: 'dní' });

/** Hours, in days where they are whole ones. */
export const hoursOf = (amount: number): string => (amount % 24 === 0 ? days(amount / 24) : hours(amount));

/** The same as what a range of lengths begins and ends with: "v rozmezí 1 hodiny až 10 dní". */
export const hoursGen = (amount: number): string => (amount % 24 === 0 ? days.gen(amount / 24) : hours.gen(amount));

/** The same as how long something lasts. */
export const hoursAcc = (amount: number): string => (amount % 24 === 0 ? days.acc(amount / 24) : hours.acc(amount));
