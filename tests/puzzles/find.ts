import { type SelfPlayed, selfPlayed } from '#discord/puzzle/puzzles.ts';
import type { AnyAdvice } from '#engine/advice.ts';
import type { BaseCommand } from '#engine/game.ts';
import { tryLine } from '#engine/trial.ts';
import type { Puzzle, PuzzleMove } from '#games/index.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { COMPUTER_SEATS, gameOf, REGISTRY } from '../support/games.ts';
import { provided } from '../support/setup/provided.ts';

/** The games of the puzzles, in turn. */
export const PUZZLES_OF = ['cyclades', 'peloponnes'] as const;

/** By how much the best move leads over the second. */
export const LEAD = 0.15;
/** A position with fewer moves, or moves that differ by more than an amount, is too easy; so is one that is won or lost anyway. */
const LEAST_MOVES = 6;
const LEAST_IDEAS = 3;
const [HOPELESS, WON] = [0.2, 0.97];
/** A multiple of the effort of a decision. */
export const DEEP = 10;
/** From here on, a match has a history. */
const FIRST_DECISION = 12;
/** Longer matches are dropped. */
const LAST_DECISION = 300;

/** Advice on a position, with its own luck. */
export const advised = (game: string, { state, seat, legal }: SelfPlayed, effort: number, seed = 1): readonly AnyAdvice[] =>
  provided(COMPUTER_SEATS, game).advise(gameOf(game)?.view(state, seat), legal, seeded(seed), effort);

export const leadOf = ([best, second]: readonly AnyAdvice[]): number =>
  best === undefined || second === undefined ? 0 : best.winChance - second.winChance;

/** Returns the number of moves that differ by more than an amount. */
const countIdeas = (game: string, legal: readonly BaseCommand[]): number => {
  const fields = REGISTRY.find(game)?.fields ?? {};
  const ideas = legal.map((move) => {
    const names = (fields[move.type] ?? []).flatMap(({ name, kind }) => (kind === 'amount' ? [] : [name]));
    return JSON.stringify(move, ['type', ...names]);
  });
  return new Set(ideas).size;
};

const isTelling = (advice: readonly AnyAdvice[], least: number): boolean => {
  const { winChance = 0 } = advice[0] ?? {};
  return leadOf(advice) >= least && winChance > HOPELESS && winChance < WON;
};

const placeIn = ({ legal }: SelfPlayed, move: BaseCommand | undefined): number =>
  legal.findIndex((one) => JSON.stringify(one) === JSON.stringify(move));

const percent = (chance: number): number => Math.round(100 * chance);

const written = (id: string, position: SelfPlayed, advice: AnyAdvice | undefined): PuzzleMove => ({
  move: placeIn(position, advice?.move),
  line: advice === undefined ? [] : lineOf(id, position, advice),
  chance: percent(advice?.winChance ?? 0),
  reasons: advice?.reasons ?? [],
});

const lineOf = (id: string, { state, seat, legal }: SelfPlayed, { move, following = [] }: AnyAdvice): readonly number[] => {
  const game = REGISTRY.find(id);
  if (game?.trial === undefined) return [];
  const line = tryLine({ ...game, trial: game.trial }, { view: game.rules.view(state, seat), legal }, seat, [move, ...following]);
  return line?.tried.map(({ index }) => index) ?? [];
};

/** Returns what is stored of a position by the advice on it. */
export const judgedPuzzle = (
  id: string,
  position: SelfPlayed,
  advice: readonly AnyAdvice[],
): Pick<Puzzle, 'best' | 'second' | 'chances'> => ({
  best: written(id, position, advice[0]),
  second: written(id, position, advice[1]),
  chances: position.legal.map((move) => {
    const found = advice.find((one) => JSON.stringify(one.move) === JSON.stringify(move));
    return found === undefined ? -1 : percent(found.winChance);
  }),
});

/** The luck of each look at a position: what is best must not depend on it. */
const LOOKS = [1, 2];

/**
 * Returns the two best moves of a position where the best leads in every look at the higher effort; it has to be `expected`, and
 * what *usual* plays, so that the puzzle outlives a network.
 */
export const telling = (
  id: string,
  position: SelfPlayed,
  expected: BaseCommand | undefined,
): Pick<Puzzle, 'best' | 'second' | 'chances'> | undefined => {
  const { state, seat, legal } = position;
  const looks = LOOKS.map((seed) => advised(id, position, DEEP, seed));
  const usual = provided(COMPUTER_SEATS, id).usual.choose(gameOf(id)?.view(state, seat), legal, seeded(1));
  const best = [usual, ...looks.map(([advice]) => advice?.move)];
  const areAlike = best.every((move) => JSON.stringify(move) === JSON.stringify(expected));
  const [first = []] = looks;
  return areAlike && looks.every((advice) => isTelling(advice, LEAD)) ? judgedPuzzle(id, position, first) : undefined;
};

/** Returns a puzzle of a self-played match: the first position that is one. Two seats play as *strong*, two as *usual*. */
export const puzzleFrom = (id: string, seed: string): Puzzle | undefined => {
  const game = gameOf(id);
  const { usual } = provided(COMPUTER_SEATS, id);
  if (game === undefined) return undefined;
  const places: string[] = [];
  let puzzle: ReturnType<typeof telling>;
  selfPlayed(game, seed, (position) => {
    const { state, seat, legal } = position;
    if (places.length > LAST_DECISION) return undefined;
    const isStrong = seat % 2 === 0;
    const advice = isStrong ? advised(id, position, 1) : [];
    const isRich = legal.length >= LEAST_MOVES && countIdeas(id, legal) >= LEAST_IDEAS;
    if (places.length >= FIRST_DECISION && isRich && isTelling(advice, LEAD)) {
      const found = telling(id, position, advice[0]?.move);
      if (found !== undefined) {
        puzzle = found;
        return undefined;
      }
    }
    const move = isStrong ? advice[0]?.move : usual.choose(game.view(state, seat), legal, seeded(places.length));
    const place = Math.max(0, placeIn(position, move));
    places.push(place.toString(36));
    return place;
  });
  return puzzle && { seed, moves: places.join(' '), ...puzzle };
};
