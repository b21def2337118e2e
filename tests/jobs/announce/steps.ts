import type { BaseEvent, Milestone, Seat } from '#engine/game.ts';
import type { HistoryStep } from '#matches/index.ts';

/** A made-up step: what happened, who did it (an AI player with `how`), and who acts next. */
export interface MadeUp {
  readonly by?: Seat;
  readonly how?: 'computer';
  readonly events: readonly string[];
  readonly due: readonly Seat[];
}

/** A story of made-up steps; versions count from 1. */
export const storyOf = (...made: readonly MadeUp[]): readonly HistoryStep[] => {
  const steps: HistoryStep[] = [];
  for (const { by, how, events, due } of made) {
    const before = steps.at(-1);
    const from = (before?.version ?? 0) + 1;
    const logged = events.map((type, index) => ({
      version: from + index,
      event: { type },
      commandId: `command-${from}`,
      ...(by === undefined ? {} : { by }),
      ...(how === undefined ? {} : { how }),
      at: new Date(0),
    }));
    steps.push({
      from,
      number: from,
      version: from + events.length - 1,
      ...(by === undefined ? {} : { by }),
      at: new Date(0),
      events: logged,
      retracted: [],
      hasRetracted: () => false,
      redactedFor: () => logged,
      activeBefore: before?.active ?? [],
      active: due,
      asked: due,
      isTimed: false,
      votes: () => [],
      view: (viewer) => ({ viewer, version: from + events.length - 1 }),
    });
  }
  return steps;
};

/** `RoundBegan` and `CardChanged` are the only events that mean something to the planner of these stories. */
export const madeUpMoment = ({ type }: BaseEvent): Milestone | undefined => {
  if (type === 'RoundBegan') return 'round';
  return type === 'CardChanged' ? 'card' : undefined;
};
