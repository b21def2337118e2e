import type { Seat } from '#engine/game.ts';
import type { Command, UseCreature } from '#games/cyclades/commands.ts';
import { islandAt, type State, seaAt } from '#games/cyclades/state.ts';
import type { Creature } from '#games/cyclades/types.ts';

/** The target of a creature: the seat's own pieces, an opponent's, or an unowned place. */
export const WHOM = ['own', 'opponent', 'nobody'] as const;
export type Whom = (typeof WHOM)[number];

export interface Use {
  readonly creature: Creature;
  readonly whom: Whom;
}

/** The creature use of a command, if it is one, judged by the position before it. */
export const creatureUse = (state: State, command: Command): Use | undefined =>
  command.type === 'UseCreature'
    ? { creature: command.creature, whom: whomOf(command.seat, targetOf(state, command)) }
    : undefined;

const whomOf = (seat: Seat, target: Seat | undefined): Whom => {
  if (target === undefined) return 'nobody';
  return target === seat ? 'own' : 'opponent';
};

/**
 * The owner of the target: of the place where troops land, or where a figure is put; a creature without a target counts as used on its
 * user.
 */
const targetOf = (state: State, use: UseCreature): Seat | undefined => {
  switch (use.creature) {
    case 'griffon':
    case 'dryad':
    case 'satyr':
      return use.target;
    case 'harpy':
    case 'giant':
    case 'cyclops':
    case 'minotaur':
    case 'chiron':
    case 'medusa':
    case 'polyphemus':
      return islandAt(state, use.island)?.owner;
    case 'pegasus':
      return islandAt(state, use.to)?.owner;
    case 'mermaid':
    case 'kraken':
      return seaAt(state, use.sea)?.holder;
    default:
      return use.seat;
  }
};
