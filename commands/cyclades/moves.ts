import { type ConfirmTable, type MoveTable, moveCommands, normalizeId } from '#discord/moves/moveCommands.ts';
import type { Command } from '#games/cyclades/commands.ts';
import { boardOf } from '#games/cyclades/data/boards.ts';
import type { View } from '#games/cyclades/viewTypes.ts';

/** The fields of each type of move, in the order in which the panel asks for them. */
export const MOVES = {
  PlaceBid: [
    { name: 'god', kind: 'word', onBoard: true },
    { name: 'amount', kind: 'amount', optional: true },
  ],
  Recruit: [{ name: 'at', kind: 'word', onBoard: true, optional: true }],
  Build: [
    { name: 'island', kind: 'word', onBoard: true },
    { name: 'slot', kind: 'index', optional: true, together: true },
  ],
  MoveFleets: [
    { name: 'from', kind: 'word', onBoard: true },
    { name: 'to', kind: 'word', onBoard: true },
    { name: 'fleets', kind: 'amount', optional: true, together: true },
  ],
  MoveTroops: [
    { name: 'from', kind: 'word', onBoard: true },
    { name: 'to', kind: 'word', onBoard: true },
    { name: 'troops', kind: 'amount', optional: true, together: true },
  ],
  PlaceProsperity: [{ name: 'island', kind: 'word', onBoard: true }],
  DiscardBuilding: [
    { name: 'island', kind: 'word', onBoard: true },
    { name: 'slot', kind: 'index', optional: true, together: true },
  ],
  PlaceMetropolis: [{ name: 'island', kind: 'word', onBoard: true }],
  Fight: [],
  Retreat: [{ name: 'to', kind: 'word', onBoard: true }],
  SwapCreature: [{ name: 'creature', kind: 'entry', onBoard: true }],
  UseCreature: [
    { name: 'creature', kind: 'entry', onBoard: true },
    { name: 'target', kind: 'seat', optional: true },
    { name: 'island', kind: 'word', onBoard: true, optional: true },
    { name: 'slot', kind: 'index', optional: true, together: true },
    { name: 'building', kind: 'word', optional: true, together: true },
    { name: 'sea', kind: 'word', onBoard: true, optional: true },
    { name: 'from', kind: 'word', onBoard: true, optional: true },
    { name: 'to', kind: 'word', onBoard: true, optional: true },
    { name: 'troops', kind: 'amount', optional: true, together: true },
  ],
  SellPiece: [
    { name: 'piece', kind: 'word' },
    { name: 'at', kind: 'word', onBoard: true, optional: true },
  ],
  PushFleets: [
    { name: 'from', kind: 'word', onBoard: true },
    { name: 'to', kind: 'word', onBoard: true },
  ],
  MoveKraken: [{ name: 'to', kind: 'word', onBoard: true }],
  FinishCreature: [],
  EndTurn: [],
} as const satisfies MoveTable<Command>;

/** The moves that end a turn in which more could be done. */
export const CONFIRMS = { EndTurn: 'always' } as const satisfies ConfirmTable<Command>;

/** Returns the path of a voyage with steps left: by default the fleets move on. */
export const goesOn = ({ turn }: View): readonly string[] =>
  turn?.voyage === undefined || turn.voyage.stepsLeft === 0 ? [] : ['MoveFleets', turn.voyage.at];

/** Makes the subcommand of a type of move. */
export const cycladesMove = moveCommands<Command, View>({
  game: 'cyclades',
  moves: MOVES,
  confirms: CONFIRMS,
  canonical: normalizeId,
});

/** Returns the move with the largest group, where only the count was omitted. */
export const mostUnits = (_view: View, moves: readonly Command[]): Command | undefined => {
  const counted = moves.map((move) => ({ move, units: unitsOf(move) }));
  return counted.reduce((most, each) => (each.units > most.units ? each : most), { move: moves[0], units: 0 }).move;
};

const unitsOf = (move: Command): number => {
  if (move.type === 'MoveFleets') return move.fleets;
  return 'troops' in move ? move.troops : 0;
};

/** Returns a slot outside the dotted square if there is one, so that the place of a Metropolis stays free. */
export const slotBesideSquare = (view: View, moves: readonly Command[]): Command | undefined => {
  const isBeside = (move: Command): boolean =>
    move.type === 'Build' && !boardOf(view.seats.length).island(move.island)?.metroCovers.includes(move.slot);
  return moves.find(isBeside) ?? moves[0];
};
