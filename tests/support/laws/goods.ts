import type { Seat } from '#engine/game.ts';
import type { State } from '#games/cyclades/state.ts';

/** The number of each good on the table: a seat's goods as `gold 0`, `fleets 1`; buildings by type; Metropolises. */
export type Goods = Readonly<Record<string, number>>;

const COUNTED = new WeakMap<State, Goods>();

/** The goods of a position, counted piece by piece; cached per position, because positions are immutable. */
export const goodsOf = (state: State): Goods => {
  const known = COUNTED.get(state) ?? counted(state);
  COUNTED.set(state, known);
  return known;
};

type Add = (good: string, count: number) => void;

const counted = (state: State): Goods => {
  const goods: Record<string, number> = {};
  const add: Add = (good, count) => {
    goods[good] = (goods[good] ?? 0) + count;
  };
  addSeats(state, add);
  addIslands(state, add);
  for (const { holder, fleets } of state.seas) if (fleets !== 0) add(nameOf('fleets', holder), fleets);
  const battle = state.phase === 'actions' ? state.turn?.battle : undefined;
  if (battle) add(nameOf(battle.on === 'sea' ? 'fleets' : 'troops', battle.attacker), battle.attackers);
  return goods;
};

/** Goods of a seat by name, created once. */
const NAMES = Object.fromEntries(
  ['gold', 'priests', 'philosophers', 'fleets', 'troops'].map((good) => [good, [0, 1, 2, 3, 4].map((seat) => `${good} ${seat}`)]),
);

const nameOf = (good: string, seat: Seat | undefined): string => NAMES[good]?.[seat ?? -1] ?? `${good} of nobody`;

const addSeats = ({ seats }: State, add: Add): void => {
  for (const [seat, { gold, priests, philosophers }] of seats.entries()) {
    add(nameOf('gold', seat), gold);
    add(nameOf('priests', seat), priests);
    add(nameOf('philosophers', seat), philosophers);
  }
};

const addIslands = ({ islands }: State, add: Add): void => {
  for (const { owner, troops, slots, metropolis, prosperity } of islands) {
    if (troops !== 0) add(nameOf('troops', owner), troops);
    if (metropolis) add('metropolises', 1);
    if (prosperity !== 0) add('prosperity', prosperity);
    for (const slot of slots) if (slot !== 'free') add(slot, 1);
  }
};

const LIMITS = { port: 10, fortress: 10, temple: 10, university: 10, metropolises: 10, prosperity: 16 } as const;
const OF_A_COLOUR = 8;

/** Faults of the amounts: a seat below zero, more than eight of a kind of unit, or more than the box holds. */
export const faultOfStock = (state: State): string | undefined => {
  const goods = goodsOf(state);
  const all = (good: string): number => state.seats.reduce((sum, _, seat) => sum + (goods[`${good} ${seat}`] ?? 0), 0);
  const [priests, philosophers] = state.options.stock === 'later' ? [18, 17] : [16, 16];
  const owed = Object.entries(goods).find(([good, count]) => count < 0 || (/^(fleets|troops)/.test(good) && count > OF_A_COLOUR));
  if (owed) return `${owed[1]} ${owed[0]}`;
  if (all('priests') > priests) return `${all('priests')} priests`;
  if (all('philosophers') > philosophers) return `${all('philosophers')} philosophers`;
  const beyond = Object.entries(LIMITS).find(([good, limit]) => (goods[good] ?? 0) > limit);
  return beyond && `${goods[beyond[0]]} of ${beyond[0]}`;
};
