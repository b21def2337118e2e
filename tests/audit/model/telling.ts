import { priceOf } from './creatures.ts';
import { type Creature, goodsOf, income, landAt, type Move, type Position } from './position.ts';
import type { Told } from './settingUp.ts';

/** What the events of a creature must contain besides their changes: the owner, the piece, the amount. */

/** Returns events of the answer to a move that contradict the rule text; `before` is the position before the move. */
export const falselyTold = (before: Position, move: Move, events: readonly Told[]): readonly Told[] => {
  const isKraken = events.some(({ type }) => type === 'KrakenPlaced' || type === 'KrakenMoved');
  return events.filter((event) => {
    const facts = FACTS[event.type]?.({ before, move, event, isKraken }) ?? {};
    return Object.entries(facts).some(([field, value]) => event[field] !== value);
  });
};

interface Case {
  readonly before: Position;
  readonly move: Move;
  readonly event: Told;
  readonly isKraken: boolean;
}

/** For events about things that no earlier event of the same answer can have changed. */
const FACTS: Readonly<Record<string, (one: Case) => Readonly<Record<string, unknown>>>> = {
  CreatureBought: ({ before, move }) => {
    const { cost, off } = priceOf(before, move.seat, before.track.indexOf(move.creature as Creature));
    return { seat: move.seat, creature: move.creature, cost, discount: off };
  },
  CreatureSwapped: ({ move }) => ({ seat: move.seat, discarded: move.creature, cost: 1 }),
  IncomeRepeated: ({ before, move }) => ({ seat: move.seat, gold: income(before, move.seat) }),
  GoldStolen: ({ before, event }) => ({
    gold: Math.floor(goodsOf(before, event.loser as number).gold / 2),
    open: before.options.gold === 'open' ? true : undefined,
  }),
  TroopKilled: ({ before, event }) => ({ loser: landAt(before, event.island as string).owner }),
  BuildingDestroyed: ({ before, event }) => {
    const { owner, slots } = landAt(before, event.island as string);
    return { owner, building: slots[event.slot as number] };
  },
  BuildingChanged: ({ before, event }) => ({ was: landAt(before, event.island as string).slots[event.slot as number] }),
  FleetReplaced: ({ before, event }) => ({ loser: before.fleets.get(event.sea as string)?.seat }),
  PieceSold: () => ({ gold: 2 }),
  KrakenMoved: () => ({ cost: 1 }),
  FleetsSunk: ({ before, event, isKraken }) => {
    const held = before.fleets.get(event.sea as string);
    return { owner: held?.seat, fleets: held?.count, by: isKraken ? 'kraken' : 'polyphemus' };
  },
  FleetsPushed: ({ before, event }) => {
    const held = before.fleets.get(event.from as string);
    return { owner: held?.seat, fleets: held?.count };
  },
};
