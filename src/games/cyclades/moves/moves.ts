import type { Moves, MoveTable } from '#engine/moves.ts';
import type { Command } from '../commands.ts';
import { boardOf } from '../data/boards.ts';
import type { View } from '../viewTypes.ts';
import { creatureFields, wholeFlight } from './creatureMoves.ts';
import { mostUnits } from './units.ts';

/** Returns a slot outside the dotted square if there is one, so that the place of a Metropolis stays free. */
const slotBesideSquare = (view: View, moves: readonly Command[]): Command | undefined => {
  const isBeside = (move: Command): boolean =>
    move.type === 'Build' && !boardOf(view.seats.length).island(move.island)?.metroCovers.includes(move.slot);
  return moves.find(isBeside) ?? moves[0];
};

/** How each type of move is entered. */
export const TABLE = {
  PlaceBid: {
    name: 'bid',
    fields: [
      { name: 'god', kind: 'word', onBoard: true },
      { name: 'amount', kind: 'amount', optional: true },
    ],
    fill: (values) => (values.god === 'apollo' ? values : { amount: 1, ...values }),
  },
  Recruit: { name: 'recruit', fields: [{ name: 'at', kind: 'word', onBoard: true, optional: true }] },
  Build: {
    name: 'build',
    fields: [
      { name: 'island', kind: 'word', onBoard: true },
      { name: 'slot', kind: 'index', optional: true, together: true },
    ],
    pick: slotBesideSquare,
    fill: (values) => ({ slot: 0, ...values }),
  },
  MoveFleets: {
    name: 'fleets',
    fields: [
      { name: 'from', kind: 'word', onBoard: true },
      { name: 'to', kind: 'word', onBoard: true },
      { name: 'fleets', kind: 'amount', optional: true, together: true },
    ],
    pick: mostUnits,
    fill: (values) => ({ fleets: 1, ...values }),
  },
  MoveTroops: {
    name: 'troops',
    fields: [
      { name: 'from', kind: 'word', onBoard: true },
      { name: 'to', kind: 'word', onBoard: true },
      { name: 'troops', kind: 'amount', optional: true, together: true },
    ],
    pick: mostUnits,
    fill: (values) => ({ troops: 1, ...values }),
  },
  UseCreature: {
    name: 'creature',
    fields: [
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
    pick: wholeFlight,
    fill: creatureFields,
  },
  SwapCreature: { name: 'swap', fields: [{ name: 'creature', kind: 'entry', onBoard: true }] },
  SellPiece: {
    name: 'sell',
    fields: [
      { name: 'piece', kind: 'word' },
      { name: 'at', kind: 'word', onBoard: true, optional: true },
    ],
  },
  PushFleets: {
    name: 'push',
    fields: [
      { name: 'from', kind: 'word', onBoard: true },
      { name: 'to', kind: 'word', onBoard: true },
    ],
  },
  MoveKraken: { name: 'kraken', fields: [{ name: 'to', kind: 'word', onBoard: true }] },
  FinishCreature: { name: 'finish' },
  PlaceProsperity: { name: 'prosperity', fields: [{ name: 'island', kind: 'word', onBoard: true }] },
  PlaceMetropolis: { name: 'metropolis', fields: [{ name: 'island', kind: 'word', onBoard: true }] },
  DiscardBuilding: {
    name: 'discard',
    fields: [
      { name: 'island', kind: 'word', onBoard: true },
      { name: 'slot', kind: 'index', optional: true, together: true },
    ],
    fill: (values) => ({ slot: 0, ...values }),
  },
  Fight: { name: 'fight' },
  Retreat: { name: 'retreat', fields: [{ name: 'to', kind: 'word', onBoard: true }] },
  EndTurn: { name: 'end', confirm: 'always' },
} as const satisfies MoveTable<Command, View>;

/** Returns the path of a voyage with steps left: by default the fleets move on. */
const defaultPath = ({ turn }: View): readonly string[] =>
  turn?.voyage === undefined || turn.voyage.stepsLeft === 0 ? [] : ['MoveFleets', turn.voyage.at];

export const moves: Moves<Command, View> = { table: TABLE, defaultPath };
