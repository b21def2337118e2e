import type { FactsOf } from '#engine/facts.ts';
import type { BaseEvent } from '#engine/game.ts';
import { isMatchEvent, type MatchId, type MatchService, type Stores } from '#matches/index.ts';
import { participationsOf } from './participations.ts';

/** What recording needs. `factsOf`: what each game counts for statistics. */
export interface RecordingDeps {
  readonly matches: Pick<MatchService, 'history'>;
  readonly stores: Pick<Stores, 'matches' | 'clocks' | 'participations'>;
  readonly factsOf: (game: string) => FactsOf<BaseEvent> | undefined;
}

/**
 * Computes the rows of a match from its log and stores them. May be repeated at any time. A match that changes meanwhile, or whose log this
 * release cannot read, keeps its rows: the former is due again.
 */
export const recordMatch = async ({ matches, stores, factsOf }: RecordingDeps, id: MatchId): Promise<void> => {
  const match = await stores.matches.find(id);
  const history = match && (await matches.history(match, 0));
  if (match === undefined || history === undefined) return;
  if (history.unreadable !== undefined) {
    await stores.participations.replace(match, await stores.participations.list({ match: id }));
    return;
  }
  const { steps, takenBack } = history;
  const played = (): readonly BaseEvent[] =>
    steps.flatMap(({ events }) =>
      events.flatMap(({ event, version }) => (isMatchEvent(event) || takenBack.has(version) ? [] : event)),
    );
  const stoppages = await stores.clocks.stoppages(id, match.createdAt.getTime());
  await stores.participations.replace(
    match,
    participationsOf({ match, history, stoppages, factsOf: () => factsOf(match.game)?.(played()) ?? [] }),
  );
};
