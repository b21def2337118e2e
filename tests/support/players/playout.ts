import { type AnyGame, type BaseCommand, type BaseEvent, type Chance, fold } from '#engine/game.ts';
import { playRandomMove } from '#referee/randomPlay.ts';
import { seeded } from '../fakes/seededChance.ts';

/** One decision of a random match: the state before, the command, the decision. */
export interface PlayedStep {
  readonly before: unknown;
  readonly command: BaseCommand;
  readonly events: readonly BaseEvent[];
  readonly after: unknown;
  /** Draws the same luck as the decision did. */
  readonly chance: () => Chance;
}

export interface Playout {
  readonly options: Readonly<Record<string, string>>;
  readonly opening: readonly BaseEvent[];
  readonly start: unknown;
  readonly steps: readonly PlayedStep[];
  readonly events: readonly BaseEvent[];
  readonly end: unknown;
}

/** A match of random legal moves, chosen by kind first; the same for the same seed. Ends with the match, or after `most` moves. */
export const playOut = (
  game: AnyGame,
  seats: number,
  seed: number,
  options: Readonly<Record<string, string>> = randomOptions(game, seed),
  most = 20_000,
): Playout => {
  const begun = game.begin({ seats, options });
  const unstarted = fold(game, game.initialState(), begun);
  const dealt = game.deal(unstarted, seeded(seed));
  const start = fold(game, unstarted, dealt);
  const steps: PlayedStep[] = [];
  let state = start;
  for (let number = 1; number <= most; number++) {
    const chance = (): Chance => seeded(seed * 1_000_003 + number);
    const move = playRandomMove(game, state, seeded(seed * 999_983 - number), chance());
    if (!move) break;
    const { command, events } = move;
    const after = fold(game, state, events);
    steps.push({ before: state, command, events, after, chance });
    state = after;
  }
  const opening = [...begun, ...dealt];
  return { options, opening, start, steps, events: [...opening, ...steps.flatMap((step) => step.events)], end: state };
};

/** One value for each of the game's options; the defaults for seed 0. */
export const randomOptions = (game: AnyGame, seed: number): Readonly<Record<string, string>> => {
  const chance = seeded(seed);
  return Object.fromEntries(
    Object.entries(game.options).map(([name, values]) => [name, (seed === 0 ? values[0] : chance.pick(values)) ?? '']),
  );
};
