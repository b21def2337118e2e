import { expect } from 'vitest';
import { type Chance, fold } from '#engine/game.ts';
import type { Command } from '#games/peloponnes/commands.ts';
import type { Event, EventOf } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { RejectionCode, RejectionParams } from '#games/peloponnes/rejections.ts';
import type { State } from '#games/peloponnes/state.ts';
import { type Amounts, CIVILISATIONS, type Civilisation, OPTIONS, type Options, type TileId } from '#games/peloponnes/types.ts';

/** Scenarios of Peloponnes in three words: given these events, when this command comes, then this happens. */

export const DEFAULTS: Options = {
  halfCoin: OPTIONS.halfCoin[0],
  feeding: OPTIONS.feeding[0],
  marker: OPTIONS.marker[0],
  solo: OPTIONS.solo[0],
};

/** Each seat with these goods (those of the last for all further ones) in a round of which nothing is revealed yet. */
export const table = (
  seats: number,
  {
    goods = [{ coins: 20 }],
    civilisations = CIVILISATIONS,
    order = [...Array(seats).keys()],
    round = 1,
    options = {},
  }: {
    readonly goods?: readonly Amounts[];
    readonly civilisations?: readonly Civilisation[];
    readonly order?: readonly number[];
    readonly round?: number;
    readonly options?: Partial<Options>;
  } = {},
): readonly Event[] => [
  { type: 'GameBegan', seats, options: { ...DEFAULTS, ...options } },
  ...civilisations.slice(0, seats).map((civilisation, seat): Event => {
    return { type: 'CivilisationDealt', seat, civilisation, start: goods[seat] ?? goods.at(-1) ?? {} };
  }),
  { type: 'OrderSettled', order },
  { type: 'RoundBegan', round },
];

/** These tiles lie face up, and offers begin. */
export const faceUp = (auction: readonly TileId[], conquest: readonly TileId[] = []): readonly Event[] => [
  { type: 'TilesRevealed', auction, conquest },
  { type: 'StepBegan', step: 'offers' },
];

/** The offer of a seat, out of its own coins. */
export const bid = (seat: number, tile: TileId, coins: number): Event => ({
  type: 'BidPlaced',
  seat,
  tile,
  coins,
  paid: { coins },
});

export const lands = (seat: number, ...tiles: readonly TileId[]): readonly Event[] =>
  tiles.map((tile) => ({ type: 'LandPlaced', seat, tile }));

export const buildings = (seat: number, ...tiles: readonly TileId[]): readonly Event[] =>
  tiles.map((tile) => ({ type: 'BuildingPaid', seat, tile, paid: {} }));

export const marked = (seat: number, ...tiles: readonly TileId[]): readonly Event[] =>
  tiles.map((tile) => ({ type: 'BuildingMarked', seat, tile, paid: {} }));

/** `count` chits of a kind were turned up in earlier rounds; the chits of this round are still to come. */
export const chits = (chit: EventOf<'ChitTurned'>['chit'], count: number, round = 1): readonly Event[] => [
  ...Array.from({ length: count }, () => ({ type: 'ChitTurned', chit }) as const),
  { type: 'RoundBegan', round },
];

/** A disaster has struck; `asked`: the seats that have to choose. */
export const struck = (disaster: EventOf<'DisasterStruck'>['disaster'], asked: readonly number[]): readonly Event[] => [
  { type: 'DisasterStruck', disaster, protected: [] },
  { type: 'ChoiceAsked', seats: asked },
];

/**
 * The last supply round of a table: all but seat 0 have as much food as they need, and seat 0 feeds its last inhabitant by
 * luxury goods. What follows is the end.
 */
export const lastMeal = (goods: readonly Amounts[]): readonly Amounts[] =>
  goods.map(({ inhabitants = 0, luxury = 0, ...others }, seat) => ({
    ...others,
    inhabitants,
    food: inhabitants - (seat === 0 ? 1 : 0),
    luxury: luxury + (seat === 0 ? 2 : 0),
  }));

export const atLastMeal: readonly Event[] = [{ type: 'SupplyRoundBegan' }, { type: 'ChoiceAsked', seats: [0] }];

export const eatLast: Command = { type: 'FeedInhabitants', seat: 0, luxury: 2 };

/** A chance that draws these tiles and chits one after the other, and then always the last element. */
export const draws = (...names: readonly string[]): Chance => {
  const left = [...names];
  return {
    die: () => {
      throw new Error('Peloponnes has no dice.');
    },
    pick: (list) => {
      const wanted = left.shift();
      if (wanted === undefined) return list.at(-1) as never;
      if (!(list as readonly unknown[]).includes(wanted)) throw new Error(`${wanted} cannot be drawn from ${list}.`);
      return wanted as never;
    },
  };
};

interface Then {
  /** Exactly these events. */
  thenExactly(events: readonly Event[]): State;
  /** Events that begin with these. */
  thenFirst(events: readonly Event[]): State;
  /** Among the events is each of these. */
  thenIncludes(...events: readonly Event[]): State;
  /** Accepted, without an event of these types. */
  thenWithout(...types: readonly Event['type'][]): State;
  /** Accepted, with these events of a type for a seat. */
  thenTold(type: Event['type'], seat: number): readonly Event[];
  thenRejected<Code extends RejectionCode>(code: Code, params: RejectionParams[Code]): void;
  /** Accepted, with any events. */
  thenAccepted(): State;
}

export interface Given {
  readonly state: State;
  when(command: Command, luck?: Chance): Then;
  legal(seat: number): readonly Command[];
}

/** A position set up by events alone. */
export const given = (...parts: readonly (Event | readonly Event[])[]): Given =>
  from(fold(peloponnes, peloponnes.initialState(), parts.flat()));

/** A given position. */
export const from = (state: State): Given => ({
  state,
  when: (command, luck = draws()) => outcomeOf(state, command, luck),
  legal: (seat) => peloponnes.legalMoves(state, seat),
});

const outcomeOf = (state: State, command: Command, chance: Chance): Then => {
  const decision = peloponnes.decide(state, command, chance);
  const isLegal = peloponnes.legalMoves(state, command.seat).some((move) => keyOf(move) === keyOf(command));
  expect(isLegal, 'accepted exactly when listed').toBe(decision.events !== undefined);
  const accepted = (): readonly Event[] => {
    expect(decision.rejected).toBeUndefined();
    return decision.events ?? [];
  };
  const after = (): State => fold(peloponnes, state, accepted());
  return {
    thenExactly: (events) => {
      expect(decision).toEqual({ events, state: after() });
      return after();
    },
    thenFirst: (events) => {
      expect(accepted().slice(0, events.length)).toEqual(events);
      return after();
    },
    thenIncludes: (...events) => {
      expect(accepted()).toEqual(expect.arrayContaining([...events]));
      return after();
    },
    thenWithout: (...types) => {
      expect(accepted().filter((event) => types.includes(event.type))).toEqual([]);
      return after();
    },
    thenTold: (type, seat) => accepted().filter((event) => event.type === type && 'seat' in event && event.seat === seat),
    thenRejected: (code, params) => {
      expect(decision).toEqual({ rejected: { code, params } });
    },
    thenAccepted: after,
  };
};

/** A command by its fields, whatever their order. */
export const keyOf = (command: Command): string =>
  JSON.stringify(Object.entries(command).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Everything counted for a seat. */
export const goodsOf = (state: State, seat: number): Amounts => state.seats[seat]?.goods ?? {};
