import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChosenMove, MoveRequest } from '#computer/moveChooser.ts';
import type { Services } from '#discord/command/services.ts';
import type { MatchId } from '#matches/index.ts';

/** Chooses a move for a computer seat; `undefined` if it finds none. */
export type ChooseMove = (request: MoveRequest) => Promise<ChosenMove | undefined>;

/**
 * The time of a computer's move is rounded up to a multiple of this, because the exact time would reveal something about what
 * only its seat knows.
 */
const BEAT_MS = 200;

/**
 * Plays for seats that were conceded while the match was suspended, then the moves of computers, one by one, until a person has
 * to act or the match is over. If the chooser finds no move, plays the game's safe move. May be called twice or for nothing.
 */
export const playComputers = async (services: Services, chooseMove: ChooseMove, id: MatchId): Promise<void> => {
  const unanswered = await services.matches.unansweredAbandonment(id);
  if (unanswered !== undefined) await services.matches.play(id, { type: 'GoOn' }, `go on ${unanswered}`);
  for (;;) {
    const turn = await services.matches.computerTurn(id);
    if (turn === undefined) return;
    const { game, level, view, legal, seat, version, decision } = turn;
    // Independent of the match, so that neither its draws nor the computer's moves can be predicted.
    const seed = randomBytes(16).toString('hex');
    const chosen = await inWholeBeats(() => chooseMove({ game, level, view, legal, seed }));
    await services.matches.play(id, { type: 'PlayAsComputer', seat, decision, ...chosen }, `computer ${version} ${seat}`);
  }
};

const inWholeBeats = async <T>(act: () => Promise<T>): Promise<T> => {
  const startedAt = performance.now();
  const result = await act();
  await wait(BEAT_MS - ((performance.now() - startedAt) % BEAT_MS));
  return result;
};
