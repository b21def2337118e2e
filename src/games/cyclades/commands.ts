import { exactly, type Fields, tagged, type ValueOf } from '../schema.ts';
import type { Creature } from './types.ts';
import { apollo, building, creature, fromOne, fromZero, god, piece, seat, space } from './vocabulary/words.ts';

const use = <const Name extends Creature, Target extends Fields, Optional extends Fields = Readonly<Record<never, never>>>(
  name: Name,
  target: Target,
  optional?: Optional,
) => tagged('UseCreature', { seat, creature: exactly(name, 'creature'), ...target }, optional);

/** `target`: the opponent who is robbed. */
const target = { target: seat };
const island = { island: space };

/** Buys a creature of the track and uses it; after the Chimera uses one of the discard pile. */
export const USES = {
  fates: use('fates', {}),
  griffon: use('griffon', target),
  harpy: use('harpy', island),
  pegasus: use('pegasus', { from: space, to: space, troops: fromOne }),
  /** `from`: where the own fleet is taken, when none is in reserve. */
  mermaid: use('mermaid', { sea: space }, { from: space }),
  giant: use('giant', { island: space, slot: fromZero }),
  dryad: use('dryad', target),
  satyr: use('satyr', target),
  cyclops: use('cyclops', { island: space, slot: fromZero, building }),
  sphinx: use('sphinx', {}),
  sylph: use('sylph', {}),
  chimera: use('chimera', {}),
  minotaur: use('minotaur', island),
  chiron: use('chiron', island),
  medusa: use('medusa', island),
  polyphemus: use('polyphemus', island),
  kraken: use('kraken', { sea: space }),
};

/** What a seat may ask for. Every amount is a count of gold pieces or of units. */
export const COMMAND_SHAPES = {
  /** Puts the current marker on a god with an amount of at least 1, or on Apollo for nothing. */
  PlaceBid: [tagged('PlaceBid', { seat, god, amount: fromOne }), tagged('PlaceBid', { seat, god: apollo })],
  /** Poseidon: a fleet on a sea space. Ares: a troop on an island. Zeus, Athena: a priest, a philosopher (no `at`). */
  Recruit: [tagged('Recruit', { seat }, { at: space })],
  /** The building of the god of the turn. */
  Build: [tagged('Build', { seat, island: space, slot: fromZero })],
  /**
   * One step. From the space of the current voyage it continues that voyage, while steps are left; otherwise a new voyage
   * begins, for 1 GP.
   */
  MoveFleets: [tagged('MoveFleets', { seat, from: space, to: space, fleets: fromOne })],
  MoveTroops: [tagged('MoveTroops', { seat, from: space, to: space, troops: fromOne })],
  /** Apollo's Prosperity marker. */
  PlaceProsperity: [tagged('PlaceProsperity', { seat, island: space })],
  /** Names one building of a completed set to give up, where the seat has several of that type. */
  DiscardBuilding: [tagged('DiscardBuilding', { seat, island: space, slot: fromZero })],
  PlaceMetropolis: [tagged('PlaceMetropolis', { seat, island: space })],
  /** Another round of the battle, instead of retreating. */
  Fight: [tagged('Fight', { seat })],
  Retreat: [tagged('Retreat', { seat, to: space })],
  /** Zeus: replaces a creature of the track with the top of the deck. */
  SwapCreature: [tagged('SwapCreature', { seat, creature })],
  UseCreature: Object.values(USES),
  /** The Sphinx: sells one troop of an island, one fleet of a sea space (`at`), one priest or one philosopher (no `at`). */
  SellPiece: [tagged('SellPiece', { seat, piece }, { at: space })],
  /** Polyphemus: all fleets of a space go one space away from him. */
  PushFleets: [tagged('PushFleets', { seat, from: space, to: space })],
  /** One further step of the Kraken, for 1 GP. */
  MoveKraken: [tagged('MoveKraken', { seat, to: space })],
  /** Ends what a creature still allows: more sales, steps of the Sylph, steps of the Kraken. */
  FinishCreature: [tagged('FinishCreature', { seat })],
  EndTurn: [tagged('EndTurn', { seat })],
};

export type Command = ValueOf<(typeof COMMAND_SHAPES)[keyof typeof COMMAND_SHAPES][number]>;
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;

export type UseCreature = ValueOf<(typeof USES)[Creature]>;
/** The use of one creature. */
export type UseOf<Name extends Creature> = Extract<UseCreature, { readonly creature: Name }>;
