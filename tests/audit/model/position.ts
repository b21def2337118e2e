import { type Board, boardOf } from '#games/cyclades/data/boards.ts';

/**
 * A second, independent model of Cyclades, written from the rule text alone: it shares nothing with the engine but the printed
 * boards. Positions are changed in place. `lawful.ts` lists moves, `playing.ts` plays them; the engine must agree on both.
 */

export type Building = 'port' | 'fortress' | 'temple' | 'university';
export type God = 'poseidon' | 'ares' | 'zeus' | 'athena';
export const ALL_GODS: readonly God[] = ['poseidon', 'ares', 'zeus', 'athena'];
export const SET: readonly Building[] = ['port', 'fortress', 'temple', 'university'];
export const BUILDS: Readonly<Record<God, Building>> = {
  poseidon: 'port',
  ares: 'fortress',
  zeus: 'temple',
  athena: 'university',
};

/** The fields of a command. */
export type Move = { readonly type: string; readonly seat: number } & Readonly<Record<string, string | number>>;

/** The seventeen cards. */
export const CARDS = [
  ...(['fates', 'griffon', 'harpy', 'pegasus', 'mermaid', 'giant', 'dryad', 'satyr', 'cyclops', 'sphinx', 'sylph'] as const),
  ...(['chimera', 'minotaur', 'chiron', 'medusa', 'polyphemus', 'kraken'] as const),
];
export type Creature = (typeof CARDS)[number];

/** A land figure; its card is with the seat that bought it. */
export interface Figure {
  readonly creature: Creature;
  readonly seat: number;
  readonly island: string;
  readonly cycle: number;
}

/** What a creature in use still asks for or allows. */
export type Effect =
  | { readonly creature: 'chimera' | 'kraken' }
  | { readonly creature: 'sphinx'; sold: number }
  | { readonly creature: 'sylph'; stepsLeft: number; readonly fought: Map<string, number> }
  | { readonly creature: 'polyphemus'; readonly island: string };

export interface Land {
  owner: number | undefined;
  troops: number;
  slots: (Building | 'free')[];
  metropolis: boolean;
  prosperity: number;
}

export interface Battle {
  readonly at: string;
  readonly from: string;
  readonly sea: boolean;
  readonly attacker: number;
  /** Nobody, where the Minotaur alone defends a neutral island. */
  readonly defender: number | undefined;
  attackers: number;
  /** The sides that still have to be asked after the last round, in order; `undefined`: the dice come next. */
  toAsk: number[] | undefined;
}

export interface Turn {
  readonly seat: number;
  readonly god: God | 'apollo';
  recruited: number;
  voyage: { at: string; stepsLeft: number } | undefined;
  battle: Battle | undefined;
  /** A Metropolis is due; the types of which a building must still go. */
  due: Building[] | undefined;
  prosperityDue: boolean;
  effect: Effect | undefined;
  /** The Chimera is in use: when all is done the discards are shuffled into the deck. */
  chimera: boolean;
}

/** The holdings of a seat. */
export interface Goods {
  gold: number;
  priests: number;
  philosophers: number;
  out: boolean;
  /** Discounts on creatures used in this cycle. */
  discounts: number;
}

export interface Position {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly board: Board;
  readonly goods: readonly Goods[];
  readonly land: Map<string, Land>;
  readonly fleets: Map<string, { readonly seat: number; count: number }>;
  cycle: number;
  offering: boolean;
  gods: readonly God[];
  readonly offers: Map<God, { readonly seat: number; readonly amount: number }>;
  readonly acted: Set<God>;
  apollo: number[];
  apolloActed: number;
  waiting: number[];
  driven: { readonly seat: number; readonly god: God } | undefined;
  finished: number[];
  turn: Turn | undefined;
  /** From the space at 4 to that at 2. */
  track: (Creature | undefined)[];
  discards: Creature[];
  figures: Figure[];
  kraken: string | undefined;
  end: { readonly winners: readonly number[]; readonly reason: string } | undefined;
}

export const emptyPosition = (seats: number, options: Readonly<Record<string, string>>): Position => ({
  seats,
  options,
  board: boardOf(seats),
  goods: Array.from({ length: seats }, () => ({ gold: 0, priests: 0, philosophers: 0, out: false, discounts: 0 })),
  land: new Map(
    boardOf(seats).islands.map(({ id, slots }) => [
      id,
      { owner: undefined, troops: 0, slots: Array(slots).fill('free'), metropolis: false, prosperity: 0 },
    ]),
  ),
  fleets: new Map(),
  cycle: 0,
  offering: false,
  gods: [],
  offers: new Map(),
  acted: new Set(),
  apollo: [],
  apolloActed: 0,
  waiting: [],
  driven: undefined,
  finished: [],
  turn: undefined,
  track: [],
  discards: [],
  figures: [],
  kraken: undefined,
  end: undefined,
});

/** The value, which the rules say must be there. */
export const sure = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('Something is missing that the rules say is there.');
  return value;
};

/** Returns the whole numbers from 1 to a maximum. */
export const upTo = (count: number): readonly number[] => Array.from({ length: Math.max(0, count) }, (_, index) => index + 1);

