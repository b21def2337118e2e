import type { BaseCommand, Rejection } from '#engine/game.ts';
import type { AnyStandingOrders, BaseOrder, StandingOrders } from '#engine/orders.ts';

/** Orders of the counting game: `Keep` counts a number on every turn, `Once` on one turn, `Lapse` until the total reaches a limit. */
interface Order extends BaseOrder {
  readonly type: 'Keep' | 'Once' | 'Lapse';
  readonly by: number;
  readonly until?: number;
}

interface View {
  readonly total: number;
  readonly secret?: number;
}

const refused = (code: string): Rejection => ({ code, params: {} });

const standing = (orders: readonly Order[], { total }: View): readonly Order[] =>
  orders.filter(({ until = Number.POSITIVE_INFINITY }) => total < until);

const orders: StandingOrders<BaseCommand, View, Order> = {
  vocabulary: {},
  whyNotOrders: ({ secret }, value) => {
    if (secret === undefined) return refused('needsASeat');
    if (!Array.isArray(value) || value.some((order) => typeof order?.by !== 'number')) return refused('notOrders');
    return value.length > 3 ? refused('tooMany') : undefined;
  },
  occasionOf: ({ type }) => type,
  say: () => ({ question: 'nothing', next: [] }),
  examples: () => [],
  standing,
  ordered: (all, view, legal) => {
    const stood = standing(all, view);
    const [by] = stood;
    if (by === undefined || legal.length === 0) return undefined;
    const others = stood.filter((order) => order !== by);
    const command = legal.find((move) => 'by' in move && move.by === by.by);
    if (command === undefined) return { skipped: refused('cannotCount'), by, left: others };
    return { command, by, left: by.type === 'Once' ? others : stood };
  },
};

export const countingOrders = orders as unknown as AnyStandingOrders;

/** Counts this number on every turn. */
export const keep = (by: number): Order => ({ type: 'Keep', by });
/** Counts this number on the next turn. */
export const once = (by: number): Order => ({ type: 'Once', by });
/** Counts this number while the total is below a limit. */
export const below = (until: number, by: number): Order => ({ type: 'Lapse', by, until });
