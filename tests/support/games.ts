import type { AnyComputerSeat } from '#engine/computer.ts';
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

export const LESSONS = having<Lesson>((id) => REGISTRY.find(id)?.lesson);

const computers = await Promise.all(REGISTRY.ids.map(async (id) => [id, await REGISTRY.find(id)?.computer?.()] as const));
export const COMPUTERS = Object.fromEntries(computers) as Readonly<Record<string, AnyComputerSeat>>;
