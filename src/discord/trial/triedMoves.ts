import { createHash } from 'node:crypto';
import type { BaseCommand } from '#engine/game.ts';
import { type Trial, type TriedMove, tryMoves } from '#engine/trial.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Position } from '#matches/index.ts';
import { NOTHING_TRIED } from '../moves/panel.ts';

/**
 * Tried moves as one word of a custom id: the place of each among the moves that were legal then, after a check of what they
 * are. They are kept nowhere else, so a restart loses none. A word that means other moves now is recognised.
 */

const BASE = 36;
const DIGITS = 2;
const CHECKED = 5;

/** As many as a custom id has room for beside the choices of the next one. */
export const MOST_TRIED = 12;

const checkOf = (commands: readonly BaseCommand[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(commands)).digest();
  return (hash.readUInt32BE() % BASE ** CHECKED).toString(BASE).padStart(CHECKED, '0');
};

/** Returns the word of some tried moves. */
export const wordOf = (tried: readonly TriedMove[]): string =>
  tried.length === 0
    ? NOTHING_TRIED
    : [
        checkOf(tried.map(({ command }) => command)),
        ...tried.map(({ index }) => index.toString(BASE).padStart(DIGITS, '0')),
      ].join('');

const indicesIn = (word: string): readonly number[] =>
  (word.slice(CHECKED).match(/../g) ?? []).map((digits) => Number.parseInt(digits, BASE));

/** Returns the trial of a word in a position; `undefined` where it does not fit. */
export const trialIn = (games: GameRegistry, position: Position, word: string): Trial | undefined => {
  const trial = tryIn(games, position, indicesIn(word));
  return trial && wordOf(trial.tried) === word ? trial : undefined;
};

/** Returns a trial with one more move. */
export const withMove = (
  games: GameRegistry,
  position: Position,
  { tried, legal }: Trial,
  move: BaseCommand,
): Trial | undefined => tryIn(games, position, [...tried.map(({ index }) => index), legal.indexOf(move)]);

const tryIn = (games: GameRegistry, { match, seat, view, legal }: Position, indices: readonly number[]): Trial | undefined => {
  const game = games.find(match.game);
  if (game?.trial === undefined || seat === undefined || legal.length === 0) return undefined;
  return tryMoves({ ...game, trial: game.trial }, { view, legal }, seat, indices);
};
