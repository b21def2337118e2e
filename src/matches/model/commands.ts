import type { Level } from '#engine/computer.ts';
import type { BaseCommand, Seat } from '#engine/game.ts';
import type { Motion } from './events.ts';
import type { UserId } from './types.ts';

/**
 * The commands of the outer match: from users, and from the bot's own jobs. `Play` wraps the game's commands. A lobby and a
 * running match both accept `Invite`.
 */
export type MatchCommand =
  | LobbyCommand
  | PlayingCommand
  | { readonly type: 'Invite'; readonly user: UserId; readonly guest: UserId };

/** Commands that only a lobby accepts. */
export type LobbyCommand =
  | { readonly type: 'Join'; readonly user: UserId }
  | { readonly type: 'Leave'; readonly user: UserId }
  /** One of the game's options, or of `MATCH_OPTIONS`. */
  | { readonly type: 'ChooseOption'; readonly user: UserId; readonly option: string; readonly value: string }
  | { readonly type: 'PassHost'; readonly user: UserId; readonly to: UserId }
  /** The player's own entropy for the draws of the match, as `hashEntropy` hashes it. */
  | { readonly type: 'GiveWords'; readonly user: UserId; readonly hash: string }
  | { readonly type: 'Start'; readonly user: UserId }
  /** The host adds a computer to the lobby, or removes one. Without a level it plays as usual. */
  | { readonly type: 'SeatComputer'; readonly user: UserId; readonly level?: Level }
  | { readonly type: 'RemoveComputer'; readonly user: UserId; readonly seat: Seat }
  /** The lobby has expired. Sent by a job. */
  | { readonly type: 'Expire' };

/** Commands that only a started match accepts. */
export type PlayingCommand =
  | { readonly type: 'Concede'; readonly user: UserId }
  /**
   * `decision`: the number the control carried (see `Position.decisions`); absent for a typed command. The match service sets
   * `command.seat`. `next`: moves that follow at once; all of them are played, or none.
   */
  | {
      readonly type: 'Play';
      readonly user: UserId;
      readonly command: Omit<BaseCommand, 'seat'>;
      readonly decision?: number;
      readonly next?: readonly Omit<BaseCommand, 'seat'>[];
    }
  /** All standing orders of the user's seat, as JSON; untrusted. An empty list deletes them. */
  | { readonly type: 'ChangeOrders'; readonly user: UserId; readonly orders: unknown }
  /** Undoes the user's own last act, where that is allowed. `decision` as for `Play`. */
  | { readonly type: 'Undo'; readonly user: UserId; readonly decision?: number }
  | { readonly type: 'Redo'; readonly user: UserId; readonly decision?: number }
  /** `isGone`: whether the person the motion concerns is known to have left the server. The caller has to find that out. */
  | { readonly type: 'CallVote'; readonly user: UserId; readonly motion: Motion; readonly isGone?: boolean }
  /** `called`: the version at which the vote was called. */
  | { readonly type: 'Vote'; readonly user: UserId; readonly called: number; readonly yes: boolean }
  | { readonly type: 'WithdrawVote'; readonly user: UserId; readonly called: number }
  /**
   * The match checks only that the motion is possible. Callers must check that the user may act as an organiser on that server.
   */
  | { readonly type: 'Organise'; readonly user: UserId; readonly motion: Motion; readonly reason: string }
  /** The user gives up their own seat: to a substitute, or permanently to a computer. */
  | { readonly type: 'HandOver'; readonly user: UserId; readonly to: 'substitute' | 'computer' }
  | { readonly type: 'TakeSeat'; readonly user: UserId; readonly seat: Seat }
  // From the bot's own jobs, never from a user.
  /** The time of a seat whose decision began at `begun` has run out. */
  | { readonly type: 'RunOutOfTime'; readonly seat: Seat; readonly begun: number }
  /**
   * A computer's choice for a seat it plays. Without a command, or with an illegal one, the safe move is played. `decision` as
   * for `Play`. `ai`: the version of the computer that chose the command, for readers of the log; absent in older logs.
   */
  | {
      readonly type: 'PlayAsComputer';
      readonly seat: Seat;
      readonly command?: BaseCommand;
      readonly decision: number;
      readonly ai?: string;
    }
  /** The voting time of the vote called at this version is over. */
  | { readonly type: 'CountVotes'; readonly called: number }
  /** The beacon round that a draw waits for was published. `signature`: hexadecimal. */
  | { readonly type: 'DrawRound'; readonly round: number; readonly signature: string }
  /** The pause is over. */
  | { readonly type: 'EndPause' }
  /** No one has moved since the warning, so the match is abandoned. */
  | { readonly type: 'Abandon' }
  /** The match was suspended and has resumed: plays the automatic moves that were left out during the suspension. */
  | { readonly type: 'GoOn' };

export type MatchCommandOf<Type extends MatchCommand['type']> = Extract<MatchCommand, { type: Type }>;
