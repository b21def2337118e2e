import { plainSentences } from '../common/controls.ts';
import { denialSentences } from '../common/denials.ts';
import { fairnessSentences } from '../common/fairness.ts';
import { orderSentences } from '../common/orders.ts';
import { refusalSentences } from '../common/refusals.ts';
import { serverSentences } from '../common/server.ts';
import { matchTellings, motionText } from '../common/tellings.ts';
import type { CommonSentences, LobbyFacts } from '../common.ts';
import { timeOfPace } from '../pace.ts';
import { counter, lister } from '../plural.ts';
import { commandNames } from './commandNames.ts';
import { commands } from './common/commands.ts';
import { controls } from './common/controls.ts';
import { days, hours, hoursOf } from './common/durations.ts';
import { t } from './text.ts';

const count = counter('en');
const { all, any } = lister('en-GB');

/** Words that begin a button, in the middle of a sentence. */
const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** "A, B or one of 7 more". */
const anyOf = (names: readonly string[], more: number): string =>
  more === 0 ? any(names) : `${names.join(', ')} or ${more === 1 ? 'another' : `one of ${more} more`}`;

const TIME_OUTS: Readonly<Record<string, string>> = {
  computer: 'a computer plays the turn',
  safe: 'the simplest move is played',
  vote: 'the others decide',
};

/** "48 hours", and "4 days" beyond that, of `48h`. */
const timesOf = (pace: string): { readonly perDecision: string; readonly reserve?: string } => {
  if (pace === 'off') return { perDecision: 'no clock' };
  if (pace === 'live') return { perDecision: '10 minutes', reserve: '2 hours' };
  const { amount, unit, reserveHours } = timeOfPace(pace);
  return { perDecision: unit === 'days' ? days(amount) : hours(amount), reserve: hoursOf(reserveHours) };
};

/** "48 hours for each decision, 4 days in reserve", of `48h`. */
const paceOf = (pace: string): string => {
  const { perDecision, reserve } = timesOf(pace);
  return reserve === undefined ? perDecision : `${perDecision} for each decision, ${reserve} in reserve`;
};

/** What a start would take, or bring to whoever is still alone. */
const toStart = (taken: number, least: number, most: number): string => {
  if (taken < least) return ` – at least ${least} to start`;
  return taken === 1 && most > 1 ? ' – started now, it is played alone' : '';
};

const lobby = ({ seats, host, least, most, guests, settings, ...facts }: LobbyFacts): string =>
  [
    `Host: ${host}${facts.private ? ' – by invitation' : ''}`,
    `Seats: ${seats.length} of ${most}${toStart(seats.length, least, most)}`,
    ...seats.map((seat) => `- ${seat}`),
    ...(guests.length === 0 ? [] : [`Invited: ${all(guests)}`]),
    ...(settings.length === 0 ? [] : [settings.join(' · ')]),
  ].join('\n');

