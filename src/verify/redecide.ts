import { isDeepStrictEqual } from 'node:util';
import type { AnyGame, BaseCommand, Seat } from '#engine/game.ts';
import type { OrderRules } from '#matches/decide/transition.ts';
import type { Match, MatchCommand, RecordedCommand, SeatRow } from '#matches/index.ts';
import type { MatchState } from '#matches/model/state.ts';

/**
 * A recorded command, ready to be decided again. Facts about people and their clocks are taken as recorded: who was invited,
 * whose time ran out, who had been silent. So are the moves their standing orders made.
 */
export type Again = Readonly<ReturnType<typeof commandAgain>>;

/** Creation is checked separately. */
type Kept = Exclude<RecordedCommand, { type: 'Create' }>;

/** `back`: whether the person who takes the seat is its own person returning. */
export const commandAgain = (game: AnyGame, state: MatchState, recorded: Kept, at: Date, back: boolean) => ({
  command: commandOf(recorded, back),
  /** With the parts of the match row a decision may read, rebuilt from the state. */
  context: {
    match: { ...matchAt(game, state, at), ...(recorded.suspended && { suspendedAt: at }) },
    ...(recorded.answers !== undefined && { orders: { rules: answering(recorded.answers), seats: [] } }),
    time: { begun: 0, upAt: at.getTime() },
  },
});

const personIn = (seat: Seat): string => `seat ${seat}`;
const SOMEBODY = 'somebody else';

const commandOf = ({ answers, suspended, drew, ...recorded }: Kept, back: boolean): MatchCommand => {
  switch (recorded.type) {
    case 'Join':
      return { type: recorded.type, user: SOMEBODY };
    case 'Expire':
    case 'EndPause':
    case 'Abandon':
    case 'GoOn':
      return { type: recorded.type };
    case 'CountVotes':
    case 'DrawRound':
      return recorded;
    case 'Organise':
      return { ...recorded, user: SOMEBODY, reason: 'It stands beside the log.' };
    case 'Invite':
      return { type: recorded.type, user: personIn(recorded.seat), guest: SOMEBODY };
    case 'ChangeOrders':
      return { type: recorded.type, user: personIn(recorded.seat), orders: [] };
    case 'PassHost':
      return { type: recorded.type, user: personIn(recorded.seat), to: personIn(recorded.to) };
    case 'RemoveComputer':
      return { type: recorded.type, user: personIn(recorded.seat), seat: recorded.from };
    case 'TakeSeat':
      return { type: recorded.type, user: back ? personIn(recorded.of) : SOMEBODY, seat: recorded.of };
    case 'RunOutOfTime':
      return { type: recorded.type, seat: recorded.of, begun: 0 };
    case 'PlayAsComputer': {
      const { of, ...asked } = recorded;
      return { ...asked, seat: of };
    }
    default: {
      const { seat, ...asked } = recorded;
      return { ...asked, user: personIn(seat) };
    }
  }
};

const LONG_AGO = new Date(0);

const matchAt = (game: AnyGame, state: MatchState, at: Date): Match => {
  const { max } = game.seats;
  const taken = state.phase === 'lobby' || state.phase === 'playing' ? state.seats : 0;
  const seats = Array.from({ length: taken }, (_, seat): SeatRow => {
    const isComputer = state.phase === 'lobby' && state.computers.includes(seat);
    return { seat, name: personIn(seat), ...(!isComputer && { user: personIn(seat) }) };
  });
  return {
    id: 0,
    game: game.id,
    status: state.phase === 'unborn' ? 'lobby' : state.phase,
    version: 0,
    announcedVersion: 0,
    host: '',
    private: false,
    guests: [],
    seatLimit: max,
    options: {},
    remindAfterHours: 0,
    pace: 'off',
    timeOut: 'computer',
    fair: 'secret',
    rated: false,
    seats,
    active: seats.map(({ seat }) => seat),
    expiresAt: LONG_AGO,
    computers: [],
    computerDue: false,
    movedAt: LONG_AGO,
    staleAt: at,
    place: { server: '', channel: '' },
    failures: 0,
    createdAt: LONG_AGO,
  };
};

/** Returns standing orders that make these moves, one after another, where each is legal. */
const answering = (answers: readonly BaseCommand[]): OrderRules => {
  const left = [...answers];
  return {
    whyNotOrders: () => undefined,
    ordered(_orders, _view, legal) {
      const [command] = left;
      if (command === undefined || !legal.some((each) => isDeepStrictEqual(each, command))) return undefined;
      left.shift();
      return { command, by: { type: 'Answered' }, left: [] };
    },
  };
};
