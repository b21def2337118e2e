import type { Seat } from '#engine/game.ts';
import { MATCH_OPTIONS, refuseOption, remindAfterHoursOf, withDefaults } from './options.ts';
import { type Decided, type Ground, goOn, nextChance, type Progress, settle } from './progress.ts';
import { refusal, refusalByStatus } from './rejections.ts';
import type { LobbyState } from './state.ts';
import type { Match, MatchCommand, MatchEvent, UserId } from './types.ts';

type LobbyCommand = Exclude<MatchCommand, { type: 'Play' | 'Concede' }>;
type HostCommand = Extract<LobbyCommand, { type: 'Invite' | 'ChooseOption' | 'PassHost' | 'Start' }>;

/** Answers a command to a lobby. `match` tells who sits where at the state's version. */
export const decideLobby = (ground: Ground, state: LobbyState, match: Match, command: MatchCommand, now: Date): Decided => {
  switch (command.type) {
    case 'Join':
      return join(ground, state, match, command.user);
    case 'Leave':
      return leave(ground, state, match, command.user);
    case 'Expire':
      if (match.expiresAt === undefined || now < match.expiresAt) return { rejected: refusal('lobbyStillOpen') };
      return happen(ground, state, [{ type: 'MatchClosed', reason: 'expired' }]);
    case 'Play':
    case 'Concede':
      return { rejected: refusalByStatus('lobby') };
    default:
      return decideAsHost(ground, state, match, command);
  }
};

const happen = (ground: Ground, state: LobbyState, events: readonly MatchEvent[]): Progress =>
  goOn(ground, { events: [], state }, events);

/** The seat of a person in a match, if any. */
export const seatOf = (match: Match, user: UserId | undefined): Seat | undefined =>
  match.seats.find((row) => row.user === user)?.seat;

const join = (ground: Ground, state: LobbyState, match: Match, user: UserId): Decided => {
  const seat = seatOf(match, user);
  if (seat !== undefined) return { rejected: refusal('alreadySeated', { seat }) };
  if (match.private && !match.guests.includes(user)) return { rejected: refusal('notInvited') };
  if (state.seats >= match.seatLimit) return { rejected: refusal('lobbyFull', { seats: match.seatLimit }) };
  return happen(ground, state, [{ type: 'SeatTaken', seat: state.seats }]);
};

/** A host who leaves passes the match on to whoever has been there longest; the last one to leave closes it. */
const leave = (ground: Ground, state: LobbyState, match: Match, user: UserId): Decided => {
  const seat = seatOf(match, user);
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  const left: MatchEvent = { type: 'SeatLeft', seat };
  if (state.seats === 1) return happen(ground, state, [left, { type: 'MatchClosed', reason: 'empty' }]);
  return happen(ground, state, seat === state.host ? [left, { type: 'HostChanged', seat: 0 }] : [left]);
};

const decideAsHost = (ground: Ground, state: LobbyState, match: Match, command: HostCommand): Decided => {
  const seat = seatOf(match, command.user);
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  if (seat !== state.host) return { rejected: refusal('notHost', { host: state.host }) };
  switch (command.type) {
    case 'Invite':
      return invite(ground, state, match, command.guest);
    case 'ChooseOption':
      return chooseOption(ground, state, command.option, command.value);
    case 'PassHost':
      return passHost(ground, state, match, command.to);
    case 'Start':
      return start(ground, state);
  }
};

/** Far more than can sit down, and few enough to be named and called in one message. */
const MOST_GUESTS = 20;

const invite = (ground: Ground, state: LobbyState, match: Match, guest: UserId): Decided => {
  if (seatOf(match, guest) !== undefined) return { rejected: refusal('guestSeated') };
  if (match.guests.includes(guest)) return { rejected: refusal('alreadyInvited') };
  const awaited = match.guests.filter((user) => seatOf(match, user) === undefined);
  if (awaited.length >= MOST_GUESTS) return { rejected: refusal('tooManyGuests', { most: MOST_GUESTS }) };
  return happen(ground, state, [{ type: 'GuestInvited' }]);
};

const chooseOption = (ground: Ground, state: LobbyState, option: string, value: string): Decided => {
  const refused = refuseOption({ ...ground.game.options, ...MATCH_OPTIONS }, option, value);
  if (refused !== undefined) return { rejected: refused };
  if (option === 'remind') return chooseReminder(ground, state, value);
  if (state.options[option] === value) return { rejected: refusal('optionChosenAlready', { option, value }) };
  return happen(ground, state, [{ type: 'OptionsChosen', options: { ...state.options, [option]: value } }]);
};

const chooseReminder = (ground: Ground, state: LobbyState, value: string): Decided => {
  const remindAfterHours = remindAfterHoursOf(value);
  if (state.remindAfterHours === remindAfterHours)
    return { rejected: refusal('optionChosenAlready', { option: 'remind', value }) };
  return happen(ground, state, [{ type: 'ReminderChosen', remindAfterHours }]);
};

const passHost = (ground: Ground, state: LobbyState, match: Match, to: UserId): Decided => {
  const seat = seatOf(match, to);
  if (seat === undefined) return { rejected: refusal('guestNotSeated') };
  if (seat === state.host) return { rejected: refusal('alreadyHost') };
  return happen(ground, state, [{ type: 'HostChanged', seat }]);
};

/** A lobby that was opened before an option came to its game starts with that option's default. */
const start = (ground: Ground, state: LobbyState): Decided => {
  const { game } = ground;
  const { seats } = state;
  if (seats < game.seats.min) return { rejected: refusal('tooFewSeats', { least: game.seats.min, taken: seats }) };
  const options = withDefaults(game, state.options);
  const started = happen(ground, state, [{ type: 'MatchStarted', seats, options }]);
  const begun = goOn(ground, started, game.begin({ seats, options }));
  if (begun.state.phase !== 'playing') throw new Error(`${game.id} does not begin.`);
  return settle(ground, goOn(ground, begun, game.deal(begun.state.game, nextChance(ground, begun))));
};
