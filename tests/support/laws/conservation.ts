import type { BaseEvent } from '#engine/game.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { State } from '#games/cyclades/state.ts';
import { conserved } from '../../games/peloponnes/conservation.ts';
import { movementOf } from '../builders/movements.ts';
import { faultOfCards } from './cardFlow.ts';
import { faultOfFigures } from './figureLaws.ts';
import { faultOfStock, type Goods, goodsOf } from './goods.ts';

/**
 * For each game: what an event has to do to the goods on the table, computed by hand and not by `evolve`. Throws when gold, pieces or cards
 * change in a way the event does not say, or when the table holds more of something than the box does.
 */
export type Conserved = (before: unknown, event: BaseEvent, after: unknown) => void;

const cyclades: Conserved = (before, event, after) => {
  if (event.type === 'GameBegan') return;
  const [was, now, happened] = [before as State, after as State, event as Event];
  const fault =
    faultOfGoods(goodsOf(was), movementOf(was, happened), goodsOf(now)) ??
    faultOfCards(was, happened, now) ??
    faultOfStock(now) ??
    faultOfFigures(now);
  if (fault !== undefined) throw new Error(`${fault} after ${JSON.stringify(event)}`);
};

const faultOfGoods = (was: Goods, moved: Goods, is: Goods): string | undefined => {
  for (const goods of [was, moved, is]) {
    for (const good in goods) {
      const expected = (was[good] ?? 0) + (moved[good] ?? 0);
      if ((is[good] ?? 0) !== expected) return `${good}: ${is[good] ?? 0} instead of ${expected}`;
    }
  }
  return undefined;
};

export const CONSERVED: Readonly<Record<string, Conserved>> = { cyclades, peloponnes: conserved as Conserved };
