import type { AnyGame } from '#engine/game.ts';
import type { Match, MatchService, Stores } from '#matches/index.ts';
import { type Table, tablesOf } from './cup.ts';
import { type AskedOfCup, type CupDeps, type LoadedCup, playCup } from './playCup.ts';
import { resultOf } from './result.ts';

interface ScoreDeps extends CupDeps {
  readonly stores: Pick<Stores, 'cups' | 'matches'>;
  readonly matches: MatchService;
  readonly games: { readonly rules: Readonly<Record<string, AnyGame>> };
}

/** Returns the step that scores a match that is over; `undefined` if its log cannot be read. */
export const scoreOf = async ({ matches, games }: ScoreDeps, { table }: Table, match: Match): Promise<AskedOfCup | undefined> => {
  const history = await matches.history(match, 0);
  const rules = games.rules[match.game];
  if (history === undefined || history.unreadable !== undefined || rules === undefined) return undefined;
  return { type: 'Score', table, ...resultOf(history, rules) };
};

/** Scores the tables whose matches are over, without waiting for the job of cups: a cup that ends now counts them. */
export const scoreEnded = async (deps: ScoreDeps, { row, cup }: LoadedCup): Promise<void> => {
  for (const table of tablesOf(cup)) {
    const match =
      table.match === undefined || table.result !== undefined ? undefined : await deps.stores.matches.find(table.match);
    const step = match?.status === 'ended' ? await scoreOf(deps, table, match) : undefined;
    if (step !== undefined) await playCup(deps, row.id, step, `score ${table.table}`);
  }
};
