import type { Seat } from '#engine/game.ts';
import type { GameDefinition } from '#games/index.ts';
import { type HistoryStep, isMatchEvent } from '#matches/index.ts';
import type { LossPost } from './postTypes.ts';

export interface LossPlanning {
  /** The version up to which everything is announced. */
  readonly announced: number;
  /** The seats of people who still play: they get cards and notices. */
  readonly cardSeats: readonly Seat[];
  readonly harms?: GameDefinition['harms'] | undefined;
}

/** Whether the seat's player acts in a step. What an AI player or planned moves do for the seat does not count. */
export const hasActedIn = ({ events }: HistoryStep, seat: Seat): boolean =>
  events.some(({ by, how }) => by === seat && how === undefined);

/**
 * Returns a notice for each person whose seat others have harmed since it last acted, unless the seat has to act now or the match is
 * over, because their posts ping the player anyway. What was undone is left out. Depends only on what everybody sees, so that
 * neither a notice nor its time reveals anything.
 */
export const planLosses = (steps: readonly HistoryStep[], planning: LossPlanning): readonly LossPost[] => {
  const restored = new Set(
    steps
      .filter(({ version }) => version > planning.announced)
      .flatMap(({ retracted }) => retracted.map(({ version }) => version)),
  );
  const isNew = (version: number): boolean => version > planning.announced || restored.has(version);
  const isOver = steps.some(({ events }) => events.some(({ event }) => event.type === 'MatchEnded'));
  const waiting = isOver ? [] : planning.cardSeats.filter((seat) => steps.at(-1)?.active.includes(seat) === false);
  return waiting.flatMap((seat) => {
    const since = steps.findLastIndex((step) => hasActedIn(step, seat)) + 1;
    const [first, ...others] = steps.slice(since).filter((step) => isHarmedIn(step, seat, isNew, planning));
    return first === undefined ? [] : [{ kind: 'loss', seat, steps: [first, ...others] }];
  });
};

const isHarmedIn = (step: HistoryStep, seat: Seat, isNew: (version: number) => boolean, { harms }: LossPlanning): boolean =>
  harms !== undefined &&
  step
    .redactedFor('spectator')
    .some(
      ({ event, by, version }) =>
        by !== seat &&
        isNew(version) &&
        !isMatchEvent(event) &&
        harms(event, () => step.view('spectator', version)).includes(seat),
    );
