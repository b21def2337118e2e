import type { AnyGame } from '#engine/game.ts';
import type { AnyStandingOrders } from '#engine/orders.ts';
import { cyclades } from './cyclades/index.ts';
import { lesson as cycladesLesson } from './cyclades/lesson.ts';
import { cycladesOrders } from './cyclades/orders/index.ts';
import type { Lesson } from './lesson.ts';
import { peloponnes } from './peloponnes/index.ts';
import { lesson as peloponnesLesson } from './peloponnes/lesson.ts';
import { peloponnesOrders } from './peloponnes/orders/index.ts';

/** Every game of the bot, by its id. */
export const GAMES: Readonly<Record<string, AnyGame>> = {
  cyclades: cyclades as unknown as AnyGame,
  peloponnes: peloponnes as unknown as AnyGame,
};

/** Returns the game with this id; `undefined` when there is none. */
export const gameOf = (id: string): AnyGame | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined);

/** The tutorials of the games that have one, by the game's id. */
export const LESSONS: Readonly<Record<string, Lesson>> = { cyclades: cycladesLesson, peloponnes: peloponnesLesson };

/** The standing orders of the games that support them, by the game's id. */
export const ORDERS: Readonly<Record<string, AnyStandingOrders>> = {
  cyclades: cycladesOrders as unknown as AnyStandingOrders,
  peloponnes: peloponnesOrders as unknown as AnyStandingOrders,
};

/** Returns the standing orders of a game; `undefined` when it does not support them. */
export const ordersOf = (id: string): AnyStandingOrders | undefined => (Object.hasOwn(ORDERS, id) ? ORDERS[id] : undefined);

export { type Lesson, type LessonStep, lessonAt } from './lesson.ts';
