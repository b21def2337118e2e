import type { BaseEvent, Viewer } from '#engine/game.ts';
import type { GameRegistry } from '#games/index.ts';
import { type HistoryStep, isMatchEvent, type Match, type MatchHistory, type MatchId } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { roundsOf } from '../narration/rounds.ts';

/**
 * Returns the changes to mark on a picture, as the viewer may know them: those since the newest round's set-up, or, for a
 * picture of these versions, those since the round before them.
 */
export const changesSinceLastRound = async (
  { matches, games }: Services,
  match: MatchId | Match,
  viewer: Viewer,
  shown?: Shown,
): Promise<readonly BaseEvent[]> => {
  const history = await matches.history(match, 0);
  return history === undefined || history.unreadable !== undefined ? [] : toldSince(games, history, viewer, shown);
};

/** The events shown on a picture: the first, and the last that counts. */
type Shown = Pick<HistoryStep, 'from' | 'version'>;

const NOW: Shown = { from: Number.POSITIVE_INFINITY, version: Number.POSITIVE_INFINITY };

const toldSince = (
  games: GameRegistry,
  history: MatchHistory,
  viewer: Viewer,
  { from: first, version: last } = NOW,
): readonly BaseEvent[] => {
  const from = roundsOf(games, history).findLast((round) => round.version < first)?.version ?? 0;
  const steps = history.steps.filter((step) => step.version > from && step.from <= last);
  return steps
    .flatMap((step) => step.redactedFor(viewer))
    .filter((row) => row.version > from && row.version <= last && !isMatchEvent(row.event))
    .map(({ event }) => event);
};
