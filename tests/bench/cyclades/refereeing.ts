import type { AnyGame, BaseCommand, Chance } from '#engine/game.ts';
import type { Command } from '#games/cyclades/commands.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { CREATURES } from '#games/cyclades/types.ts';
import { askingCyclades, isUseOf } from '../../support/builders/mistakenCyclades.ts';
import { CONSERVED } from '../../support/laws/conservation.ts';
import { SECRETS } from '../../support/laws/secrets.ts';
import { provided } from '../../support/setup/provided.ts';
import { capitals } from '../figures.ts';
import type { Refereeing } from '../refereeing.ts';
import { begun } from './beginnings.ts';
import { creatureUse, WHOM } from './uses.ts';

const { nearMiss, anyCommand } = askingCyclades;

const kindOf = (move: Command): string => (move.type === 'UseCreature' ? move.creature : move.type);

/**
 * Chooses the kind of move first, with each creature as its own kind, so that the many offerings and flights do not dominate. The choices
 * of a creature are rarely cut short: otherwise the Sylph would hardly reach her last steps.
 */
const pick = (moves: readonly BaseCommand[], chance: Chance): BaseCommand => {
  const listed = moves as readonly Command[];
  const kinds = [...new Set(listed.map(kindOf))];
  const going = kinds.filter((kind) => kind !== 'FinishCreature');
  const kind = chance.pick(going.length > 0 && chance.die([1, 2, 3, 4]) > 1 ? going : kinds);
  return chance.pick(listed.filter((move) => kindOf(move) === kind));
};

/** A move with one field changed, an earlier move, a use of a card on the track, and any command at all. */
const others: Refereeing['others'] = (any, listed, played, chance) => {
  const state = any as State;
  const seats = state.seats.length;
  const [{ seat }] = listed as readonly [BaseCommand];
  const cards = state.phase === 'actions' && state.turn?.effect?.creature === 'chimera' ? state.discards : state.track;
  return [
    nearMiss(pick(listed, chance), seats, chance),
    { ...chance.pick(played.length > 0 ? played : listed), seat },
    { ...anyCommand(seats, chance, isUseOf(cards)), seat },
    anyCommand(seats, chance),
  ];
};

/** With open gold a seat's gold is not secret. */
const secrets = provided(SECRETS, 'cyclades');
const otherwise: typeof secrets.otherwise = (state, seat) =>
  (state as State).options.gold === 'open' ? undefined : secrets.otherwise(state, seat);

const ending = (any: unknown): string | undefined => {
  const state = any as State;
  if (state.phase !== 'ended') return undefined;
  const { reason, winners } = state.outcome;
  return reason === 'metropolises' && winners.length > 1 ? 'shared' : reason;
};

/** The referee's part for Cyclades; it counts creatures by the owner of their target. */
export const refereeingCyclades: Refereeing = {
  game: cyclades as unknown as AnyGame,
  secrets: { ...secrets, otherwise },
  conserved: provided(CONSERVED, 'cyclades'),
  begun,
  pick,
  others,
  uses: (state, command) => {
    const use = creatureUse(state as State, command as Command);
    return use ? [`${use.creature} on ${use.whom}`] : [];
  },
  figuresOf: (uses) =>
    Object.fromEntries(
      CREATURES.flatMap((creature) => WHOM.map((whom) => `${creature} on ${whom}`))
        .map((use) => [capitals(use), uses.filter((each) => each === use).length] as const)
        .filter(([, count]) => count !== 0),
    ),
  ending,
  endings: () => ['metropolises', 'shared', 'lastSeat'],
  measure: 'Cycles',
  measured: (state) => (state as State).cycle,
};
