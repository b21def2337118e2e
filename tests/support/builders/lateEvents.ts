import { type BaseEvent, fold } from '#engine/game.ts';
import { seeded } from '../fakes/seededChance.ts';
import { naiveMove } from '../players/naivePlayer.ts';
import { randomOptions } from '../players/playout.ts';
import { theGame } from './positions.ts';

/** Number of moves left to play: few enough that the match ends soon, however these are chosen. */
const MOVES_LEFT = 4;
const MAX_MOVES = 2_000;

/** Returns the events of a match of naive players, from its first one until shortly before its end. */
export const lateEvents = (id: string, seats: number, seed: number): readonly BaseEvent[] => {
  const game = theGame(id);
  const chance = seeded(seed);
  const begun = game.begin({ seats, options: randomOptions(game, 0) });
  const unstarted = fold(game, game.initialState(), begun);
  const dealt = game.deal(unstarted, chance);
  let state = fold(game, unstarted, dealt);
  const moves: (readonly BaseEvent[])[] = [];
  while (moves.length < MAX_MOVES) {
    const [seat] = game.active(state);
    if (seat === undefined) return [...begun, ...dealt, ...moves.slice(0, -MOVES_LEFT).flat()];
    const move = naiveMove(id, game.view(state, seat), game.legalMoves(state, seat), chance);
    const decision = game.decide(state, move, chance);
    if (decision.rejected) throw new Error(`A legal move was refused: ${JSON.stringify(move)}`);
    moves.push(decision.events);
    state = decision.state;
  }
  throw new Error(`The match does not end within ${MAX_MOVES} moves.`);
};
