import type { Seat } from '#engine/game.ts';
import type { LoggedEvent } from '#matches/index.ts';
import { byCommand, retractedVersions } from '#matches/log/undoResolution.ts';
import { isMatchEvent, type MatchState } from '#matches/model/state.ts';

/**
 * Returns a sentence for each event of a step that undid draws: how many, who asked and who agreed. Undone draws stay counted,
 * so the next ones differ, which may be just what those who agreed wanted.
 */
export const rewindsIn = (
  history: readonly LoggedEvent[],
  before: MatchState,
  logged: readonly LoggedEvent[],
  place: string,
): readonly string[] =>
  logged.flatMap(({ event }, index) => {
    if (!isMatchEvent(event) || event.type !== 'Undone') return [];
    const count = drawsBehind([...history, ...logged.slice(0, index)], event.toVersion);
    if (count === 0) return [];
    const draws = count === 1 ? '1 draw was' : `${count} draws were`;
    return `At ${place} ${draws} taken back: ${whoTookBack(before, logged, event.of)}.`;
  });

/** Returns the number of draws, by commands that still counted, after a version. */
const drawsBehind = (history: readonly LoggedEvent[], toVersion: number): number => {
  const dropped = retractedVersions(history);
  const isTakenBack = ({ version, event }: LoggedEvent): boolean =>
    version > toVersion && !isMatchEvent(event) && !dropped.has(version);
  return byCommand(history)
    .filter((rows) => rows.some(isTakenBack))
    .reduce((sum, [{ drew = 0 }]) => sum + drew, 0);
};

const whoTookBack = (before: MatchState, logged: readonly LoggedEvent[], of: Seat | undefined): string => {
  if (of !== undefined) return `seat ${of} undid its own act`;
  const events = logged.map(({ event }) => event).filter(isMatchEvent);
  if (events.some(({ type }) => type === 'OrganiserDecided')) return 'an organiser decided it';
  const open = before.phase === 'playing' ? before.vote : undefined;
  const called = events.find((event) => event.type === 'VoteCalled');
  const asker = called === undefined ? open?.by : called.by;
  const votes = events.flatMap((event) => (event.type === 'Voted' && event.yes ? event.seat : []));
  const agreed = [...new Set([...(called === undefined ? (open?.yes ?? []) : []), ...votes])].toSorted(
    (one, other) => one - other,
  );
  return `seat ${asker} asked for it, and the seats ${agreed.join(', ')} agreed`;
};
