import type { Command as SlashCommand } from '#discord/command.ts';
import type { Field } from '#discord/moves.ts';
import { type TypedMove, typedMove } from '#discord/typedMove.ts';
import type { Command, CommandOf } from '#games/cyclades/commands.ts';
import { boardOf } from '#games/cyclades/data/boards.ts';
import type { View } from '#games/cyclades/viewTypes.ts';

type FieldOf<Type extends Command['type']> = Field & {
  readonly name: Exclude<
    CommandOf<Type> extends infer Each ? (Each extends unknown ? keyof Each : never) : never,
    'type' | 'seat'
  >;
};

/** The fields of each kind of move, in the order people are asked for them. */
export const MOVES = {
  PlaceBid: [
    { name: 'god', kind: 'word' },
    { name: 'amount', kind: 'amount' },
  ],
  Recruit: [{ name: 'at', kind: 'word' }],
  Build: [
    { name: 'island', kind: 'word' },
    { name: 'slot', kind: 'index' },
  ],
  MoveFleets: [
    { name: 'from', kind: 'word' },
    { name: 'to', kind: 'word' },
    { name: 'fleets', kind: 'amount' },
  ],
  MoveTroops: [
    { name: 'from', kind: 'word' },
    { name: 'to', kind: 'word' },
    { name: 'troops', kind: 'amount' },
  ],
  PlaceProsperity: [{ name: 'island', kind: 'word' }],
  DiscardBuilding: [
    { name: 'island', kind: 'word' },
    { name: 'slot', kind: 'index' },
  ],
  PlaceMetropolis: [{ name: 'island', kind: 'word' }],
  Fight: [],
  Retreat: [{ name: 'to', kind: 'word' }],
  SwapCreature: [{ name: 'creature', kind: 'word' }],
  UseCreature: [
    { name: 'creature', kind: 'word' },
    { name: 'target', kind: 'seat' },
    { name: 'island', kind: 'word' },
    { name: 'slot', kind: 'index' },
    { name: 'building', kind: 'word' },
    { name: 'sea', kind: 'word' },
    { name: 'from', kind: 'word' },
    { name: 'to', kind: 'word' },
    { name: 'troops', kind: 'amount' },
  ],
  SellPiece: [
    { name: 'piece', kind: 'word' },
    { name: 'at', kind: 'word' },
  ],
  PushFleets: [
    { name: 'from', kind: 'word' },
    { name: 'to', kind: 'word' },
  ],
  MoveKraken: [{ name: 'to', kind: 'word' }],
  FinishCreature: [],
  EndTurn: [],
} as const satisfies { readonly [Type in Command['type']]: readonly FieldOf<Type>[] };

/** `is 7` is `is7`, `a4` is `A4`, `Ares` is `ares`. */
const canonical = (word: string): string => {
  const plain = word.replaceAll(/\s/g, '').toLowerCase();
  return /^[a-z]\d+$/.test(plain) ? plain.toUpperCase() : plain;
};

type Optional = { readonly [Type in Command['type']]?: readonly FieldOf<Type>['name'][] };

/** Fields that may be left out. */
const OPTIONAL: Optional = {
  PlaceBid: ['amount'],
  Recruit: ['at'],
  Build: ['slot'],
  MoveFleets: ['fleets'],
  MoveTroops: ['troops'],
  DiscardBuilding: ['slot'],
  UseCreature: ['target', 'island', 'slot', 'building', 'sea', 'from', 'to', 'troops'],
  SellPiece: ['at'],
};

/** The subcommand of a kind of move. */
export const cycladesMove = (
  name: string,
  type: Command['type'],
  choosing: Pick<TypedMove, 'fill'> & { readonly pick?: (view: View, moves: readonly Command[]) => Command | undefined } = {},
): SlashCommand => {
  const optional: readonly string[] = OPTIONAL[type] ?? [];
  const { pick, fill } = choosing;
  return typedMove({
    name,
    game: 'cyclades',
    type,
    canonical,
    fields: MOVES[type].map((field) => ({ ...field, required: !optional.includes(field.name) })),
    ...(pick && { pick: ({ view }, moves) => pick(view as View, moves as readonly Command[]) }),
    ...(fill && { fill }),
  });
};

/** The largest group, where only the count was left out. */
export const mostUnits = (_view: View, moves: readonly Command[]): Command | undefined => {
  const counted = moves.map((move) => ({ move, units: unitsOf(move) }));
  return counted.reduce((most, each) => (each.units > most.units ? each : most), { move: moves[0], units: 0 }).move;
};

const unitsOf = (move: Command): number => {
  if (move.type === 'MoveFleets') return move.fleets;
  return 'troops' in move ? move.troops : 0;
};

/** A slot outside the dotted square if there is one, so that a Metropolis finds its place free. */
export const slotBesideSquare = (view: View, moves: readonly Command[]): Command | undefined => {
  const isBeside = (move: Command): boolean =>
    move.type === 'Build' && !boardOf(view.seats.length).island(move.island)?.metroCovers.includes(move.slot);
  return moves.find(isBeside) ?? moves[0];
};
