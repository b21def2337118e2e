import type { Command } from '../commands.ts';
import type { IslandId, SeaId } from '../types.ts';
import type { View } from '../viewTypes.ts';
import { BOARDS } from './boards.ts';
import type { Sides } from './odds.ts';

/** The battle that a move would start, from what its seat sees; a test compares it with what the rules then do. */
export interface Attack extends Sides {
  /** Absent where only the Minotaur defends. */
  readonly defender?: number;
}

/** Returns the battle that a move would start; `undefined` for one that starts none. */
export const attackOf = (view: View, move: Command): Attack | undefined => {
  switch (move.type) {
    case 'MoveFleets':
      return attackAtSea(view, move.seat, move.to, move.fleets);
    case 'MoveTroops':
      return attackOnLand(view, move.seat, move.to, move.troops);
    case 'UseCreature':
      return move.creature === 'pegasus' ? attackOnLand(view, move.seat, move.to, move.troops) : undefined;
    default:
      return undefined;
  }
};

const attackAtSea = (view: View, seat: number, at: SeaId, fleets: number): Attack | undefined => {
  const held = view.fleets.find(({ sea }) => sea === at);
  if (held === undefined || held.seat === seat) return undefined;
  const around = BOARDS[view.board].sea(at)?.islands ?? [];
  const ports = view.islands
    .filter(({ id, owner }) => owner === held.seat && around.includes(id))
    .reduce((sum, island) => sum + strengthOf(island, 'port'), 0);
  return { defender: held.seat, units: [fleets, held.fleets], defences: ports, minotaur: false };
};

const attackOnLand = (view: View, seat: number, at: IslandId, troops: number): Attack | undefined => {
  const island = view.islands.find(({ id }) => id === at);
  if (island === undefined || island.owner === seat) return undefined;
  const minotaur = view.figures.some(({ creature, island: on }) => creature === 'minotaur' && on === at);
  if (island.troops === 0 && !minotaur) return undefined;
  return {
    ...(island.owner !== undefined && { defender: island.owner }),
    units: [troops, island.troops],
    defences: island.owner === undefined ? 0 : strengthOf(island, 'fortress'),
    minotaur,
  };
};

/** What buildings of a type add on an island: one each, and one more for a Metropolis. */
const strengthOf = ({ slots, metropolis }: View['islands'][number], building: 'port' | 'fortress'): number =>
  slots.filter((slot) => slot === building).length + (metropolis ? 1 : 0);
