import type { BaseCommand, Seat } from '#engine/game.ts';
import type { MatchCommand, MatchCommandOf } from './commands.ts';
import { seatOf } from './seatOf.ts';
import type { Match } from './types.ts';

/**
 * A command as it is kept with what it brought about: enough to decide it anew. It names seats, never people, and holds no prose:
 * who was meant stands beside the log, and no row of a log ever changes. `seat` is the asker's.
 */
export type RecordedCommand = Recorded & {
  /** The moves that standing orders answered with, in their order: the orders themselves are nobody else's business. */
  readonly answers?: readonly BaseCommand[];
  /** How many draws it made, where draws are counted; absent: none. */
  readonly drew?: number;
  /** The match stood still: nobody was answered for. */
  readonly suspended?: true;
};

/** What a person asks that names nobody else. */
type Own = OwnOf<
  | 'Leave'
  | 'Start'
  | 'Concede'
  | 'SeatComputer'
  | 'ChooseOption'
  | 'GiveWords'
  | 'Play'
  | 'Undo'
  | 'Redo'
  | 'CallVote'
  | 'Vote'
  | 'WithdrawVote'
  | 'HandOver'
>;
type OwnOf<Type extends MatchCommand['type']> = Type extends unknown ? Omit<MatchCommandOf<Type>, 'user'> & PersonCommand : never;
interface PersonCommand {
  readonly seat: Seat;
}

type Recorded =
  /** The lobby was opened; what with stands in its first event. */
  | { readonly type: 'Create' }
  | { readonly type: 'Join' | 'Expire' | 'EndPause' | 'Abandon' | 'GoOn' }
  | Own
  | ({ readonly type: 'Invite' | 'ChangeOrders' } & PersonCommand)
  | ({ readonly type: 'PassHost'; readonly to: Seat } & PersonCommand)
  | ({ readonly type: 'RemoveComputer'; readonly from: Seat } & PersonCommand)
  | Pick<MatchCommandOf<'Organise'>, 'type' | 'motion'>
  /** `of`: the seat it is about. */
  | { readonly type: 'TakeSeat' | 'RunOutOfTime'; readonly of: Seat }
  | (Omit<MatchCommandOf<'PlayAsComputer'>, 'seat'> & { readonly of: Seat })
  | MatchCommandOf<'CountVotes' | 'DrawRound'>;

/** A command that a match has accepted, as its log keeps it. `match` tells who sat where. */
export const recordOf = (
  command: MatchCommand,
  match: Match,
  answers: readonly BaseCommand[] = [],
  drew = 0,
): RecordedCommand => ({
  ...bare(command, match),
  ...(drew > 0 && { drew }),
  ...(answers.length > 0 && { answers }),
  ...(match.suspendedAt !== undefined && { suspended: true }),
});

const bare = (command: MatchCommand, match: Match): Recorded => {
  const seat = 'user' in command ? (seatOf(match, command.user) ?? -1) : -1;
  switch (command.type) {
    case 'Join':
    case 'Expire':
    case 'EndPause':
    case 'Abandon':
    case 'GoOn':
      return { type: command.type };
    case 'Invite':
    case 'ChangeOrders':
      return { type: command.type, seat };
    case 'PassHost':
      return { type: command.type, seat, to: seatOf(match, command.to) ?? -1 };
    case 'RemoveComputer':
      return { type: command.type, seat, from: command.seat };
    case 'Organise':
      return { type: command.type, motion: command.motion };
    case 'TakeSeat':
    case 'RunOutOfTime':
      return { type: command.type, of: command.seat };
    case 'PlayAsComputer': {
      const { seat: of, ...asked } = command;
      return { ...asked, of };
    }
    case 'CountVotes':
    case 'DrawRound':
      return command;
    default: {
      const { user, ...asked } = command;
      return { ...asked, seat };
    }
  }
};
