import type { Seat } from '#engine/game.ts';
import { isHashOfWords } from '../log/seedCommitment.ts';
import type { MatchCommand, MatchCommandOf, PlayingCommand } from '../model/commands.ts';
import type { MatchEvent } from '../model/events.ts';
import { withDefaults } from '../model/options.ts';
import { refusal, refusalByStatus } from '../model/rejections.ts';
import { seatOf } from '../model/seatOf.ts';
import { type LobbyState, wordsIn } from '../model/state.ts';
import type { Match, UserId } from '../model/types.ts';
import { invite } from './invite.ts';
import { chooseOption } from './lobbyOptions.ts';
import {
  applyEvents,
  type DecisionContext,
  type MatchDecision,
  playMove,
  resolveAutomaticMoves,
  SYSTEM,
  startTransition,
  type Transition,
} from './transition.ts';

type HostCommand = MatchCommandOf<'Invite' | 'ChooseOption' | 'PassHost' | 'SeatComputer' | 'RemoveComputer' | 'Start'>;

/** Decides a command on a lobby. `match` maps seats to users at the state's version. */
export const decideLobby = (
  context: DecisionContext,
  state: LobbyState,
  match: Match,
  command: MatchCommand,
  now: Date,
): MatchDecision => {
  switch (command.type) {
    case 'Join':
      return join(context, state, match, command.user);
    case 'Leave':
      return leave(context, state, match, command.user);
    case 'Expire':
      if (match.expiresAt === undefined || now < match.expiresAt) return { rejected: refusal('lobbyStillOpen') };
      return close(context, state);
    case 'GiveWords':
      return giveWords(context, state, match, command);
    case 'Invite':
    case 'ChooseOption':
    case 'PassHost':
    case 'SeatComputer':
    case 'RemoveComputer':
    case 'Start':
      return decideAsHost(context, state, match, command);
    default:
      command satisfies PlayingCommand;
      return { rejected: refusalByStatus('lobby') };
  }
};

const close = (context: DecisionContext, state: LobbyState): Transition => {
  const closed: MatchEvent = { type: 'MatchClosed', reason: 'expired' };
  return applyEvents(context, startTransition(state, SYSTEM), [closed]);
};

/** Returns the transition of a seat's act in a lobby. */
const happen = (context: DecisionContext, state: LobbyState, by: Seat, events: readonly MatchEvent[]): Transition =>
  applyEvents(context, startTransition(state, { by }), events);

const join = (context: DecisionContext, state: LobbyState, match: Match, user: UserId): MatchDecision => {
  const seat = seatOf(match, user);
  if (seat !== undefined) return { rejected: refusal('alreadySeated', { seat }) };
  if (match.private && !match.guests.includes(user)) return { rejected: refusal('notInvited') };
  if (state.seats >= match.seatLimit) return { rejected: refusal('lobbyFull', { seats: match.seatLimit }) };
  return happen(context, state, state.seats, [{ type: 'SeatTaken', seat: state.seats }]);
};

/** Players may change their entropy until the match starts. */
const giveWords = (
  context: DecisionContext,
  state: LobbyState,
  match: Match,
  { user, hash }: MatchCommandOf<'GiveWords'>,
): MatchDecision => {
  if (!isHashOfWords(hash)) throw new Error('GiveWords needs a SHA-256 hash, not the words themselves.');
  const seat = seatOf(match, user);
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  if (state.words[seat] === hash) return { rejected: refusal('wordsGivenAlready') };
  return happen(context, state, seat, [{ type: 'WordsGiven', seat, hash }]);
};

/** When the host leaves, the person seated longest becomes host. When the last person leaves, the lobby closes. */
const leave = (context: DecisionContext, state: LobbyState, match: Match, user: UserId): MatchDecision => {
  const seat = seatOf(match, user);
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  const left: MatchEvent = { type: 'SeatLeft', seat };
  const next = match.seats.find((row) => row.user !== undefined && row.seat !== seat)?.seat;
  if (next === undefined) return happen(context, state, seat, [left, { type: 'MatchClosed', reason: 'empty' }]);
  const host = next > seat ? next - 1 : next;
  return happen(context, state, seat, seat === state.host ? [left, { type: 'HostChanged', seat: host }] : [left]);
};

const decideAsHost = (context: DecisionContext, state: LobbyState, match: Match, command: HostCommand): MatchDecision => {
  const seat = seatOf(match, command.user);
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  if (seat !== state.host) return { rejected: refusal('notHost', { host: state.host }) };
  switch (command.type) {
    case 'Invite':
      return invite(context, state, match, seat, command.guest);
    case 'ChooseOption': {
      const chosen = chooseOption(context, state, command.option, command.value);
      return 'rejected' in chosen ? chosen : happen(context, state, seat, [chosen]);
    }
    case 'PassHost':
      return passHost(context, state, match, command.to);
    case 'SeatComputer':
      return seatComputer(context, state, match);
    case 'RemoveComputer':
      if (!state.computers.includes(command.seat)) return { rejected: refusal('noComputerThere') };
      return happen(context, state, seat, [{ type: 'SeatLeft', seat: command.seat }]);
    case 'Start':
      return start(context, state);
  }
};

const seatComputer = (context: DecisionContext, state: LobbyState, match: Match): MatchDecision => {
  if (state.seats >= match.seatLimit) return { rejected: refusal('lobbyFull', { seats: match.seatLimit }) };
  return happen(context, state, state.host, [{ type: 'ComputerSeated', seat: state.seats }]);
};

const passHost = (context: DecisionContext, state: LobbyState, match: Match, to: UserId): MatchDecision => {
  const seat = seatOf(match, to);
  if (seat === undefined) return { rejected: refusal('guestNotSeated') };
  if (seat === state.host) return { rejected: refusal('alreadyHost') };
  return happen(context, state, state.host, [{ type: 'HostChanged', seat }]);
};

/** Starts the match. Options the game gained after the lobby was opened get their defaults. */
const start = (context: DecisionContext, state: LobbyState): MatchDecision => {
  const { game } = context;
  const { seats } = state;
  if (seats < game.seats.min) return { rejected: refusal('tooFewSeats', { least: game.seats.min, taken: seats }) };
  const options = withDefaults(game, state.options);
  const words = wordsIn(state);
  const given = words.length > 0 && { words };
  const started = happen(context, state, state.host, [{ type: 'MatchStarted', seats, options, ...given }]);
  const begun = applyEvents(context, started, game.begin({ seats, options }));
  if (begun.state.phase !== 'playing') throw new Error(`${game.id}: the match did not start.`);
  const dealt = playMove(context, begun, begun.state, { type: 'Deal' });
  return 'rejected' in dealt ? dealt : resolveAutomaticMoves(context, dealt);
};
