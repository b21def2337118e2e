import { type Trial, tryMoves } from '#engine/trial.ts';
import type { GameRegistry, PuzzleMove } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import { COMPUTER_NAMES } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { ideaLine } from '../moves/ideas.ts';
import { headOf } from '../moves/panelChoice.ts';
import { labelName, seatName } from '../text/seatNames.ts';
import { positionOf, puzzleOf, SEATS } from './puzzles.ts';

/** The puzzle of a day, at a table that is no match. */
export type PuzzleSession = Readonly<NonNullable<ReturnType<typeof openPuzzle>>>;

/** Returns the puzzle of a day; `undefined` where there is none. `server`: where its picture is shown. */
export const openPuzzle = ({ games }: Pick<Services, 'games'>, day: number, server?: string) => {
  const puzzle = puzzleOf(games, day);
  const rules = games.find(puzzle?.game ?? '')?.rules;
  const reached = puzzle && rules && positionOf(rules, puzzle);
  if (reached === undefined || rules === undefined || puzzle === undefined) return undefined;
  const { state, seat, legal } = reached;
  const table = {
    game: puzzle.game,
    seats: COMPUTER_NAMES.slice(0, SEATS).map((name, each) => ({ seat: each, name })),
    ...(server !== undefined && { place: { server } }),
  };
  return { day, puzzle, seat, table, position: { match: table, legal, view: rules.view(state, seat) } };
};

/** Returns a legal move of a puzzle as a label, by its place. */
export const labelAt = (say: Sentences, { table, position }: PuzzleSession, place: number): string => {
  const move = position.legal[place];
  return move === undefined ? '' : headOf(say.game(table.game).move(position.view, move, labelName(table)));
};

/** Returns the lines that explain the best and the second move. */
export const explained = (games: GameRegistry, say: Sentences, session: PuzzleSession): readonly string[] => {
  const { puzzle, table, seat } = session;
  const { best, second } = puzzle;
  const line = (answer: PuzzleMove, number: number): string => {
    const { reasons, chance } = answer;
    const behind = (best.chance - chance) / 100;
    return ideaLine(say, table, seat, { line: lineOf(games, session, answer), reasons, behind }, number);
  };
  return [line(best, 1), line(second, 2), say.puzzle.chances(best.chance, second.chance)];
};

/** Returns the rest of the turn that begins with a move of the puzzle, tried on a copy. */
export const lineOf = (games: GameRegistry, { table, seat, position }: PuzzleSession, { move, line }: PuzzleMove): Trial => {
  const game = games.find(table.game);
  const command = position.legal[move];
  const tried =
    game?.trial && tryMoves({ ...game, trial: game.trial }, { view: position.view, legal: position.legal }, seat, line);
  if (tried !== undefined && tried.tried.length > 0) return tried;
  const first = command && { view: position.view, index: move, command, steps: [command], events: [] };
  return { tried: first ? [first] : [], view: position.view, legal: [] };
};

/** Returns how much less win chance a move brings than the best, from 0 to 1; `undefined` where that is not known. */
export const behindBest = ({ puzzle: { best, chances } }: PuzzleSession, place: number): number | undefined => {
  const chance = chances[place] ?? -1;
  return chance < 0 ? undefined : Math.max(0, best.chance - chance) / 100;
};

/** Returns what the puzzle asks: who one is, what is to be decided, and the state of the table. */
export const question = (say: Sentences, { table, position: { view }, seat }: PuzzleSession): readonly string[] => {
  const words = say.game(table.game);
  const name = seatName(say, table);
  const details = [words.outlook(view, name), words.purse(view, seat)].filter((line) => line !== '');
  return [say.puzzle.question(name(seat), words.prompt(view, seat, name)), ...details.map((line) => `-# ${line}`)];
};
