import { counted } from '../counting.ts';

export const hours = counted(['hodina', 'hodiny', 'hodiny', 'hodin'], { acc: ['hodinu', 'hodiny', 'hodiny', 'hodin'] });
export const days = counted(['den', 'dny', 'dne', 'dní']);

/** Hours, in days where they are whole ones. */
export const hoursOf = (amount: number): string => (amount % 24 === 0 ? days(amount / 24) : hours(amount));

/** The same as how long something lasts. */
export const hoursAcc = (amount: number): string => (amount % 24 === 0 ? days.acc(amount / 24) : hours.acc(amount));
