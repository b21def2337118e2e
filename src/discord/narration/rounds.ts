import type { BaseEvent, Viewer } from '#engine/game.ts';
import type { GameRegistry } from '#games/index.ts';
import type { LoggedEvent, MatchHistory } from '#matches/index.ts';

/** A round of a match, whatever its game calls it, after its set-up. */
export type Round = Readonly<ReturnType<typeof roundsOf>[number]>;

/** Returns the rounds of a whole match in order, without those that were undone. */
export const roundsOf = (games: GameRegistry, { match, steps, takenBack }: MatchHistory) => {
  const laysOut = ({ event, version }: LoggedEvent): boolean =>
    games.rules[match.game]?.moment(event) === 'round' && !takenBack.has(version);
  const laidOut = steps.flatMap((step) => step.events.filter(laysOut).map(({ version }) => ({ step, version })));
  return laidOut.map(({ step, version }, index) => ({
    /** Counted from 1 through the whole match. */
    number: index + 1,
    /** The version of the event that set it up; never to be shown. */
    version,
    /** The step that set it up. */
    step,
    /** Returns the table as this viewer saw it after the round's set-up. */
    view: (viewer: Viewer) => step.view(viewer, version),
  }));
};

/** Returns which events of a whole match open a round: the event that announces it, otherwise the one that sets it up. */
export const openings = (games: GameRegistry, game: string, events: readonly BaseEvent[]): readonly boolean[] => {
  let isCalledOut = false;
  return events.map((event) => {
    const moment = games.rules[game]?.moment(event);
    const opens = !isCalledOut && (moment === 'chapter' || moment === 'round');
    if (moment === 'chapter') isCalledOut = true;
    if (moment === 'round') isCalledOut = false;
    return opens;
  });
};
