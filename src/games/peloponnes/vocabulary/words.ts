import { each, listOf, oneOf, shape, whole } from '../../schema.ts';
import { TILE_IDS } from '../data/tiles.ts';
import { CHITS, CIVILISATIONS, DISASTERS, GOODS, INCOME_CHOICES, RESOURCES } from '../types.ts';

/** The values that commands, events and views are made of. Titles are what a refusal says was expected. */
export const seat = whole(0, 'seat');
export const seats = listOf(seat);
export const fromZero = whole(0, 'countFromZero');
export const fromOne = whole(1, 'countFromOne');
/** Amounts told by an event. No match comes near the limit; beyond it the moves they allow could not be listed. */
const amount = whole(-100_000, undefined, 100_000);
export const tile = oneOf(TILE_IDS, 'tile');
export const tiles = listOf(tile);
export const incomeChoice = oneOf(INCOME_CHOICES, 'incomeChoice');
export const resource = oneOf(RESOURCES, 'resource');
export const civilisation = oneOf(CIVILISATIONS);
export const disaster = oneOf(DISASTERS);
export const chit = oneOf(CHITS);
/** Some goods; those that are not named are none. */
export const amounts = shape({}, each(GOODS, amount));
/** Every good. */
export const goods = shape(each(GOODS, fromZero));
export const score = shape({ power: fromZero, population: fromZero, score: fromZero });
