import type { AnyComputerSeat, AnyComputerSeats } from '#engine/computer.ts';
import type { AnyGame } from '#engine/game.ts';
import type { AnyStandingOrders } from '#engine/orders.ts';
import type { Lesson } from '#games/index.ts';
import { GAMES as REGISTRY } from '#manifests/registry.ts';

/** The games of the bot, by their parts. */
export { REGISTRY };

/** The rules by the game's id. */
export const GAMES = REGISTRY.rules;

export const gameOf = (id: string): AnyGame | undefined => REGISTRY.find(id)?.rules;

export const ordersOf = (id: string): AnyStandingOrders | undefined => REGISTRY.find(id)?.orders;

const having = <Part>(part: (id: string) => Part | undefined): Readonly<Record<string, Part>> =>
  Object.fromEntries(
    REGISTRY.ids.flatMap((id) => {
      const found = part(id);
      return found === undefined ? [] : [[id, found] as const];
    }),
  );

export const ORDERS = having(ordersOf);

interface GameLesson extends Lesson {
  readonly game: string;
  /** Its place among the lessons of its game, from 0. */
  readonly place: number;
}

/** Every lesson, by its name in controls. */
export const LESSONS: Readonly<Record<string, GameLesson>> = Object.fromEntries(
  REGISTRY.ids.flatMap((game) =>
    (REGISTRY.find(game)?.lessons ?? []).map((lesson, place) => [
      place === 0 ? game : `${game}${place + 1}`,
      { ...lesson, game, place },
    ]),
  ),
);

const seats = await Promise.all(REGISTRY.ids.map(async (id) => [id, await REGISTRY.find(id)?.computers?.()] as const));

/** The AI players of each game, by its id. */
export const COMPUTER_SEATS = Object.fromEntries(seats) as Readonly<Record<string, AnyComputerSeats>>;

/** The usual AI player of each game, by its id. */
export const COMPUTERS: Readonly<Record<string, AnyComputerSeat>> = Object.fromEntries(
  Object.entries(COMPUTER_SEATS).map(([id, { usual }]) => [id, usual]),
);
