import { isHashOfWords } from '../log/seedCommitment.ts';
import type { MatchCommand, MatchCommandOf, PlayingCommand } from '../model/commands.ts';
import type { MatchEvent } from '../model/events.ts';
import { withDefaults } from '../model/options.ts';
import { refusal, refusalByStatus } from '../model/rejections.ts';
import { seatOf } from '../model/seatOf.ts';
import { type LobbyState, wordsIn } from '../model/state.ts';
import type { UserId } from '../model/types.ts';
import { invite } from './invite.ts';
import { chooseOption } from './lobbyOptions.ts';
import {
  applyEvents,
  type DecisionContext,
  type MatchDecision,
  playLegalMove,
  resolveAutomaticMoves,
  SYSTEM,
  startWith,
} from './transition.ts';

type HostCommand = MatchCommandOf<'Invite' | 'ChooseOption' | 'PassHost' | 'SeatComputer' | 'RemoveComputer' | 'Start'>;

/** Returns the events of a command on a lobby, or a rejection. */
export const decideLobby = (context: DecisionContext, state: LobbyState, command: MatchCommand): MatchDecision => {
  switch (command.type) {
    case 'Join':
      return join(context, state, command.user);
    case 'Leave':
      return leave(context, state, command.user);
    case 'Expire':
      return expire(context, state);
    case 'GiveWords':
      return giveWords(context, state, command);
    case 'Invite':
    case 'ChooseOption':
    case 'PassHost':
    case 'SeatComputer':
    case 'RemoveComputer':
    case 'Start':
      return decideAsHost(context, state, command);
    default:
      command satisfies PlayingCommand;
      return { rejected: refusalByStatus('lobby') };
  }
};

const expire = (context: DecisionContext, state: LobbyState): MatchDecision => {
  const { expiresAt } = context.match;
  if (expiresAt === undefined || context.now < expiresAt.getTime()) return { rejected: refusal('lobbyStillOpen') };
  return startWith(context, state, SYSTEM, { type: 'MatchClosed', reason: 'expired' });
};

const join = (context: DecisionContext, state: LobbyState, user: UserId): MatchDecision => {
  const { match } = context;
  const seat = seatOf(match, user);
  if (seat !== undefined) return { rejected: refusal('alreadySeated', { seat }) };
  if (match.private && !match.guests.includes(user)) return { rejected: refusal('notInvited') };
  if (state.seats >= match.seatLimit) return { rejected: refusal('lobbyFull', { seats: match.seatLimit }) };
  return startWith(context, state, { by: state.seats }, { type: 'SeatTaken', seat: state.seats });
};

/** Sets or replaces a player's entropy, which is possible until the match starts. */
const giveWords = (context: DecisionContext, state: LobbyState, { user, hash }: MatchCommandOf<'GiveWords'>): MatchDecision => {
  if (!isHashOfWords(hash)) throw new Error('GiveWords needs a SHA-256 hash, not the words themselves.');
  const seat = seatOf(context.match, user);
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  if (state.words[seat] === hash) return { rejected: refusal('wordsGivenAlready') };
  return startWith(context, state, { by: seat }, { type: 'WordsGiven', seat, hash });
};

/**
 * Removes a user from the lobby. When the host leaves, the person seated longest becomes host; when the last person leaves, the
 * lobby closes.
 */
const leave = (context: DecisionContext, state: LobbyState, user: UserId): MatchDecision => {
  const { match } = context;
  const seat = seatOf(match, user);
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  const left: MatchEvent = { type: 'SeatLeft', seat };
  const next = match.seats.find((row) => row.user !== undefined && row.seat !== seat)?.seat;
  if (next === undefined) return startWith(context, state, { by: seat }, left, { type: 'MatchClosed', reason: 'empty' });
  const host = next > seat ? next - 1 : next;
  const changed: readonly MatchEvent[] = seat === state.host ? [{ type: 'HostChanged', seat: host }] : [];
  return startWith(context, state, { by: seat }, left, ...changed);
};

const decideAsHost = (context: DecisionContext, state: LobbyState, command: HostCommand): MatchDecision => {
  const seat = seatOf(context.match, command.user);
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  if (seat !== state.host) return { rejected: refusal('notHost', { host: state.host }) };
  switch (command.type) {
    case 'Invite':
      return invite(context, state, seat, command.guest);
    case 'ChooseOption': {
      const chosen = chooseOption(context, state, command.option, command.value);
      return 'rejected' in chosen ? chosen : startWith(context, state, { by: seat }, ...[chosen].flat());
    }
    case 'PassHost':
      return passHost(context, state, command.to);
    case 'SeatComputer':
      return seatComputer(context, state, command);
    case 'RemoveComputer':
      if (!state.computers.includes(command.seat)) return { rejected: refusal('noComputerThere') };
      return startWith(context, state, { by: seat }, { type: 'SeatLeft', seat: command.seat });
    case 'Start':
      return start(context, state);
  }
};

const seatComputer = (context: DecisionContext, state: LobbyState, { level }: MatchCommandOf<'SeatComputer'>): MatchDecision => {
  const { seatLimit } = context.match;
  if (state.seats >= seatLimit) return { rejected: refusal('lobbyFull', { seats: seatLimit }) };
  const seated = { type: 'ComputerSeated', seat: state.seats, ...(level !== undefined && { level }) } as const;
  return startWith(context, state, { by: state.host }, seated);
};

const passHost = (context: DecisionContext, state: LobbyState, to: UserId): MatchDecision => {
  const seat = seatOf(context.match, to);
  if (seat === undefined) return { rejected: refusal('guestNotSeated') };
  if (seat === state.host) return { rejected: refusal('alreadyHost') };
  return startWith(context, state, { by: state.host }, { type: 'HostChanged', seat });
};

/** Starts the match. Options the game gained after the lobby was opened get their defaults. */
const start = (context: DecisionContext, state: LobbyState): MatchDecision => {
  const { game } = context;
  const { seats } = state;
  if (seats < game.seats.min) return { rejected: refusal('tooFewSeats', { least: game.seats.min, taken: seats }) };
  const options = withDefaults(game, state.options);
  const words = wordsIn(state);
  const given = words.length > 0 && { words };
  const started = startWith(context, state, { by: state.host }, { type: 'MatchStarted', seats, options, ...given });
  const begun = applyEvents(context, started, game.begin({ seats, options }));
  return resolveAutomaticMoves(context, playLegalMove(context, begun, { type: 'Deal' }));
};
