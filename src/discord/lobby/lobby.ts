import { ButtonStyle, TimestampStyles, time } from 'discord.js';
import type { OptionTable } from '#engine/game.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import { type Fairness, MATCH_OPTIONS, type Match, type MatchId, type UserId, unansweredAt } from '#matches/index.ts';
import { sentencesAt } from '../command/language.ts';
import type { Services } from '../command/services.ts';
import { answerRow } from '../components/buttons.ts';
import { buildMessage, type MessagePayload } from '../components/message.ts';
import { button, type Row, row } from '../components/reply.ts';
import { deliverOnceToThread } from '../delivery/deliverOnce.ts';
import { threadNameOf } from '../delivery/threadNames.ts';
import { addMembers, postOnceInThread, startThread } from '../delivery/threads.ts';
import { matchOptionLabel, matchOptionsOf, ratedLabel, reminderLabel } from '../narration/paceText.ts';
import { recordLinesOf } from '../narration/recordText.ts';
import { ChannelUnavailable } from '../responses/channelUnavailable.ts';
import { discordCode, failureOf } from '../responses/discordErrors.ts';
import { playerAndLevel, seatName } from '../text/seatNames.ts';

/**
 * Brings a match's lobby message up to date and returns the match with its place filled in. Creates the message and its thread
 * where they are missing; repeated calls never create a second one. `force`: edits even a message that is recorded as up to
 * date.
 */
export const syncLobbyMessage = async (services: Services, id: MatchId, force = false): Promise<Match> => {
  const { match, message } = await showLobby(services, await lobbyOf(services, id), force);
  const thread = match.place.thread ?? (await openThread(services, match, message));
  if (match.place.lobbyMessage !== message || match.place.thread !== thread) {
    await services.stores.matches.setPlace(id, { lobbyMessage: message, thread });
  }
  return { ...match, place: { ...match.place, lobbyMessage: message, thread } };
};

const lobbyOf = async ({ stores }: Services, id: MatchId): Promise<Match> => {
  const match = await stores.matches.find(id);
  if (match === undefined) throw new Error(`No match ${id} to update the lobby message of.`);
  return match;
};

/**
 * Updates the message, and repeats that if the lobby changed meanwhile. Users join concurrently, and an edit with older content
 * must not be the last.
 */
const showLobby = async (
  services: Services,
  match: Match,
  force: boolean,
): Promise<{ readonly match: Match; readonly message: string }> => {
  const say = sentencesAt(services, match);
  const tag = `${say.common.matchName(match.id)}·lobby`;
  const body = await bodyOf(services, match, tag);
  const message = await deliverOnceToThread(services, {
    key: { match: match.id, version: 0, kind: 'lobby', recipient: 'channel' },
    channel: match.place.channel,
    body,
    tag,
    dedupe: 'current',
    force,
  });
  const now = await lobbyOf(services, match.id);
  const newest = await bodyOf(services, now, tag);
  const isShown = JSON.stringify(newest) === JSON.stringify(body);
  return isShown ? { match: now, message } : showLobby(services, now, true);
};

/**
 * Updates the lobby message like `syncLobbyMessage`, for a reply about something else. If Discord refuses, returns the match as
 * it is, and the announcer keeps retrying.
 */
export const trySyncLobbyMessage = async (services: Services, id: MatchId): Promise<Match> => {
  try {
    return await syncLobbyMessage(services, id);
  } catch (error) {
    if (failureOf(error) === undefined) throw error;
    services.log.warn({ match: id, code: discordCode(error) }, 'could not update a lobby message');
    const match = await services.stores.matches.find(id);
    if (match === undefined) throw error;
    return match;
  }
};

/**
 * Pings an invited user in the match's thread, because an edit of the lobby message would not notify them. `by`: the player who
 * invited them. Happens once per user and match.
 */
