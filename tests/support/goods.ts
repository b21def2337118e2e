import type { State } from '#games/cyclades/state.ts';

/** How many of each thing are on the table: what belongs to a seat as `gold 0`, `fleets 1`; buildings by type; Metropolises. */
export type Goods = Readonly<Record<string, number>>;

type Counted = readonly [good: string, count: number];

/** What is on the table now, counted piece by piece. */
export const goodsOf = (state: State): Goods => {
  const goods: Record<string, number> = {};
  for (const [good, count] of [...ofSeats(state), ...ofIslands(state), ...ofSeas(state), ...inBattle(state)]) {
    goods[good] = (goods[good] ?? 0) + count;
  }
  return goods;
};

const ofSeats = ({ seats }: State): readonly Counted[] =>
  seats.flatMap(({ gold, priests, philosophers }, seat) => [
    [`gold ${seat}`, gold],
    [`priests ${seat}`, priests],
    [`philosophers ${seat}`, philosophers],
  ]);

const ofIslands = ({ islands }: State): readonly Counted[] =>
  islands.flatMap(({ owner, troops, slots, metropolis, prosperity }) => [
    [`troops ${owner}`, troops],
    ['metropolises', metropolis ? 1 : 0],
    ['prosperity', prosperity],
    ...slots.map((slot): Counted => [slot, slot === 'free' ? 0 : 1]),
  ]);

const ofSeas = ({ seas }: State): readonly Counted[] =>
  seas.flatMap(({ holder, fleets }) => (fleets === 0 ? [] : [[`fleets ${holder}`, fleets]]));

const inBattle = (state: State): readonly Counted[] => {
  const battle = state.phase === 'actions' ? state.turn?.battle : undefined;
  return battle ? [[`${battle.on === 'sea' ? 'fleets' : 'troops'} ${battle.attacker}`, battle.attackers]] : [];
};

const LIMITS = { port: 10, fortress: 10, temple: 10, university: 10, metropolises: 10, prosperity: 16 } as const;
const OF_A_COLOUR = 8;

/** What is wrong when a seat owes something, has more than eight of a kind of unit, or the box does not hold so much. */
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
