import { type Fields, isRecord, type Misfit, type ObjectSchema, tagged, taggedMisfitOf } from '../../schema.ts';
import type { Command } from '../commands.ts';
import { type Expected, type Refusal, refuse } from '../rejections.ts';
import { CREATURES, type Creature } from '../types.ts';
import { apollo, building, creature, fromOne, fromZero, god, piece, seat, space } from './words.ts';

type Uses = Readonly<Record<Creature, Fields>>;

const island: Fields = { island: space };
const target: Fields = { target: seat };

/** What each creature must be told. */
const USES: Uses = {
  fates: {},
  griffon: target,
  harpy: island,
  pegasus: { from: space, to: space, troops: fromOne },
  mermaid: { sea: space },
  giant: { island: space, slot: fromZero },
  dryad: target,
  satyr: target,
  cyclops: { island: space, slot: fromZero, building },
  sphinx: {},
  sylph: {},
  chimera: {},
  minotaur: island,
  chiron: island,
  medusa: island,
  polyphemus: island,
  kraken: { sea: space },
};

const useShape = (name: Creature): ObjectSchema =>
  tagged(
    'UseCreature',
    { seat, creature: { title: 'creature', const: name }, ...USES[name] },
    name === 'mermaid' ? { from: space } : {},
  );

const SHAPES: Readonly<Record<Command['type'], readonly ObjectSchema[]>> = {
  PlaceBid: [tagged('PlaceBid', { seat, god, amount: fromOne }), tagged('PlaceBid', { seat, god: apollo })],
  Recruit: [tagged('Recruit', { seat }, { at: space })],
  Build: [tagged('Build', { seat, island: space, slot: fromZero })],
  MoveFleets: [tagged('MoveFleets', { seat, from: space, to: space, fleets: fromOne })],
  MoveTroops: [tagged('MoveTroops', { seat, from: space, to: space, troops: fromOne })],
  PlaceProsperity: [tagged('PlaceProsperity', { seat, island: space })],
  DiscardBuilding: [tagged('DiscardBuilding', { seat, island: space, slot: fromZero })],
  PlaceMetropolis: [tagged('PlaceMetropolis', { seat, island: space })],
  Fight: [tagged('Fight', { seat })],
  Retreat: [tagged('Retreat', { seat, to: space })],
  SwapCreature: [tagged('SwapCreature', { seat, creature })],
  UseCreature: CREATURES.map(useShape),
  SellPiece: [tagged('SellPiece', { seat, piece }, { at: space })],
  PushFleets: [tagged('PushFleets', { seat, from: space, to: space })],
  MoveKraken: [tagged('MoveKraken', { seat, to: space })],
  FinishCreature: [tagged('FinishCreature', { seat })],
  EndTurn: [tagged('EndTurn', { seat })],
};

/** What commands look like. */
export const COMMAND_SHAPES: readonly ObjectSchema[] = Object.values(SHAPES).flat();

/** Why a value is no command of Cyclades, whatever the position. */
export const whyMalformed = (value: unknown): Refusal | undefined => {
  const misfit = taggedMisfitOf(shapesFor(value), value);
  if (misfit === undefined) return undefined;
  if (misfit === 'notTagged') return refuse('notACommand', {});
  const { type } = value as Command;
  return misfit === 'unknownType' ? refuse('unknownCommand', { type }) : refuseMisfit(type, misfit);
};

const shapesFor = (value: unknown): readonly ObjectSchema[] => {
  if (!isRecord(value) || typeof value.type !== 'string' || !isCommandType(value.type)) return [];
  const named = value.type === 'UseCreature' ? CREATURES.indexOf(value.creature as Creature) : -1;
  const shapes = SHAPES[value.type];
  return named < 0 ? shapes : shapes.slice(named, named + 1);
};

const isCommandType = (type: string): type is Command['type'] => Object.hasOwn(SHAPES, type);

const refuseMisfit = (command: string, { field, problem, expected }: Misfit): Refusal => {
  switch (problem) {
    case 'missing':
      return refuse('missingField', { command, field });
    case 'unknown':
      return refuse('unknownField', { command, field });
    case 'wrong':
      return refuse('wrongField', { command, field, expected: (expected ?? 'text') as Expected });
  }
};
