import type { AnyGame, BaseCommand, BaseEvent, Seat } from '#engine/game.ts';
import { countingGame } from './countingGame.ts';

/** What a pass does. */
interface Pass {
  /** The seats that have to act afterwards. */
  readonly due: readonly Seat[];
  /** The seat to which it reveals a secret. */
  readonly shownTo?: Seat;
  /** Whether only its own seat sees it. */
  readonly hidden?: boolean;
}

type Passed = BaseEvent & Pass & { readonly seat: Seat };

const isPass = (event: BaseEvent): event is Passed => event.type === 'Passed';

/** The counting game without visible dice, with a command `Pass` that says which seats have to act next, and what others see of it. */
export const passingGame: AnyGame = {
  ...countingGame,
  decide: (state, command, chance) => {
    if (command.type !== 'Pass') return countingGame.decide(state, command, chance);
    const event = { ...command, type: 'Passed' } as BaseEvent;
    return { events: [event], state: passingGame.evolve(state, event) };
  },
  evolve: (state, event) => (isPass(event) ? { ...(state as object), due: event.due } : countingGame.evolve(state, event)),
  active: (state) => (state as Partial<Pass>).due ?? countingGame.active(state),
  redact: (event, viewer) =>
    isPass(event) && event.hidden === true && event.seat !== viewer ? undefined : countingGame.redact(event, viewer),
  reveals: (_, event, seat) => (isPass(event) && event.shownTo === seat ? 'secret' : undefined),
  eventShapes: { ...countingGame.eventShapes, Passed: [] },
};

/** Passes, so that these seats have to act next. */
export const pass = (user: string, due: readonly Seat[], part: Partial<Pass> = {}) =>
  ({ type: 'Play', user, command: { type: 'Pass', due, ...part } as unknown as Omit<BaseCommand, 'seat'> }) as const;
