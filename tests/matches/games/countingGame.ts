import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, type Chance, fold, type Game, type Outcome, type Seat } from '#engine/game.ts';

/**
 * A minimal game: seats take turns counting 1 or 2 up to a goal, and the seat that reaches it wins. Each seat has a secret number;
 * `Strike` eliminates another seat. The safe move is to count 1.
 */
type Command =
  | { readonly type: 'Count'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'Strike'; readonly seat: Seat; readonly target: Seat };
type Event =
  | { readonly type: 'CountingBegan'; readonly seats: number; readonly goal: number }
  | { readonly type: 'SecretDealt'; readonly seat: Seat; readonly secret: number }
  | { readonly type: 'Counted'; readonly seat: Seat; readonly by: number; readonly die: number }
  | { readonly type: 'Struck'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'CountingEnded'; readonly winner: Seat };
interface State {
  readonly goal: number;
  readonly total: number;
  readonly secrets: readonly number[];
  readonly dice: readonly number[];
  readonly standing: readonly Seat[];
  /** Index into `standing`. */
  readonly turn: number;
  readonly winner?: Seat;
  /** Set when the match was ended outside the rules. */
  readonly outcome?: Outcome;
}

const passTurn = (state: State): State => ({ ...state, turn: (state.turn + 1) % state.standing.length });

const ended = (state: State, events: readonly Event[], seat: Seat): readonly Event[] => {
  const after = events.reduce(game.evolve, state);
  const isOver = after.total >= after.goal || after.standing.length === 1;
  return isOver ? [...events, { type: 'CountingEnded', winner: seat }] : events;
};

const game: Game<State, Command, Event, unknown, Readonly<Record<string, string>>> = {
  id: 'counting',
  seats: { min: 2, max: 4 },
  options: { goal: ['10', '20'], strikes: ['yes', 'no'] },
  initialState: () => ({ goal: 0, total: 0, secrets: [], dice: [], standing: [], turn: 0 }),
  begin: ({ seats, options }) => [{ type: 'CountingBegan', seats, goal: Number(options.goal) }],
  deal: (state, chance) => state.standing.map((seat) => ({ type: 'SecretDealt', seat, secret: chance.die([5, 6, 7, 8, 9]) })),
  decide(state, command, chance: Chance) {
    const active = game.active(state);
    if (!active.includes(command.seat)) return { rejected: { code: 'notYourTurn', params: { active } } };
    if (!game.legalMoves(state, command.seat).some((move) => isDeepStrictEqual(move, command))) {
      return { rejected: { code: 'illegalCount', params: {} } };
    }
    const { seat } = command;
    const done: Event =
      command.type === 'Count'
        ? { type: 'Counted', seat, by: command.by, die: chance.die([1, 2, 3, 4, 5, 6]) }
        : { type: 'Struck', seat, target: command.target };
    const events = ended(state, [done], seat);
    return { events, state: fold(game, state, events) };
  },
  evolve(state, event) {
    switch (event.type) {
      case 'CountingBegan':
        return { ...state, goal: event.goal, standing: [...Array(event.seats).keys()] };
      case 'SecretDealt':
        return { ...state, secrets: [...state.secrets, event.secret] };
      case 'Counted':
        return passTurn({ ...state, total: state.total + event.by, dice: [...state.dice, event.die] });
      case 'Struck': {
        const standing = state.standing.filter((seat) => seat !== event.target);
        return passTurn({ ...state, standing, turn: standing.indexOf(event.seat) });
      }
      case 'CountingEnded':
        return { ...state, winner: event.winner };
    }
  },
  active: ({ standing, turn, winner, outcome }) => {
    const due = standing[turn];
    return due === undefined || winner !== undefined || outcome !== undefined ? [] : [due];
  },
  legalMoves: (state, seat) =>
    game.active(state).includes(seat)
      ? [
          { type: 'Count', seat, by: 1 },
          { type: 'Count', seat, by: 2 },
          ...state.standing.filter((other) => other !== seat).map((target) => ({ type: 'Strike', seat, target }) as const),
        ]
      : [],
  safeMove: (_, seat) => ({ type: 'Count', seat, by: 1 }),
  view: ({ secrets, ...open }, viewer) => ({ ...open, secret: viewer === 'spectator' ? undefined : secrets[viewer] }),
  redact: (event, viewer) => (event.type === 'SecretDealt' && event.seat !== viewer ? undefined : event),
  reveals: (_, event) => (event.type === 'SecretDealt' || event.type === 'Counted' ? 'luck' : undefined),
  outcome: ({ winner, outcome }) => (winner === undefined ? outcome : { winners: [winner], reason: 'counted' }),
  conclude: (state, outcome) => ({ ...state, outcome }),
  standing: (_, among) => among.slice(0, 1),
  eliminated: ({ standing, secrets }) => [...secrets.keys()].filter((seat) => !standing.includes(seat)),
  moment: () => undefined,
  eventShapes: { CountingBegan: [], SecretDealt: [], Counted: [], Struck: [], CountingEnded: [] },
  vocabulary: { options: {}, commands: {}, events: {}, views: {} },
};

export const countingGame = game as unknown as AnyGame;