export const landAt = (position: Position, id: string): Land => sure(position.land.get(id));
export const goodsOf = (position: Position, seat: number): Goods => sure(position.goods[seat]);
export const islandsOf = (position: Position, seat: number): readonly string[] =>
  [...position.land].filter(([, { owner }]) => owner === seat).map(([id]) => id);

/** Sea spaces or islands next to each other on any of the boards. */
export const seasBeside = (position: Position, id: string): readonly string[] =>
  sure(position.board.sea(id) ?? position.board.island(id)).seas;

export const goal = ({ seats }: Position): number => (seats === 2 ? 3 : 2);
export const metropolises = (position: Position, seat: number): number =>
  islandsOf(position, seat).filter((id) => landAt(position, id).metropolis).length;

export const fleetsOut = ({ fleets, turn }: Position, seat: number): number => {
  const battle = turn?.battle;
  const fighting = battle?.sea && battle.attacker === seat ? battle.attackers : 0;
  return [...fleets.values()].filter((one) => one.seat === seat).reduce((sum, { count }) => sum + count, fighting);
};

export const troopsOut = (position: Position, seat: number): number => {
  const battle = position.turn?.battle;
  const fighting = battle && !battle.sea && battle.attacker === seat ? battle.attackers : 0;
  return islandsOf(position, seat).reduce((sum, id) => sum + landAt(position, id).troops, fighting);
};

export const standing = (position: Position, building: Building): number =>
  [...position.land.values()].flatMap(({ slots }) => slots).filter((slot) => slot === building).length;

/** Gold an income brings: horns on own islands, printed and placed, and trade spaces with an own fleet. */
export const income = (position: Position, seat: number): number => {
  const printed = (id: string): number => ({ 1: 2, 2: 1 })[landAt(position, id).slots.length] ?? 0;
  const horns = islandsOf(position, seat).reduce((sum, id) => sum + printed(id) + landAt(position, id).prosperity, 0);
  return horns + [...position.fleets].filter(([id, { seat: at }]) => at === seat && position.board.sea(id)?.trade).length;
};

/** What a seat pays for these offerings. */
export const price = (position: Position, seat: number, amounts: readonly number[]): number => {
  const { options } = position;
  const off = goodsOf(position, seat).priests;
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (amounts.length === 0) return 0;
  if (options.priests === 'each') return amounts.reduce((total, amount) => total + Math.max(1, amount - off), 0);
  if (options.priests === 'one') {
    return Math.min(...amounts.map((chosen) => sum - chosen + Math.max(1, chosen - off)));
  }
  return Math.max(amounts.length, sum - off);
};

/** Islands joined with this one by a chain of the seat's fleets. */
export const joined = (position: Position, seat: number, from: string): readonly string[] => {
  const own = (id: string): boolean => position.fleets.get(id)?.seat === seat;
  const reached = new Set(seasBeside(position, from).filter(own));
  for (let grew = true; grew; ) {
    const next = [...reached].flatMap((id) => seasBeside(position, id)).filter((id) => own(id) && !reached.has(id));
    for (const id of next) reached.add(id);
    grew = next.length > 0;
  }
  return [...position.land.keys()].filter((id) => id !== from && seasBeside(position, id).some((sea) => reached.has(sea)));
};

/** Where a Metropolis may go now: free places first, then any own island without one; nowhere when all ten stand. */
export const metropolisPlaces = (position: Position, seat: number): readonly string[] => {
  if ([...position.land.values()].filter(({ metropolis }) => metropolis).length >= 10) return [];
  const without = islandsOf(position, seat).filter((id) => !landAt(position, id).metropolis);
  const free = without.filter((id) => covered(position, id).every((slot) => landAt(position, id).slots[slot] === 'free'));
  return free.length > 0 ? free : without;
};

/** The slots under the dotted square: the only one, or the two that are joined. */
export const covered = (position: Position, id: string): readonly number[] =>
  landAt(position, id).slots.length === 1 ? [0] : [0, 1];

export const buildingsOf = (position: Position, seat: number, type: Building): readonly (readonly [string, number])[] =>
  islandsOf(position, seat).flatMap((id) =>
    landAt(position, id).slots.flatMap((slot, index) => (slot === type ? [[id, index] as const] : [])),
  );

export const hasSet = (position: Position, seat: number): boolean =>
  SET.every((type) => buildingsOf(position, seat, type).length > 0);

/** The land figure of an island. */
export const figureOn = ({ figures }: Position, island: string): Creature | undefined =>
  figures.find((figure) => figure.island === island)?.creature;

/** Where no fleet may enter, be built or retreat to: at the Kraken's and next to Polyphemus. */
export const isBlocked = (position: Position, sea: string): boolean =>
  position.kraken === sea ||
  position.figures.some(({ creature, island }) => creature === 'polyphemus' && seasBeside(position, island).includes(sea));

/** Where a side of the battle may go; nowhere from Medusa's island. */
export const refuges = (position: Position, battle: Battle, seat: number): readonly string[] => {
  if (battle.sea) {
    const open = seasBeside(position, battle.at).filter((id) => !isBlocked(position, id));
    return open.filter((id) => (position.fleets.get(id)?.seat ?? seat) === seat);
  }
  if (figureOn(position, battle.at) === 'medusa') return [];
  return joined(position, seat, battle.at).filter((id) => landAt(position, id).owner === seat);
};
