import { expect } from 'vitest';
import { createSession } from '#referee/session.ts';

/** Scenes from the rule text, given to the referee in its own lines. */

type Fields = Readonly<Record<string, unknown>>;
export type Told = Fields & { readonly type: string };

interface Island extends Fields {
  readonly id: string;
  readonly owner?: number;
  readonly troops: number;
  readonly slots: readonly string[];
  readonly metropolis: boolean;
  readonly prosperity: number;
}

export interface Scene {
  /** Folds events as they are. */
  given(...events: readonly Told[]): Scene;
  /** The next dice, attacker first. */
  dice(...pairs: readonly (readonly [number, number])[]): Scene;
  /** Plays commands that must be accepted. */
  play(...commands: readonly Told[]): Scene;
  /** The code of the refusal of a command that must be refused and change nothing. */
  refused(command: unknown): string;
  /** The params of such a refusal. */
  refusedWith(command: unknown): Fields;
  /** Every listed command of a type, without type and seat. */
  listed(seat: number, type: string): readonly Fields[];
  types(seat: number): readonly string[];
  /** Types of the events of the last `play`. */
  readonly told: readonly Told[];
  happened(...types: readonly string[]): void;
  view(viewer?: number | 'spectator'): Fields & { readonly seats: readonly Fields[]; readonly gods: readonly Fields[] };
  island(id: string): Island;
  /** Fleets on a space: seat and number. */
  fleets(sea: string): readonly [number, number] | undefined;
  gold(seat: number): number;
  active(): readonly number[];
  ask(line: unknown): Fields;
}

export const scene = (seats: number, options: Fields = {}, seed = 'scene', start = false): Scene => {
  const session = createSession();
  const ask = (line: unknown): Fields => session(JSON.stringify(line));
  const must = (line: unknown): Fields => {
    const answer = ask(line);
    expect(answer.error, JSON.stringify(line)).toBeUndefined();
    return answer;
  };
  must({ game: 'cyclades', seats, options, seed, start });
  let told: readonly Told[] = [];
  const view: Scene['view'] = (viewer = 'spectator') => must({ view: viewer }).view as ReturnType<Scene['view']>;
  const refusal = (command: unknown): { readonly code: string; readonly params: Fields } => {
    const before = must({ log: true });
    const answer = must({ command });
    expect(answer.events, `accepted: ${JSON.stringify(command)}`).toBeUndefined();
    expect(must({ log: true })).toEqual(before);
    return answer.rejected as { readonly code: string; readonly params: Fields };
  };
  const legal = (seat: number): readonly Told[] => must({ legal: seat }).legal as readonly Told[];
  const here: Scene = {
    given: (...events) => {
      must({ given: events });
      return here;
    },
    dice: (...pairs) => {
      must({ dice: pairs });
      return here;
    },
    play: (...commands) => {
      told = commands.flatMap((command) => {
        const answer = must({ command });
        expect(answer.rejected, JSON.stringify(command)).toBeUndefined();
        return answer.events as readonly Told[];
      });
      return here;
    },
    refused: (command) => refusal(command).code,
    refusedWith: (command) => refusal(command).params,
    listed: (seat, wanted) =>
      legal(seat)
        .filter(({ type }) => type === wanted)
        .map(({ type, seat: _, ...fields }) => fields),
    types: (seat) => [...new Set(legal(seat).map(({ type }) => type))],
    get told() {
      return told;
    },
    happened: (...types) => expect(told.map(({ type }) => type)).toEqual(types),
    view,
    island: (id) => (view().islands as readonly Island[]).find((island) => island.id === id) as Island,
    fleets: (sea) => {
      const held = (view().fleets as readonly Fields[]).find((one) => one.sea === sea);
      return held && [held.seat as number, held.fleets as number];
    },
    gold: (seat) => view(seat).seats[seat]?.gold as number,
    active: () => view().active as readonly number[],
    ask,
  };
  return here;
};

export const place = (seat: number, islands: readonly string[], seas: readonly string[] = []): Told => ({
  type: 'SeatPlaced',
  seat,
  islands,
  seas,
});
export const gold = (...pieces: readonly number[]): readonly Told[] =>
  pieces.map((amount, seat) => ({ type: 'GoldDealt', seat, gold: amount }));
export const order = (...seats: readonly number[]): Told => ({ type: 'TurnOrderDealt', order: seats });
export const cycle = (number: number, ...gods: readonly string[]): Told => ({ type: 'CycleBegan', cycle: number, gods });
export const build = (seat: number, island: string, ...buildings: readonly (string | undefined)[]): readonly Told[] =>
  buildings.flatMap((building, slot) =>
    building === undefined ? [] : [{ type: 'BuildingBuilt', seat, island, slot, building, cost: 0 }],
  );
export const raise = (seat: number, ...islands: readonly string[]): readonly Told[] =>
  islands.map((island) => ({ type: 'MetropolisPlaced', seat, island, destroyed: [] }));
export const troops = (seat: number, island: string, count: number): readonly Told[] =>
  Array.from({ length: count }, () => ({ type: 'TroopRecruited', seat, island, cost: 0 }));
export const fleets = (seat: number, sea: string, count: number): readonly Told[] =>
  Array.from({ length: count }, () => ({ type: 'FleetRecruited', seat, sea, cost: 0 }));
export const some = (type: string, seat: number, count: number): readonly Told[] =>
  Array.from({ length: count }, () => ({ type, seat, cost: 0 }));
/** All troops leave an island of the seat's own. */
export const emptied = (seat: number, island: string): Told => ({
  type: 'IslandLanded',
  seat,
  from: island,
  island,
  troops: 0,
  cost: 0,
});
/** The seat has the offering on a god, and acts now. */
export const turn = (seat: number, god: string): readonly Told[] => [
  god === 'apollo' ? { type: 'BidPlaced', seat, god } : { type: 'BidPlaced', seat, god, amount: 1 },
  { type: 'OfferingsPaid', gold: [] },
  { type: 'TurnBegan', seat, god },
];

/** Three seats with an island or two each, seat 0 rich, and the turn of a god. */
export const threeSeats = (god: string, ...more: readonly Told[]): readonly Told[] => [
  place(0, ['is1', 'is7'], ['C2', 'G5']),
  place(1, ['is2', 'is5'], ['D4', 'F1']),
  place(2, ['is3', 'is8'], ['F4', 'K2']),
  ...gold(20, 20, 20),
  order(0, 1, 2),
  cycle(1, 'poseidon', 'ares', 'zeus', 'athena'),
  ...more,
  ...turn(0, god),
];

export const bid = (seat: number, god: string, amount?: number): Told => ({
  type: 'PlaceBid',
  seat,
  god,
  ...(amount !== undefined && { amount }),
});
export const command = (type: string, seat: number, fields: Fields = {}): Told => ({ type, seat, ...fields });
