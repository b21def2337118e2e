import type { Chance } from '#engine/game.ts';
import type { UseOf } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { CREATURES, type Creature, type LandFigure } from '#games/cyclades/types.ts';

/** Words for scenarios with creatures, in addition to those of `given`. */

/** The cards of the creature track, from its dearest space (4 GP) to its cheapest. */
export const onTrack = (...track: readonly Creature[]): Event => ({ type: 'TrackFilled', track });

/** The events of a creature bought from the track by seat 0. */
export const bought = (creature: Creature, cost: number, discount = 0): Event => ({
  type: 'CreatureBought',
  seat: 0,
  creature,
  cost,
  discount,
});

/** Used cards in the discard pile, oldest first. */
export const discarded = (...cards: readonly Creature[]): readonly Event[] => cards.map((card) => bought(card, 0));

/** A land figure that a seat put on an island in the current cycle. */
export const figure = (seat: number, creature: LandFigure, island: string): readonly Event[] => [
  { type: 'CreatureBought', seat, creature, cost: 0, discount: 0 },
  { type: 'FigurePlaced', seat, creature, island },
];

/** The Kraken on a sea space, put there in an earlier turn. */
export const krakenAt = (sea: string): readonly Event[] => [...discarded('kraken'), { type: 'KrakenPlaced', seat: 0, sea }];

/** The command of seat 0 that uses a creature on a target. */
export const use = <Name extends Creature>(
  creature: Name,
  ...[target]: Record<never, never> extends Target<Name> ? [] : [Target<Name>]
): UseOf<Name> => ({ type: 'UseCreature', seat: 0, creature, ...target }) as UseOf<Name>;

type Target<Name extends Creature> = Omit<UseOf<Name>, 'type' | 'seat' | 'creature'>;

/** Draws exactly these cards in this order; gods are turned up in their usual order. */
export const drawing = (...cards: readonly Creature[]): Chance => {
  const left = [...cards];
  return {
    die: () => {
      throw new Error('No die throw was expected.');
    },
    pick: (list) => {
      if (!list.some(isCard)) return list[0] as never;
      const next = left.shift();
      if (!list.some((card) => card === next)) throw new Error(`No ${next} can be drawn from ${list.join(', ')}.`);
      return next as never;
    },
  };
};

const isCard = (item: unknown): boolean => CREATURES.some((card) => card === item);
