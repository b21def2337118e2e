import {
  type Fields,
  isRecord,
  type Misfit,
  type ObjectSchema,
  type TaggedCheck,
  type TaggedMisfit,
  tagged,
  taggedCheckOf,
} from '../../schema.ts';
import type { Command } from '../commands.ts';
import { type Expected, type Refusal, refuse } from '../rejections.ts';
import { CREATURES, type Creature } from '../types.ts';
import { apollo, building, creature, fromOne, fromZero, god, piece, seat, space } from './words.ts';

type Uses = Readonly<Record<Creature, Fields>>;

const island: Fields = { island: space };
const target: Fields = { target: seat };

/** The further fields that each creature's use needs. */
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

/** The shapes of commands. */
export const COMMAND_SHAPES: readonly ObjectSchema[] = Object.values(SHAPES).flat();

/** Returns why a value is no command of Cyclades, whatever the position. */
export const whyMalformed = (value: unknown): Refusal | undefined => {
  const misfit = misfitOf(value);
  if (misfit === undefined) return undefined;
  if (misfit === 'notTagged') return refuse('notACommand', {});
  const { type } = value as Command;
  return misfit === 'unknownType' ? refuse('unknownCommand', { type }) : refuseMisfit(type, misfit);
};

const CHECKS = new Map(Object.entries(SHAPES).map(([type, shapes]) => [type, taggedCheckOf(shapes)]));
const USE_CHECKS = new Map<unknown, TaggedCheck>(CREATURES.map((name) => [name, taggedCheckOf([useShape(name)])]));

/** Checks a creature's use against that creature's shape; one of an unknown creature, against all. */
const misfitOf = (value: unknown): TaggedMisfit => {
  if (!isRecord(value) || typeof value.type !== 'string') return 'notTagged';
  const check = (value.type === 'UseCreature' && USE_CHECKS.get(value.creature)) || CHECKS.get(value.type);
  return check ? check(value) : 'unknownType';
};

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