export const pingGuest = async (services: Services, match: Match, guest: UserId, by: UserId): Promise<void> => {
  const say = sentencesAt(services, match);
  const { common, table } = say;
  const tag = `${common.matchName(match.id)}·i${guest}`;
  const name = seatName(say, match)(match.seats.find(({ user }) => user === by)?.seat ?? 0);
  const invitation =
    match.status === 'lobby'
      ? common.invitation(`<@${guest}>`, name, lobbyLink(match))
      : table.seatInvitation(`<@${guest}>`, name);
  try {
    await postOnceInThread(services, match, { kind: 'invitation', recipient: guest, texts: [invitation], tag, pings: [guest] });
  } catch (error) {
    if (failureOf(error) === undefined && !(error instanceof ChannelUnavailable)) throw error;
    services.log.warn({ match: match.id, code: discordCode(error) }, 'could not ping an invited user');
  }
};

/** Returns a link to the lobby message with its "join" button, or a mention of the channel. */
const lobbyLink = ({ place }: Match): string =>
  place.lobbyMessage === undefined
    ? `<#${place.channel}>`
    : `https://discord.com/channels/${place.server}/${place.channel}/${place.lobbyMessage}`;

/** Opens the thread of a message and returns its id, which is the message's id. */
const openThread = async (services: Services, match: Match, message: string): Promise<string> => {
  await startThread(services, match.place.channel, message, threadNameOf(services, match));
  await addMembers(services, match, message);
  return message;
};

const bodyOf = async (services: Services, match: Match, tag: string): Promise<MessagePayload> => {
  const say = sentencesAt(services, match);
  const isTable = match.status === 'lobby' && (await services.stores.seeks.isTable(match.id));
  const records = await recordLinesOf(services, say, match);
  const fairness = await services.matches.fairness(match);
  if (!isTable) return lobbyBody(services.games, say, match, tag, fairness, isTable, records);
  const unanswered = await unansweredAt(services.stores.seeks, match);
  const asked = unanswered.map(({ user }) => user);
  const [expiresAt] = unanswered.flatMap(({ answerBy }) => answerBy ?? []).toSorted((one, other) => Number(one) - Number(other));
  const lines = [...records].map(
    ([user, line]) => [user, asked.includes(user) ? `${line} · ${say.play.unanswered}` : line] as const,
  );
  const guests = match.guests.filter((guest) => asked.includes(guest));
  const { expiresAt: _, ...table } = match;
  return lobbyBody(
    services.games,
    say,
    { ...table, guests, ...(expiresAt && { expiresAt }) },
    tag,
    fairness,
    isTable,
    new Map(lines),
  );
};

/**
 * Returns the lobby message's body. Invited users are pinged by the first send only: an edit never pings. `isTable`: the match was formed
 * by `/play`, which asks its players by notices, and whose terms nobody changes.
 */
export const lobbyBody = (
  games: GameRegistry,
  say: Sentences,
  match: Match,
  tag: string,
  fairness: Fairness,
  isTable = false,
  records: ReadonlyMap<UserId, string> = new Map(),
): MessagePayload =>
  buildMessage({
    texts: [
      say.common.lobbyTitle(match.id, say.game(match.game).name),
      lobbyText(games, say, match, isTable, records),
      lobbyState(say, match, isTable),
    ],
    controls: match.status === 'lobby' ? [isTable ? answerRow(say, match.id) : lobbyControls(games, say, match)] : [],
    tag,
    footer: fairnessOf(say, match, fairness),
    pings: isTable ? [] : pendingGuests(match),
  });

const lobbyText = (
  games: GameRegistry,
  say: Sentences,
  match: Match,
  isTable: boolean,
  records: ReadonlyMap<UserId, string>,
): string => {
  const rules = games.rules[match.game];
  const name = seatName(say, match);
  const host = match.seats.find(({ user }) => user === match.host)?.seat;
  return say.common.lobby({
    number: match.id,
    game: say.game(match.game).name,
    seats: match.seats.map(({ seat, user = '' }) =>
      [playerAndLevel(say, match)(seat), records.get(user)].filter((part) => part !== undefined).join(' – '),
    ),
    host: host === undefined ? '–' : name(host),
    least: rules?.seats.min ?? 1,
    most: match.seatLimit,
    isTable,
    private: match.private,
    guests: pendingGuests(match).map((guest) => `<@${guest}>`),
    settings: changedSettings(say, match, rules?.options ?? {}),
  });
};

