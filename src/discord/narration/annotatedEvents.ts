import type { BaseEvent, Viewer } from '#engine/game.ts';
import type { RemarkFacts, Sentences } from '#i18n/index.ts';
import { type HistoryStep, isMatchEvent, type LoggedEvent, type Match, type MatchHistory } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { escapeMarkdown } from '../text/escapeMarkdown.ts';
import { formatRowsFor } from './eventText.ts';
import { placeOf, stepNumbered } from './rewindTargets.ts';

/**
 * Returns the events of steps as a viewer may see them, with details that no event holds: an organiser's reason, what had
 * happened at the target of a rewind, and which of the viewer's own moves was undone.
 */
export const annotatedRows = async (
  services: Services,
  say: Sentences,
  history: MatchHistory,
  steps: readonly HistoryStep[],
  viewer: Viewer,
): Promise<readonly LoggedEvent[]> => {
  const rows = steps.flatMap((step) =>
    step.redactedFor(viewer).map((row) => withOwnMove(services, say, history.match, step, row, viewer)),
  );
  return Promise.all(
    rows.map(async (row) => {
      const event = withPlace(services, say, history, row.event);
      return { ...row, event: { ...event, ...(await remarkOn(services, history, row)) } };
    }),
  );
};

/**
 * Returns an event that undoes or redoes the viewer's own move, with that move added. Other viewers' events do not get it,
 * because the move may never have been posted.
 */
export const withOwnMove = (
  { games }: Services,
  say: Sentences,
  match: Match,
  { retracted }: HistoryStep,
  row: LoggedEvent,
  viewer: Viewer,
): LoggedEvent => {
  const { event } = row;
  const isOwn = isMatchEvent(event) && (event.type === 'Undone' || event.type === 'Redone') && event.of === viewer;
  const [what] = isOwn ? formatRowsFor(games, say, match, retracted, viewer) : [];
  return what === undefined ? row : { ...row, event: { ...event, what } as BaseEvent };
};

const remarkOn = async (
  { stores }: Services,
  { match }: MatchHistory,
  { version, event }: LoggedEvent,
): Promise<{ readonly remark?: RemarkFacts }> => {
  if (!isMatchEvent(event) || event.type !== 'OrganiserDecided') return {};
  const remark = await stores.matches.remarkOn(match.id, version);
  return remark === undefined ? {} : { remark: { by: `<@${remark.user}>`, reason: escapeMarkdown(remark.text) } };
};

/** In its shown form, a motion to rewind names a step. */
interface RedactedMotion {
  readonly motion?: { readonly kind: string; readonly to?: { readonly number: number } };
}

const withPlace = (services: Services, say: Sentences, { match, steps }: MatchHistory, event: BaseEvent): BaseEvent => {
  const { motion }: RedactedMotion = isMatchEvent(event) ? (event as BaseEvent & RedactedMotion) : {};
  if (motion?.to === undefined) return event;
  const step = stepNumbered(steps, motion.to.number);
  if (step === undefined) return event;
  const placed = { ...event, motion: { ...motion, to: placeOf(services, say, match, step) } };
  return placed;
};
