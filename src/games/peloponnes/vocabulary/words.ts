import { each, listOf, oneOf, shape, whole } from '../../schema.ts';
import { TILE_IDS } from '../data/tiles.ts';
import { CHITS, CIVILISATIONS, DISASTERS, GOODS, INCOME_CHOICES, RESOURCES } from '../types.ts';

/** The values in commands, events and views. A title is what a rejection names as the expected value. */
export const seat = whole(0, 'seat');
export const seats = listOf(seat);
export const fromZero = whole(0, 'countFromZero');
export const fromOne = whole(1, 'countFromOne');
/** Amounts in an event. No match comes near the limit; beyond it the bot could not list the possible moves. */
const amount = whole(-100_000, undefined, 100_000);
export const tile = oneOf(TILE_IDS, 'tile');
export const tiles = listOf(tile);
export const incomeChoice = oneOf(INCOME_CHOICES, 'incomeChoice');
export const resource = oneOf(RESOURCES, 'resource');
export const civilisation = oneOf(CIVILISATIONS);
export const disaster = oneOf(DISASTERS);
export const chit = oneOf(CHITS);
/** Some goods; a missing one counts as zero. */
export const amounts = shape({}, each(GOODS, amount));
/** Every good. */
export const goods = shape(each(GOODS, fromZero));
export const score = shape({ power: fromZero, population: fromZero, score: fromZero });