/** Returns the invited users without a seat. */
const pendingGuests = ({ status, guests, seats }: Match): readonly UserId[] =>
  status === 'lobby' ? guests.filter((guest) => seats.every(({ user }) => user !== guest)) : [];

/** Returns lines about the rules that differ from the defaults. */
export const changedRules = (say: Sentences, match: Match, table: OptionTable): readonly string[] => {
  const { optionNames } = say.game(match.game);
  const chosen = matchOptionsOf(match);
  const changed = Object.entries(match.options).flatMap(([option, value]) => {
    const words = optionNames[option];
    if (words === undefined || table[option]?.[0] === value) return [];
    return [say.common.settingOption(words.name, words.values[value] ?? value)];
  });
  const outer = (['rated', 'gate', 'fair'] as const).filter((option) => chosen[option] !== MATCH_OPTIONS[option][0]);
  return [
    ...changed,
    ...outer.map((option) => (option === 'rated' ? ratedLabel(say, match) : matchOptionLabel(say, option, chosen[option]))),
  ];
};

export const paceLabel = (say: Sentences, match: Match): string => matchOptionLabel(say, 'pace', matchOptionsOf(match).pace);

/** Returns lines about the changed rules, and about pace, time-out and reminders. */
const changedSettings = (say: Sentences, match: Match, table: OptionTable): readonly string[] => {
  const { pace, timeout } = matchOptionsOf(match);
  return [
    ...changedRules(say, match, table),
    paceLabel(say, match),
    ...(pace === 'off' ? [] : [matchOptionLabel(say, 'timeout', timeout)]),
    reminderLabel(say, match),
  ];
};

const lobbyState = (say: Sentences, { status, place, expiresAt }: Match, isTable: boolean): string => {
  const thread = place.thread === undefined ? undefined : `<#${place.thread}>`;
  if (status === 'ended' && thread !== undefined) return say.common.lobbyEnded(thread);
  switch (status) {
    case 'lobby':
      if (expiresAt === undefined) return '';
      return isTable
        ? say.common.lobbyAnswers(time(expiresAt, TimestampStyles.ShortDateTime))
        : say.common.lobbyExpires(time(expiresAt, TimestampStyles.RelativeTime));
    case 'closed':
      return say.common.lobbyClosed;
    default:
      return say.common.lobbyStarted(thread);
  }
};

/**
 * Returns the line with the match's commitment. For a lobby that closed, its secret is added; that of a match that was played
 * is under a button of its posts.
 */
const fairnessOf = ({ common: { fairness } }: Sentences, { status }: Match, { commitment, secret }: Fairness): string => {
  const secretLine = status === 'closed' && secret !== undefined ? [`-# ${fairness.secretTold(secret)}`] : [];
  return [fairness.committed(commitment), ...secretLine].join('\n');
};

/** What leads on is green: to join while there are places, to start once enough have joined. */
const lobbyControls = (games: GameRegistry, { common: { controls } }: Sentences, { id, game, seats, seatLimit }: Match): Row => {
  const green = (leadsOn: boolean) => (leadsOn ? ButtonStyle.Success : ButtonStyle.Secondary);
  return row(
    button({ kind: 'join', match: id }, controls.join, green(seats.length < seatLimit)),
    button({ kind: 'leave', match: id }, controls.leave),
    button({ kind: 'start', match: id }, controls.start, green(seats.length >= (games.rules[game]?.seats.min ?? 1))),
    button({ kind: 'settings', match: id }, controls.settings),
    button({ kind: 'computer', match: id }, controls.addComputer),
  );
};
