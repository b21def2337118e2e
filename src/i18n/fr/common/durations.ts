import { counter } from '../../plural.ts';

const count = counter('fr');

export const hours = (amount: number): string => count(amount, { one: '# heure', other: '# heures' });
export const days = (amount: number): string => count(amount, { one: '# jour', other: '# jours' });

/** Hours, in days where they are whole ones. */
export const hoursOf = (amount: number): string => (amount % 24 === 0 ? days(amount / 24) : hours(amount));
