import { exactly, listOf, oneOf, text, whole } from '../../schema.ts';
import { BUILDINGS, CREATURES, GODS, LAND_FIGURES, PIECES } from '../types.ts';

/** The values in commands, events and views. A title is what a rejection names as the expected value. */
export const seat = whole(0, 'seat');
export const seats = listOf(seat);
export const fromZero = whole(0, 'countFromZero');
export const fromOne = whole(1, 'countFromOne');
/** Gold in an event. No match comes near the limit; beyond it the bot could not list the possible offerings. */
export const gold = whole(0, undefined, 100_000);
export const god = oneOf(GODS, 'patron');
export const apollo = exactly('apollo', 'patron');
export const patron = oneOf([...GODS, 'apollo'], 'patron');
export const building = oneOf(BUILDINGS, 'building');
export const creature = oneOf(CREATURES, 'creature');
export const creatures = listOf(creature);
export const landFigure = oneOf(LAND_FIGURES, 'creature');
export const piece = oneOf(PIECES, 'piece');
/** An island or a sea space. */
export const space = text;
export const spaces = listOf(space);
/** Numbers from 0, such as gold by seat or slots of an island. */
export const counts = listOf(fromZero);
