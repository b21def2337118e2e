import type { Building, IslandId, Patron, Piece, SeaId } from '#games/cyclades/types.ts';
import { counter, lister } from '../../plural.ts';
import type { NameSeat } from '../../sentences.ts';

export const PATRONS: Readonly<Record<Patron, string>> = {
  poseidon: 'Poseidón',
  ares: 'Ares',
  zeus: 'Zeus',
  athena: 'Atenea',
  apollo: 'Apolo',
};

export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  port: 'puerto',
  fortress: 'fortaleza',
  temple: 'templo',
  university: 'universidad',
};

export const PIECE_NAMES: Readonly<Record<Piece, string>> = {
  troop: 'tropa',
  fleet: 'flota',
  priest: 'sacerdote',
  philosopher: 'filósofo',
};

const FEMININE: readonly (Building | Piece)[] = ['fortress', 'university', 'troop', 'fleet'];

/** "un puerto", "una fortaleza". */
export const aBuilding = (building: Building): string =>
  `${FEMININE.includes(building) ? 'una' : 'un'} ${BUILDING_NAMES[building]}`;

/** "el puerto", "la fortaleza". */
export const theBuilding = (building: Building): string =>
  `${FEMININE.includes(building) ? 'la' : 'el'} ${BUILDING_NAMES[building]}`;

/** "una tropa", "un sacerdote". */
export const aPiece = (piece: Piece): string => `${FEMININE.includes(piece) ? 'una' : 'un'} ${PIECE_NAMES[piece]}`;

const count = counter('es');
const lists = lister('es');

export const all = lists.all;
export const any = lists.any;

export const gold = (amount: number): string => `${count(amount, { other: '#' })} MO`;
export const troops = (amount: number): string => count(amount, { one: '# tropa', other: '# tropas' });
export const fleets = (amount: number): string => count(amount, { one: '# flota', other: '# flotas' });
export const units = (amount: number): string => count(amount, { one: '# unidad', other: '# unidades' });
export const priests = (amount: number): string => count(amount, { one: '# sacerdote', other: '# sacerdotes' });
export const philosophers = (amount: number): string => count(amount, { one: '# filósofo', other: '# filósofos' });
export const metropolises = (amount: number): string => count(amount, { other: '# Metrópolis' });
export const steps = (amount: number): string => count(amount, { one: '# paso', other: '# pasos' });
export const islands = (amount: number): string => count(amount, { one: '# isla', other: '# islas' });
export const seaSpaces = (amount: number): string => count(amount, { one: '# casilla de mar', other: '# casillas de mar' });
export const buildings = (amount: number): string => count(amount, { one: '# edificio', other: '# edificios' });
export const pieces = (amount: number): string => count(amount, { one: '# pieza', other: '# piezas' });
export const cards = (amount: number): string => count(amount, { one: '# carta', other: '# cartas' });
export const freeSlots = (amount: number): string => count(amount, { one: '# recuadro libre', other: '# recuadros libres' });

/** "queda 1 paso", "quedan 2 pasos". */
export const stepsLeft = (amount: number): string => count(amount, { one: 'queda # paso', other: 'quedan # pasos' });

/** `is7` is shown as `Is7`, as on the picture; sea spaces are called by their own names. */
export const place = (id: IslandId | SeaId): string => (id.startsWith('is') ? `Is${id.slice(2)}` : id);

/** Slots are counted from 1 for people. */
export const slotNumber = (slot: number): string => `recuadro ${slot + 1}`;

/** "el recuadro 1", "los recuadros 1 y 2". */
export const theSlots = (slots: readonly number[]): string =>
  `${slots.length === 1 ? 'el recuadro' : 'los recuadros'} ${all(slots.map((slot) => String(slot + 1)))}`;

/** " por 2 MO", or nothing for what is free. */
export const forGold = (cost: number): string => (cost === 0 ? '' : ` por ${gold(cost)}`);

/** `(2 MO)` or `(gratis)`, at the end of a label. */
export const price = (cost: number): string => (cost === 0 ? '(gratis)' : `(${gold(cost)})`);

/** Names of several seats: "Ada y Blaise". */
export const names = (seats: readonly number[], name: NameSeat): string => all(seats.map(name));
