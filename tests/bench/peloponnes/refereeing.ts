import type { AnyGame } from '#engine/game.ts';
import { randomMove } from '#engine/randomMove.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { worthOf } from '#games/peloponnes/rules/holdings.ts';
import type { State } from '#games/peloponnes/state.ts';
import { ALL_STRIKES, usesFrom } from '../../games/peloponnes/uses.ts';
import { askingPeloponnes } from '../../support/builders/mistakenPeloponnes.ts';
import { CONSERVED } from '../../support/laws/conservation.ts';
import { SECRETS } from '../../support/laws/secrets.ts';
import { provided } from '../../support/setup/provided.ts';
import { capitals } from '../figures.ts';
import type { Refereeing } from '../refereeing.ts';
import { begun } from './beginnings.ts';

const { nearMiss, anyCommand } = askingPeloponnes;

/** A move with one field changed, an earlier move by its seat and by an active one, and any command at all. */
const others: Refereeing['others'] = (any, listed, played, chance) => {
  const seats = (any as State).seats.length;
  const before = chance.pick(played.length > 0 ? played : listed);
  return [
    nearMiss(randomMove(listed, chance), seats, chance, listed),
    before,
    { ...before, seat: chance.pick(listed).seat },
    anyCommand(seats, chance),
  ];
};

/** The referee's part for Peloponnes; it counts disasters by whether they were suffered or averted. */
export const refereeingPeloponnes: Refereeing = {
  game: peloponnes as unknown as AnyGame,
  secrets: provided(SECRETS, 'peloponnes'),
  conserved: provided(CONSERVED, 'peloponnes'),
  begun,
  pick: randomMove,
  others,
  uses: (state, _command, events) => usesFrom(state as State, events as readonly Event[]),
  figuresOf: (uses) => ({
    ...Object.fromEntries(ALL_STRIKES.map((strike) => [capitals(strike), uses.filter((use) => use === strike).length])),
    TileUses: new Set(uses.filter((use) => !ALL_STRIKES.includes(use))).size,
  }),
  ending: (state) => peloponnes.outcome(state as State)?.reason,
  endings: (seats) => (seats === 1 ? ['soloScore', 'campaignWon', 'campaignLost'] : ['score']),
  measure: 'Score',
  measured: (any) => {
    const state = any as State;
    return Math.max(...state.seats.map((_, seat) => worthOf(state, seat).score));
  },
};
