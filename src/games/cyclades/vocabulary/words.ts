import { listOf, oneOf, type Schema, whole } from '../../schema.ts';
import { BUILDINGS, CREATURES, GODS, LAND_FIGURES, PIECES } from '../types.ts';

/** The values in commands, events and views. A title is what a rejection names as the expected value. */
export const seat: Schema = whole(0, 'seat');
export const seats: Schema = listOf(seat);
export const fromZero: Schema = whole(0, 'countFromZero');
export const fromOne: Schema = whole(1, 'countFromOne');
/** Gold in an event. No match comes near the limit; beyond it the bot could not list the possible offerings. */
export const gold: Schema = whole(0, undefined, 100_000);
export const god: Schema = oneOf(GODS, 'patron');
export const apollo: Schema = { title: 'patron', const: 'apollo' };
export const patron: Schema = oneOf([...GODS, 'apollo'], 'patron');
export const building: Schema = oneOf(BUILDINGS, 'building');
export const creature: Schema = oneOf(CREATURES, 'creature');
export const creatures: Schema = listOf(creature);
export const landFigure: Schema = oneOf(LAND_FIGURES, 'creature');
export const piece: Schema = oneOf(PIECES, 'piece');
/** An island or a sea space. */
export const space: Schema = { title: 'text', type: 'string' };
export const spaces: Schema = listOf(space);
export const flag: Schema = { type: 'boolean' };
/** Numbers from 0, such as gold by seat or slots of an island. */
export const counts: Schema = listOf(fromZero);
