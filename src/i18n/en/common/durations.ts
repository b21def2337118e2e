import { counter } from '../../plural.ts';

const count = counter('en');

export const hours = (amount: number): string => count(amount, { one: '# hour', other: '# hours' });
export const days = (amount: number): string => count(amount, { one: '# day', other: '# days' });

/** Hours, in days where they are whole ones. */
export const hoursOf = (amount: number): string => (amount % 24 === 0 ? days(amount / 24) : hours(amount));