/** Everything around the games, in English. */
export const common: CommonSentences = {
  commands,
  commandNames,
  controls,
  plain: plainSentences(t),
  denials: denialSentences(t),
  refusals: refusalSentences(t),
  events: matchTellings(t),
  remind: {
    name: 'Reminder',
    value: (value) => (value === 'off' ? 'never' : `after ${count(Number(value), { one: '# hour', other: '# hours' })}`),
    warningOnly: 'once, shortly before the time is over',
  },

  pace: { name: 'Pace', value: paceOf, short: (pace) => timesOf(pace).perDecision },
  timeout: {
    name: 'When time is over',
    value: (value) => TIME_OUTS[value] ?? value,
  },
  fair: {
    name: 'Dice and draws',
    value: (value) => (value === 'beacon' ? 'mixed with a public beacon' : 'from the bot’s secret number'),
  },
  ownTime: (until) => `-# You have time until ${until}.`,
  paused: (until) => `The match is paused and goes on ${until}. Whoever wants to may move meanwhile.`,
  pausedFoot: (until) => `-# The match is paused until ${until}. Whoever wants to may move meanwhile.`,
  server: serverSentences(t),
  fairness: fairnessSentences(t),

  motion: motionText(t),
  list: all,
  each: (names) => `Each of ${all(names)}`,
  matchName: (number) => `#${number}`,
  orders: orderSentences(t),
  byOrder: (line) => `${line} *(by standing order)*`,
  byComputer: (line) => `${line} *(by a computer)*`,
  matchChoice: (number, game, state) =>
    `#${number} ${game} – ${{ yourTurn: 'your turn', waiting: 'waiting for others', lobby: 'not started' }[state]}`,
  unknownRefusal: (code) => `That is not possible (${code}).`,
  bug: (reference) =>
    `Something went wrong on my side, and I have noted it. If it stays so, tell whoever runs me this number: \`${reference}\`.`,
  whoseTurn: (names) => `The match waits for ${all(names)}.`,
  missingOption: (option, values, more) => `Please add \`${option}:\` – it can be ${anyOf(values, more)}.`,
  noSuchEntry: (names, more) => `No single thing has that name. You can look up ${anyOf(names, more)}.`,
  noThreadHere: (permissions, elsewhere) =>
    [
      permissions.length === 0
        ? 'No thread for a match can be opened in this kind of channel.'
        : `I cannot open a match here: I lack the permission ${all(permissions.map((each) => `“${each}”`))} in this channel.`,
      elsewhere.length === 0 ? 'Somebody who runs this server can grant it in a text channel.' : `It works in ${any(elsewhere)}.`,
    ].join(' '),
  permissionName: (permission) => permission.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),

  lobbyTitle: (number, game) => `## #${number} ${game}`,
  lobby,
  lobbyExpires: (when) => `Closes by itself ${when} unless it is started.`,
  lobbyStarted: (thread) => (thread === undefined ? 'The match has started.' : `The match has started: ${thread}`),
  lobbyClosed: 'This match did not start and is closed.',
  threadName: (number, game) => `#${number} ${game}`,
  created: (number, link) => `Match #${number} is open: ${link}`,
  joined: (number) => `You are in: match #${number}. You will be called when it starts.`,
  left: (number) => `You have left match #${number}.`,
  started: (number, thread) => `Match #${number} starts${thread === undefined ? '' : `: ${thread}`}. Have fun!`,
  invited: (mention) => `${mention} is invited and can press “Join”.`,
  invitation: (mention, host, link) => `${mention}, ${host} invites you to this match. Press “Join” here: ${link}`,
  hostPassed: (mention) => `${mention} is the host now.`,
  chosen: (option, value) => `${option}: ${value}.`,
  conceded: (number) => `You have given up match #${number}.`,
  settingOption: (name, value) => `${name}: ${value}`,

  status: ({ number, game, state, due }) => {
    const asked = due.map(({ name, since }) => (since === undefined ? name : `${name} (asked ${since})`));
    return `**#${number} ${game}** – ${state}${asked.length === 0 ? '' : `; it waits for ${all(asked)}`}`;
  },
  matchLine: (number, game, state, link) => `**#${number}** ${game} – ${state}${link === undefined ? '' : ` – ${link}`}`,
  stateWords: {
    lobby: 'not started',
    playing: 'being played',
    ended: 'over',
    closed: 'closed',
    setAside: 'set aside',
    yourTurn: 'your turn',
  },
  openHere: 'Open on this server',
  openYours: 'Yours',
  more: (left) => (left > 0 ? [`… and ${count(left, { one: '# more', other: '# more' })}`] : []),
  logTitle: (number, page, pages, round) =>
    `**Log of #${number}**${round === undefined ? '' : ` – ${round}`} – page ${page} of ${pages}`,
  historyTitle: (number, round) => `**#${number}** as it stood at the beginning of ${round}`,
  note: (number, text) => `**Your note on #${number}**, seen by nobody else\n${text}`,
  confirmMove: (move, others) =>
    `**${move}?** ${others.length === 0 ? 'There is nothing else you could do.' : `You could still ${all(others.map(inSentence))}.`}`,
  confirmed: (move) => `Yes, ${inSentence(move)}`,
};
