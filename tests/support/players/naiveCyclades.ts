import type { BaseCommand, Chance } from '#engine/game.ts';
import type { Command, UseCreature } from '#games/cyclades/commands.ts';
import type { View } from '#games/cyclades/viewTypes.ts';

/** Which building each god grants. */
const GRANTS = { poseidon: 'port', ares: 'fortress', zeus: 'temple', athena: 'university' } as const;

type Bid = Extract<Command, { type: 'PlaceBid' }>;

/**
 * A legal move of Cyclades by a naive player: makes the lowest offering on a god whose building it lacks, builds it, sometimes uses a
 * creature, ends the turn. One move in eight is random, so that matches contain fleets, troops and battles too.
 */
export const naiveInCyclades = (view: unknown, legal: readonly BaseCommand[], chance: Chance): BaseCommand => {
  const moves = legal as readonly Command[];
  const kinds = [...new Set(moves.map((move) => move.type))];
  if (chance.pick([...Array(8).keys()]) === 0) {
    const kind = chance.pick(kinds);
    return chance.pick(moves.filter((move) => move.type === kind));
  }
  const missing = missingBuildings(view as View);
  const bids = moves.filter((move): move is Bid => move.type === 'PlaceBid');
  if (bids.length > 0) return wantedBid(bids, missing, chance);
  const grown = moves.filter((move) => move.type !== 'EndTurn' && isGrowth(move, view as View, missing));
  if (grown.length > 0) return chance.pick(grown);
  const uses = moves.filter((move): move is UseCreature => move.type === 'UseCreature');
  if (uses.length > 0 && chance.pick([true, false])) return anyUse(uses, chance);
  return moves.find(({ type }) => DONE.includes(type)) ?? chance.pick(moves);
};

/** Moves that end a turn, a battle or the use of a creature. */
const DONE: readonly Command['type'][] = ['EndTurn', 'Fight', 'FinishCreature'];

/** Chooses a creature first, then one of its targets, so that creatures with many targets are not used more often. */
const anyUse = (uses: readonly UseCreature[], chance: Chance): UseCreature => {
  const creature = chance.pick([...new Set(uses.map((use) => use.creature))]);
  return chance.pick(uses.filter((use) => use.creature === creature));
};

const missingBuildings = (view: View): ReadonlySet<string> => {
  const own = view.islands.filter((island) => island.owner === view.active[0]).flatMap((island) => island.slots);
  return new Set(Object.values(GRANTS).filter((building) => !own.includes(building)));
};

const isGrowth = (move: Command, view: View, missing: ReadonlySet<string>): boolean => {
  if (move.type === 'Build') return view.turn?.god !== 'apollo' && missing.has(GRANTS[view.turn?.god ?? 'ares']);
  if (move.type === 'Recruit') return view.turn?.god === 'athena' || view.turn?.god === 'zeus';
  return move.type === 'DiscardBuilding' || move.type === 'PlaceMetropolis' || move.type === 'PlaceProsperity';
};

const wantedBid = (bids: readonly Bid[], missing: ReadonlySet<string>, chance: Chance): Bid => {
  const least = bids.filter((bid, index) => bids.findIndex((other) => other.god === bid.god) === index);
  const wanted = least.filter((bid) => bid.god !== 'apollo' && missing.has(GRANTS[bid.god]) && bid.amount <= 3);
  return chance.pick(wanted.length > 0 ? wanted : least);
};
