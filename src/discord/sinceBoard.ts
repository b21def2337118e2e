import type { BaseEvent, Viewer } from '#engine/game.ts';
import { isMatchEvent, type MatchId, type Story } from '#matches/index.ts';
import { roundsOf } from './rounds.ts';
import type { Services } from './services.ts';

/**
 * What happened between two pictures, as the viewer may know it, for the later one to mark: since the newest round was laid out,
 * or, of the picture that was posted at `version`, since the round before it.
 */
export const sinceBoard = async (
  { matches }: Services,
  match: MatchId,
  viewer: Viewer,
  version?: number,
): Promise<readonly BaseEvent[]> => {
  const story = await matches.story(match, 0);
  return story === undefined || story.unreadable !== undefined ? [] : toldSince(story, viewer, version);
};

const toldSince = (story: Story, viewer: Viewer, version = Number.POSITIVE_INFINITY): readonly BaseEvent[] => {
  const from = roundsOf(story).findLast((round) => round.version < version)?.version ?? 0;
  const steps = story.steps.filter((step) => step.version > from && step.from <= version);
  return steps
    .flatMap((step) => step.told(viewer))
    .filter((row) => row.version > from && row.version <= version && !isMatchEvent(row.event))
    .map(({ event }) => event);
};
