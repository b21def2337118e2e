import type { BaseCommand, Seat } from '#engine/game.ts';
import type { MatchCommand, MatchCommandOf } from './commands.ts';
import { seatOf } from './seatOf.ts';
import type { Match } from './types.ts';

/**
 * A command as its log row stores it: together with that row, it can be decided again on replay. It names seats, never people,
 * and holds no prose, because log rows never change; user ids are stored outside the log. `seat` is the seat of the user who
 * sent it.
 */
export type RecordedCommand = Recorded & {
  /**
   * The moves that standing orders made, in order. The orders themselves are not stored here: they are private to their owner.
   */
  readonly answers?: readonly BaseCommand[];
  /** Number of draws the command made, in matches whose draws are counted; absent for none. */
  readonly drew?: number;
  /** Set if the match was suspended, so that no automatic moves were played. */
  readonly suspended?: true;
};

/** A user's commands that name no other seat or user. */
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
  /** The lobby was opened; its terms are in the first event. */
  | { readonly type: 'Create' }
  | { readonly type: 'Join' | 'Expire' | 'EndPause' | 'Abandon' | 'GoOn' }
  | Own
  | ({ readonly type: 'Invite' | 'ChangeOrders' } & PersonCommand)
  | ({ readonly type: 'PassHost'; readonly to: Seat } & PersonCommand)
  | ({ readonly type: 'RemoveComputer'; readonly from: Seat } & PersonCommand)
  | Pick<MatchCommandOf<'Organise'>, 'type' | 'motion'>
  /** `of`: the seat the command is about. */
  | { readonly type: 'TakeSeat' | 'RunOutOfTime'; readonly of: Seat }
  | (Omit<MatchCommandOf<'PlayAsComputer'>, 'seat'> & { readonly of: Seat })
  | MatchCommandOf<'CountVotes' | 'DrawRound'>;

/** Returns an accepted command as the log stores it. `match` maps its users to seats. */
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
