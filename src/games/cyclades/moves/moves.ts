import type { Field, MoveChoice, Moves, MoveTable, Risk } from '#engine/moves.ts';
import type { Command } from '../commands.ts';
import { attackOf } from '../data/attacks.ts';
import { boardOf } from '../data/boards.ts';
import { bringsNothing } from '../data/purchases.ts';
import { stepsOf, voyagesOf } from '../data/routes.ts';
import type { View } from '../viewTypes.ts';
import { creatureFields, wholeFlight } from './creatureMoves.ts';
import { mostUnits } from './units.ts';

/** Returns a slot outside the dotted square if there is one, so that the place of a Metropolis stays free. */
const slotBesideSquare = (view: View, moves: readonly Command[]): Command | undefined => {
  const isBeside = (move: Command): boolean =>
    move.type === 'Build' && !boardOf(view.seats.length).island(move.island)?.metroCovers.includes(move.slot);
  return moves.find(isBeside) ?? moves[0];
};

/** A word chosen from a list or on the board. */
const onBoard = <const Name extends string>(name: Name) => ({ name, kind: 'word', onBoard: true }) as const;

const optionalOnBoard = <const Name extends string>(name: Name) => ({ ...onBoard(name), optional: true }) as const;

/** A field that may be left out, chosen together with the one before it. */
const together = <const Name extends string, const Kind extends Field['kind']>(name: Name, kind: Kind) =>
  ({ name, kind, optional: true, together: true }) as const;

const CREATURE = { name: 'creature', kind: 'entry', onBoard: true, explained: true } as const;

/** Returns whose fleets the Kraken would destroy with a move, if any. */
const sunkBy = (view: View, move: Command): number | undefined => {
  const sea = move.type === 'UseCreature' && move.creature === 'kraken' ? move.sea : move.type === 'MoveKraken' ? move.to : '';
  return view.fleets.find((held) => held.sea === sea)?.seat;
};

const riskOf = (view: View, move: Command): Risk | undefined => {
  if (sunkBy(view, move) === move.seat || bringsNothing(view, move)) return 'loss';
  return attackOf(view, move) === undefined ? undefined : 'dice';
};

/** Whether a move destroys fleets of another seat, begins a battle, or takes an island. */
const strikes = (view: View, move: Command): boolean => {
  const sunk = sunkBy(view, move);
  const owner = move.type === 'MoveTroops' ? view.islands.find(({ id }) => id === move.to)?.owner : sunk;
  return attackOf(view, move) !== undefined || (owner !== undefined && owner !== move.seat);
};

type Pick = NonNullable<MoveChoice<Command, View>['pick']>;

/** Returns one move for each place that the moves lead to. */
const onePerPlace =
  (pick: Pick) =>
  (view: View, moves: readonly Command[]): readonly Command[] => {
    const placeOf = (move: Command): string => ('to' in move ? move.to : 'island' in move ? move.island : '');
    const places = [...new Set(moves.map(placeOf))];
    return places.flatMap(
      (place) =>
        pick(
          view,
          moves.filter((move) => placeOf(move) === place),
        ) ?? [],
    );
  };

/** How each type of move is entered. */
export const TABLE = {
  PlaceBid: {
    name: 'bid',
    fields: [onBoard('god'), { name: 'amount', kind: 'amount', optional: true }],
    fill: (values) => (values.god === 'apollo' ? values : { amount: 1, ...values }),
  },
  Recruit: { name: 'recruit', fields: [optionalOnBoard('at')] },
  Build: {
    name: 'build',
    fields: [onBoard('island'), together('slot', 'index')],
    likely: onePerPlace(slotBesideSquare),
    pick: slotBesideSquare,
    fill: (values) => ({ slot: 0, ...values }),
  },
  MoveFleets: {
    name: 'fleets',
    fields: [onBoard('from'), onBoard('to'), together('fleets', 'amount')],
    risk: riskOf,
    strikes,
    likely: onePerPlace(mostUnits),
    pick: mostUnits,
    fill: (values) => ({ fleets: 1, ...values }),
  },
  MoveTroops: {
    name: 'troops',
    fields: [onBoard('from'), onBoard('to'), together('troops', 'amount')],
    risk: riskOf,
    strikes,
    likely: onePerPlace(mostUnits),
    pick: mostUnits,
    fill: (values) => ({ troops: 1, ...values }),
  },
  UseCreature: {
    name: 'creature',
    fields: [
      CREATURE,
      { name: 'target', kind: 'seat', optional: true },
      optionalOnBoard('island'),
      together('slot', 'index'),
      together('building', 'word'),
      optionalOnBoard('sea'),
      optionalOnBoard('from'),
      optionalOnBoard('to'),
      together('troops', 'amount'),
    ],
    risk: riskOf,
    strikes,
    pick: wholeFlight,
    fill: creatureFields,
  },
  SwapCreature: { name: 'swap', fields: [CREATURE] },
  SellPiece: { name: 'sell', fields: [{ name: 'piece', kind: 'word' }, optionalOnBoard('at')] },
  PushFleets: { name: 'push', fields: [onBoard('from'), onBoard('to')] },
  MoveKraken: { name: 'kraken', fields: [onBoard('to')], risk: riskOf, strikes },
  FinishCreature: { name: 'finish' },
  PlaceProsperity: {
    name: 'prosperity',
    fields: [onBoard('island')],
    favors: (view, move) => 'island' in move && view.islands.find(({ id }) => id === move.island)?.owner === move.seat,
  },
  PlaceMetropolis: { name: 'metropolis', fields: [onBoard('island')] },
  DiscardBuilding: {
    name: 'discard',
    fields: [onBoard('island'), together('slot', 'index')],
    fill: (values) => ({ slot: 0, ...values }),
  },
  Fight: { name: 'fight' },
  Retreat: { name: 'retreat', fields: [onBoard('to')] },
  EndTurn: { name: 'end', confirm: true },
} as const satisfies MoveTable<Command, View>;

/** Fleets sail to any sea space in reach with one command. */
export const moves: Moves<Command, View> = {
  table: TABLE,
  compound: voyagesOf,
  steps: (view, move) => (move.type === 'MoveFleets' ? stepsOf(view, move) : [move]),
};
