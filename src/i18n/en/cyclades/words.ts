import type { Building, IslandId, Patron, Piece, SeaId } from '#games/cyclades/types.ts';
import { counter, lister } from '../../plural.ts';
import type { NameSeat } from '../../sentences.ts';

export const PATRONS: Readonly<Record<Patron, string>> = {
  poseidon: 'Poseidon',
  ares: 'Ares',
  zeus: 'Zeus',
  athena: 'Athena',
  apollo: 'Apollo',
};

export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  port: 'port',
  fortress: 'fortress',
  temple: 'temple',
  university: 'university',
};

export const PIECE_NAMES: Readonly<Record<Piece, string>> = {
  troop: 'troop',
  fleet: 'fleet',
  priest: 'priest',
  philosopher: 'philosopher',
};

const count = counter('en');
const lists = lister('en-GB');

export const all = lists.all;
export const any = lists.any;

export const gold = (amount: number): string => `${count(amount, { one: '#', other: '#' })} GP`;
export const troops = (amount: number): string => count(amount, { one: '# troop', other: '# troops' });
export const fleets = (amount: number): string => count(amount, { one: '# fleet', other: '# fleets' });
export const units = (amount: number): string => count(amount, { one: '# unit', other: '# units' });
export const priests = (amount: number): string => count(amount, { one: '# priest', other: '# priests' });
export const philosophers = (amount: number): string => count(amount, { one: '# philosopher', other: '# philosophers' });
export const metropolises = (amount: number): string => count(amount, { one: '# Metropolis', other: '# Metropolises' });
export const steps = (amount: number): string => count(amount, { one: '# step', other: '# steps' });
export const islands = (amount: number): string => count(amount, { one: '# island', other: '# islands' });
export const seaSpaces = (amount: number): string => count(amount, { one: '# sea space', other: '# sea spaces' });
export const buildings = (amount: number): string => count(amount, { one: '# building', other: '# buildings' });
export const pieces = (amount: number): string => count(amount, { one: '# piece', other: '# pieces' });
export const cards = (amount: number): string => count(amount, { one: '# card', other: '# cards' });
export const freeSlots = (amount: number): string => count(amount, { one: '# free slot', other: '# free slots' });

/** `is7` is shown as `Is7`, as on the picture; sea spaces are called by their own names. */
export const place = (id: IslandId | SeaId): string => (id.startsWith('is') ? `Is${id.slice(2)}` : id);

/** Slots are counted from 1 for people. */
export const slotNumber = (slot: number): string => `slot ${slot + 1}`;

/** ", for 2 GP", or nothing for what is free. */
export const forGold = (cost: number): string => (cost === 0 ? '' : ` for ${gold(cost)}`);

/** `(2 GP)` or `(free)`, at the end of a label. */
export const price = (cost: number): string => (cost === 0 ? '(free)' : `(${gold(cost)})`);

/** Names of several seats: "Ada and Blaise". */
export const names = (seats: readonly number[], name: NameSeat): string => all(seats.map(name));
