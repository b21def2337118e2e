import { counter } from '../../plural.ts';

const count = counter('es');

export const hours = (amount: number): string => count(amount, { one: '# hora', other: '# horas' });
export const days = (amount: number): string => count(amount, { one: '# día', other: '# días' });

/** Hours, in days where they are whole ones. */
export const hoursOf = (amount: number): string => (amount % 24 === 0 ? days(amount / 24) : hours(amount));
