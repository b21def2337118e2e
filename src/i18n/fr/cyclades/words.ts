import type { Building, IslandId, Patron, Piece, SeaId } from '#games/cyclades/types.ts';
import { counter, lister } from '../../plural.ts';
import type { NameSeat } from '../../sentences.ts';

export const PATRONS: Readonly<Record<Patron, string>> = {
  poseidon: 'Poséidon',
  ares: 'Arès',
  zeus: 'Zeus',
  athena: 'Athéna',
  apollo: 'Apollon',
};

export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  port: 'port',
  fortress: 'forteresse',
  temple: 'temple',
  university: 'université',
};

export const PIECE_NAMES: Readonly<Record<Piece, string>> = {
  troop: 'troupe',
  fleet: 'flotte',
  priest: 'prêtre',
  philosopher: 'philosophe',
};

/** "un port", "une forteresse". */
export const aBuilding = (building: Building): string =>
  `${building === 'port' || building === 'temple' ? 'un' : 'une'} ${BUILDING_NAMES[building]}`;

const THE_BUILDINGS: Readonly<Record<Building, string>> = {
  port: 'le port',
  fortress: 'la forteresse',
  temple: 'le temple',
  university: 'l’université',
};

/** "le port", "l’université". */
export const theBuilding = (building: Building): string => THE_BUILDINGS[building];

/** "une troupe", "un prêtre". */
export const aPiece = (piece: Piece): string => `${piece === 'troop' || piece === 'fleet' ? 'une' : 'un'} ${PIECE_NAMES[piece]}`;

const count = counter('fr');
const lists = lister('fr');

export const all = lists.all;
export const any = lists.any;

export const gold = (amount: number): string => count(amount, { other: '# PO' });
export const troops = (amount: number): string => count(amount, { one: '# troupe', other: '# troupes' });
export const fleets = (amount: number): string => count(amount, { one: '# flotte', other: '# flottes' });
export const units = (amount: number): string => count(amount, { one: '# unité', other: '# unités' });
export const priests = (amount: number): string => count(amount, { one: '# prêtre', other: '# prêtres' });
export const philosophers = (amount: number): string => count(amount, { one: '# philosophe', other: '# philosophes' });
export const metropolises = (amount: number): string => count(amount, { one: '# Métropole', other: '# Métropoles' });
/** The rules count a movement in spaces. */
export const steps = (amount: number): string => count(amount, { one: '# case', other: '# cases' });
/** "1 case restante". */
export const stepsLeft = (amount: number): string => count(amount, { one: '# case restante', other: '# cases restantes' });
export const islands = (amount: number): string => count(amount, { one: '# île', other: '# îles' });
export const seaSpaces = (amount: number): string => count(amount, { one: '# case de mer', other: '# cases de mer' });
export const buildings = (amount: number): string => count(amount, { one: '# bâtiment', other: '# bâtiments' });
export const pieces = (amount: number): string => count(amount, { one: '# pièce', other: '# pièces' });
export const cards = (amount: number): string => count(amount, { one: '# carte', other: '# cartes' });
export const freeSlots = (amount: number): string =>
  count(amount, { one: '# emplacement libre', other: '# emplacements libres' });

/** `is7` is shown as `Is7`, as on the picture; sea spaces are called by their own names. */
export const place = (id: IslandId | SeaId): string => (id.startsWith('is') ? `Is${id.slice(2)}` : id);

/** "sur Is7", "en C3". */
export const at = (id: IslandId | SeaId): string => `${id.startsWith('is') ? 'sur' : 'en'} ${place(id)}`;

/** "vers Is7", "vers C3". */
export const to = (id: IslandId | SeaId): string => `vers ${place(id)}`;

/** Slots are counted from 1 for people. */
export const slotNumber = (slot: number): string => `emplacement ${slot + 1}`;

/** " pour 2 PO", or nothing for what is free. */
export const forGold = (cost: number): string => (cost === 0 ? '' : ` pour ${gold(cost)}`);

/** `(2 PO)` or `(gratuit)`, at the end of a label; `free`: as that agrees with what is to be had. */
export const price = (cost: number, free = 'gratuit'): string => `(${cost === 0 ? free : gold(cost)})`;

/** Names of several seats: "Ada et Blaise". */
export const names = (seats: readonly number[], name: NameSeat): string => all(seats.map(name));
