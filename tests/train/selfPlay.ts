import { type BaseCommand, fold, type Seat } from '#engine/game.ts';
import type { Network } from '#engine/network.ts';
import { randomMove } from '#engine/randomMove.ts';
import { theGame } from '../support/builders/positions.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import type { Player } from '../support/players/contest.ts';
import type { Sample, Stage, Trainee } from './trainee.ts';

const MAX_MOVES = 3_000;

/** The samples of one match as rows: the features, then the result. */
export type Rows = Float32Array;

/** A match of one stage. */
export interface SelfPlayed {
  readonly seats: number;
  readonly seed: number;
  readonly stage: number;
  /** The network fitted to the stages before. */
  readonly network?: Network;
}

/** Plays a match of a game by itself; the same seed gives the same match. Returns no rows if it does not end. */
export const selfPlay = (trainee: Trainee, { seats, seed, stage, network }: SelfPlayed): Rows => {
  const { noisy, mistakeOf, players: from } = trainee.stages[stage] as Stage;
  const game = theGame(trainee.id);
  const [luck, own] = [seeded(seed), seeded(seed * 77 + 5)];
  const options = Object.fromEntries(Object.entries(game.options).map(([name, [value = '']]) => [name, value]));
  let state = fold(game, game.initialState(), game.begin({ seats, options }));
  state = fold(game, state, game.deal(state, luck));
  const samples: Sample[] = [];
  const pool = from(seats, network);
  const players = Array.from({ length: seats }, () => (pool.length === 1 ? (pool[0] as Player) : own.pick(pool)));
  const isNoisy = own.pick(noisy);
  const oneOf = Array.from({ length: mistakeOf }, (_, index) => index);
  for (let move = 0; move < MAX_MOVES; move++) {
    const [seat] = game.active(state);
    if (seat === undefined) break;
    const command = moveOf(seat, isNoisy && own.pick(oneOf) === 0, seed * 1_000_003 + move);
    const decided = game.decide(state, command, luck);
    if (decided.rejected) throw new Error(`Seat ${seat} was refused: ${JSON.stringify({ command, ...decided })}`);
    let after = state;
    const events = decided.events.map((event) => {
      after = fold(game, after, [event]);
      return { event, state: after };
    });
    samples.push(...trainee.samplesOf({ seat, before: state, events }, own));
    state = decided.state;
  }
  return rowsOf(samples, state, game.outcome(state)?.winners ?? [], trainee.countFeatures(seats));

  function moveOf(seat: Seat, isMistake: boolean, moveSeed: number): BaseCommand {
    if (isMistake) return randomMove(game.legalMoves(state, seat), own);
    return (players[seat] as Player)(game, state, seat, seeded(moveSeed));
  }
};

const rowsOf = (samples: readonly Sample[], last: unknown, winners: readonly Seat[], inputs: number): Rows => {
  if (winners.length === 0) return new Float32Array();
  const rows = new Float32Array(samples.length * (inputs + 1));
  for (const [row, { features, seat, resultOf }] of samples.entries()) {
    rows.set(features, row * (inputs + 1));
    const share = winners.includes(seat) ? 1 / winners.length : 0;
    rows[row * (inputs + 1) + inputs] = resultOf?.(last) ?? share;
  }
  return rows;
};
