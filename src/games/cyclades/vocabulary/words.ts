import { exactly, listOf, oneOf, text, whole } from '../../schema.ts';
import { BUILDINGS, CREATURES, GODS, LAND_FIGURES, PIECES } from '../types.ts';

/** The values that commands, events and views are made of. Titles are what a refusal says was expected. */
export const seat = whole(0, 'seat');
export const seats = listOf(seat);
export const fromZero = whole(0, 'countFromZero');
export const fromOne = whole(1, 'countFromOne');
/** Gold told by an event. No match comes near the limit; beyond it the offerings it allows could not be listed. */
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
