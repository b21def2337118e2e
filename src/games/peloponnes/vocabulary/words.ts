import { listOf, oneOf, type Schema, shape, whole } from '../../schema.ts';
import { TILE_IDS } from '../data/tiles.ts';
import { CHITS, CIVILISATIONS, DISASTERS, GOODS, INCOME_CHOICES, RESOURCES } from '../types.ts';

/** The values in commands, events and views. A title is what a rejection names as the expected value. */
export const seat: Schema = whole(0, 'seat');
export const seats: Schema = listOf(seat);
export const fromZero: Schema = whole(0, 'countFromZero');
export const fromOne: Schema = whole(1, 'countFromOne');
/** Amounts in an event. No match comes near the limit; beyond it the bot could not list the possible moves. */
const amount: Schema = whole(-100_000, undefined, 100_000);
export const tile: Schema = oneOf(TILE_IDS, 'tile');
export const tiles: Schema = listOf(tile);
export const incomeChoice: Schema = oneOf(INCOME_CHOICES, 'incomeChoice');
export const resource: Schema = oneOf(RESOURCES, 'resource');
export const civilisation: Schema = oneOf(CIVILISATIONS);
export const disaster: Schema = oneOf(DISASTERS);
export const chit: Schema = oneOf(CHITS);
export const flag: Schema = { type: 'boolean' };
/** Some goods; a missing one counts as zero. */
export const amounts: Schema = shape({}, Object.fromEntries(GOODS.map((good) => [good, amount])));
/** Every good. */
export const goods: Schema = shape(Object.fromEntries(GOODS.map((good) => [good, fromZero])));
export const score: Schema = shape({ power: fromZero, population: fromZero, score: fromZero });
