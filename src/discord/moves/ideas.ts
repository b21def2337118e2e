import type { Seat } from '#engine/game.ts';
import type { Trial } from '#engine/trial.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Match } from '#matches/index.ts';
import { type Seated, seatName } from '../text/seatNames.ts';
import { headOf } from './panelChoice.ts';

/** A move that an AI player prefers, with the rest of its turn. */
export interface Idea {
  /** The moves, tried on a copy, and the view after the last of them. */
  readonly line: Pick<Trial, 'tried' | 'view'>;
  readonly reasons: readonly unknown[];
  /** How much less win chance it brings than the best, from 0 to 1. */
  readonly behind: number;
}

/** Returns an idea as a line with its number. What is left to pay with is that after the moves which the line shows. */
export const ideaLine = (
  say: Sentences,
  table: Seated & Pick<Match, 'game'>,
  seat: Seat,
  { line: { tried, view }, reasons, behind }: Idea,
  number: number,
): string => {
  const words = say.game(table.game);
  const name = seatName(say, table);
  const left = words.left(tried[0]?.view ?? view, view, seat);
  return say.hints.move(
    number,
    tried.map((step) => headOf(words.move(step.view, step.command, name))),
    behind,
    [...reasons.map((reason) => words.hint(reason, name)), ...(left === '' ? [] : [left])],
  );
};
