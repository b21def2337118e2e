import type { AnyGame } from '#engine/game.ts';
import { decideMatch } from '#matches/decide/decideMatch.ts';
import type { Draws } from '#matches/decide/transition.ts';
import type { LoggedEvent, RecordedCommand } from '#matches/index.ts';
import { countedChance } from '#matches/log/chance.ts';
import type { FoldedState } from '#matches/replay/stateCache.ts';
import { withPlayedOptions } from '#verify/formerOptions.ts';
import { commandAgain } from '#verify/redecide.ts';
import { difference, type JudgeChances, meanOf } from './chances.ts';

/** How often a decision is repeated to see what it could have drawn. */
const SAMPLES = 24;

/** A command that was played, with the match before and after it. */
export interface PlayedCommand {
  readonly command: RecordedCommand;
  readonly before: FoldedState;
  readonly after: FoldedState;
  /** Its events in the log. */
  readonly logged: readonly LoggedEvent[];
}

/**
 * Returns what the draws of a command did to each seat's chance: the chance after it, minus the mean over repetitions with other draws.
 * `undefined` where it drew nothing, or cannot be repeated. Matches need different seeds: with the same ones, all would be compared with
 * the same draws. The sum over the seats is 0, and so is what can be expected for each.
 */
export const luckOf = (
  game: AnyGame,
  judge: JudgeChances,
  played: PlayedCommand,
  seed: string,
): readonly number[] | undefined => {
  const first = decideAgain(game, played, `${seed} 0`);
  if (first === undefined || first.drawn === 0) return undefined;
  const chances = Array.from({ length: SAMPLES }, (_, sample) => {
    const repeated = sample === 0 ? first : decideAgain(game, played, `${seed} ${sample}`);
    return repeated && judge(repeated.state);
  }).filter((each) => each !== undefined);
  return difference(judge(played.after.state), meanOf(chances));
};

const decideAgain = (game: AnyGame, { command, before, logged }: PlayedCommand, seed: string) => {
  const [first] = logged;
  if (command.type === 'Create' || first === undefined) return undefined;
  const { at } = first;
  const again = commandAgain(game, before.state, command, at, false);
  const draws = otherDraws(`${first.version} ${seed}`);
  const context = { game, version: before.version, draws, now: at.getTime(), ...again.context };
  try {
    const decided = decideMatch(context, withPlayedOptions(before.state, logged), again.command);
    return 'rejected' in decided ? undefined : { state: decided.state, drawn: draws.drawn() };
  } catch {
    // A rule has changed since the match was played.
    return undefined;
  }
};

const otherDraws = (match: string): Draws => {
  const luck = { secret: new Uint8Array(1), match };
  let counted = countedChance(luck, 0);
  return {
    chanceAt: () => counted.chance,
    drawn: () => counted.drawn(),
    forgetAfter: (count) => {
      counted = countedChance(luck, 0, count);
    },
  };
};
