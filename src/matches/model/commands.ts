import type { BaseCommand, Seat } from '#engine/game.ts';
import type { Motion } from './events.ts';
import type { UserId } from './types.ts';

/** What a person may ask of a match beyond the game's own commands. `Play` wraps those. */
export type MatchCommand =
  | { readonly type: 'Join'; readonly user: UserId }
  | { readonly type: 'Leave'; readonly user: UserId }
  | { readonly type: 'Invite'; readonly user: UserId; readonly guest: UserId }
  /** One of the game's options, or of `MATCH_OPTIONS`. */
  | { readonly type: 'ChooseOption'; readonly user: UserId; readonly option: string; readonly value: string }
  | { readonly type: 'PassHost'; readonly user: UserId; readonly to: UserId }
  /** Own words for the luck of the match, as `hashOfWords` makes them. */
  | { readonly type: 'GiveWords'; readonly user: UserId; readonly hash: string }
  | { readonly type: 'Start'; readonly user: UserId }
  | { readonly type: 'Concede'; readonly user: UserId }
  /** `decision`: the number the control carried (see `Position.decisions`); absent for a typed command. `command.seat` is set by the door. */
  | { readonly type: 'Play'; readonly user: UserId; readonly command: Omit<BaseCommand, 'seat'>; readonly decision?: number }
  /** All standing orders of the asker's seat, as JSON; untrusted. An empty list takes them back. */
  | { readonly type: 'ChangeOrders'; readonly user: UserId; readonly orders: unknown }
  /** Takes back the asker's own last act, as far as that is allowed. `decision` as for `Play`. */
  | { readonly type: 'Undo'; readonly user: UserId; readonly decision?: number }
  | { readonly type: 'Redo'; readonly user: UserId; readonly decision?: number }
  /** `isGone`: whether the person concerned is known to have left; whoever plays the command has to know that. */
  | { readonly type: 'CallVote'; readonly user: UserId; readonly motion: Motion; readonly isGone?: boolean }
  /** `called`: the version at which the vote was called that is meant. */
  | { readonly type: 'Vote'; readonly user: UserId; readonly called: number; readonly yes: boolean }
  | { readonly type: 'WithdrawVote'; readonly user: UserId; readonly called: number }
  /** The door checks nothing but that it is possible: only whoever may act as an organiser there may send it. */
  | { readonly type: 'Organise'; readonly user: UserId; readonly motion: Motion; readonly reason: string }
  /** The asker gives their own seat away: to a substitute, or to a computer for good. */
  | { readonly type: 'HandOver'; readonly user: UserId; readonly to: 'substitute' | 'computer' }
  | { readonly type: 'TakeSeat'; readonly user: UserId; readonly seat: Seat }
  /** The host seats a computer in the lobby, or sends one away. */
  | { readonly type: 'SeatComputer'; readonly user: UserId }
  | { readonly type: 'RemoveComputer'; readonly user: UserId; readonly seat: Seat }

  // By the house's own jobs, never by a person.
  /** When a lobby's time is over. */
  | { readonly type: 'Expire' }
  /** The time of a seat is over that was asked at `begun`. */
  | { readonly type: 'RunOutOfTime'; readonly seat: Seat; readonly begun: number }
  /** What a computer has thought of for a seat it plays; without a command, or one that is not legal, the safe move. `decision` as for `Play`. */
  | { readonly type: 'PlayAsComputer'; readonly seat: Seat; readonly command?: BaseCommand; readonly decision: number }
  /** The time of the vote called at this version is over. */
  | { readonly type: 'CountVotes'; readonly called: number }
  /** A round of the beacon was published that a draw waits for. `signature`: hexadecimal. */
  | { readonly type: 'DrawRound'; readonly round: number; readonly signature: string }
  /** The pause is over. */
  | { readonly type: 'EndPause' }
  /** Nobody has moved for so long that the match is over. */
  | { readonly type: 'Abandon' }
  /** The match stood still and does no more: what could not be answered meanwhile is answered. */
  | { readonly type: 'GoOn' };

export type MatchCommandOf<Type extends MatchCommand['type']> = Extract<MatchCommand, { type: Type }>;
