import type { BaseEvent, Viewer } from '#engine/game.ts';
import { GAMES } from '#games/index.ts';
import type { LoggedEvent, MatchHistory } from '#matches/index.ts';

/** A round of a match, whatever its game calls it, that has been laid out. */
export interface Round {
  /** Counted from 1 through the whole match. */
  readonly number: number;
  /** Of the event that laid it out; never to be told. */
  readonly version: number;
  /** The table as this viewer saw it when the round had been laid out. */
  view(viewer: Viewer): unknown;
}

/** The rounds of a whole story, in order; none that was taken back. */
export const roundsOf = ({ match, steps, takenBack }: MatchHistory): readonly Round[] => {
  const laysOut = ({ event, version }: LoggedEvent): boolean =>
    GAMES[match.game]?.moment(event) === 'round' && !takenBack.has(version);
  const laidOut = steps.flatMap((step) => step.events.filter(laysOut).map(({ version }) => ({ step, version })));
  return laidOut.map(({ step, version }, index) => ({
    number: index + 1,
    version,
    view: (viewer) => step.view(viewer, version),
  }));
};

/** Which of the events of a whole match open a round: what calls it out, or else what lays it out. */
export const openings = (game: string, events: readonly BaseEvent[]): readonly boolean[] => {
  let isCalledOut = false;
  return events.map((event) => {
    const moment = GAMES[game]?.moment(event);
    const opens = !isCalledOut && (moment === 'chapter' || moment === 'round');
    if (moment === 'chapter') isCalledOut = true;
    if (moment === 'round') isCalledOut = false;
    return opens;
  });
};
