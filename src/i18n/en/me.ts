import type { DaysFacts, MeSentences, OwnFacts, YearFacts } from '../me.ts';
import { counter, lister } from '../plural.ts';

const count = counter('en');
const { all } = lister('en-GB');
const hours = (amount: number): string => count(amount, { one: '# hour', other: '# hours' });
const days = (amount: number): string => count(amount, { one: '# day', other: '# days' });

const calendar = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const day = (written: string): string => calendar.format(new Date(`${written}T00:00:00Z`)).replace(',', '');

const range = ({ from, until, days: length }: DaysFacts): string =>
  from === until ? day(from) : `${day(from)} to ${day(until)} (${days(length)})`;

const yearOf = ({ year, spent, planned, left }: YearFacts): string =>
  `${year}: ${days(planned)} planned, ${spent} spent, ${left} left.`;

const quietOf = ({ quiet }: OwnFacts): string =>
  quiet === undefined
    ? 'Quiet hours: none'
    : `Quiet hours: ${quiet.from} to ${quiet.until} – your clocks stand then, and nothing is sent to you`;

const remindersOf = (everyHours: number | undefined): string => {
  if (everyHours === undefined) return 'as each match says';
  if (everyHours === 1) return 'every hour';
  return everyHours === 0 ? 'never' : `every ${hours(everyHours)}`;
};

const BY = {
  usual: 'turns by a mention, all else by direct message',
  dm: 'by direct message',
  mention: 'by a mention in the match’s thread',
  both: 'by direct message and by a mention',
};

const THEMES = { usual: 'as each server shows them', dark: 'dark, the sea at night', light: 'light, the sea by day' };

const language = (name: string | undefined): string => `Language: ${name ?? 'as your Discord is set'}`;

export const me: MeSentences = {
  settings: (facts) =>
    [
      '**Your settings**, for all your matches; others do not see them.',
      `Time zone: ${facts.timeZone}, where it is ${facts.now} now – \`/me settings zone:\` changes it`,
      quietOf(facts),
      `Reminders: ${remindersOf(facts.remindEveryHours)}`,
      `Notices: ${BY[facts.noticesBy ?? 'usual']}`,
      `Pictures: ${THEMES[facts.theme ?? 'usual']}`,
      language(facts.language),
      ...(facts.dmClosed
        ? [
            'I could not send you a direct message, so everything for you comes as a mention in the match’s thread. Allow direct messages from a server we share, then press “Try again”.',
          ]
        : []),
      '-# Another time zone or other quiet hours count from your next decision. Days off: `/me holidays`.',
    ].join('\n'),
  severalZones: (zones, more) =>
    `That can be several time zones: ${more === 0 ? all(zones.map((zone) => `\`${zone}\``)) : `${zones.map((zone) => `\`${zone}\``).join(', ')} and ${count(more, { one: '# more', other: '# more' })}`}. Name one of them.`,
  nothingChanged: 'Nothing was changed.',
  zone: (zone, now) => `${zone} – ${now} now`,
  quietFrom: (time) => `Quiet from ${time}`,
  quietUntil: (time, length) => `Quiet until ${time} (${hours(length)})`,
  noQuietHours: 'No quiet hours',
  reminders: (everyHours) => (everyHours === 0 ? 'No reminders' : `Reminders ${remindersOf(everyHours)}`),
  noticesBy: {
    usual: `Notices: ${BY.usual}`,
    dm: `Notices ${BY.dm}`,
    mention: `Notices ${BY.mention}`,
    both: `Notices ${BY.both}`,
  },
  themes: {
    usual: `Pictures: ${THEMES.usual}`,
    dark: `Pictures: ${THEMES.dark}`,
    light: `Pictures: ${THEMES.light}`,
  },
  language,

  holidays: (planned, years) =>
    [
      planned.length === 0 ? '**Your holidays**: none are planned.' : `**Your holidays**: ${all(planned.map(range))}.`,
      ...years.map(yearOf),
      'A day is spent only when a clock of yours would run out on it; your time then ends when the day is over. If you want the morning of your return for answering, plan that day, too.',
      '-# `/me holidays from: until:` plans more. Days that have begun are not taken back.',
    ].join('\n'),
  day,
  days: range,
  takeBack: 'Take days back',

  turns: (waiting) => `**${count(waiting, { one: '# match waits', other: '# matches wait' })} for you**`,
  turn: ({ number, game, asked, since, until, paused, link }) =>
    [
      `**[#${number} ${game}](${link})**`,
      [
        `${asked}${since === undefined ? '' : ` – asked ${since}`}`,
        ...(until === undefined ? [] : [`time until ${until}`]),
        ...(paused === undefined ? [] : [`paused until ${paused}`]),
      ].join(', '),
    ].join('\n'),
  noTurns: 'No match waits for you.',

  data: 'All that I keep about you is in this file. What you did in a match stands in its log by seat: `/match export`. `/me forget` takes your data away.',
  forget: (facts) =>
    [
      '**Shall I forget you?**',
      `What goes: your settings, holidays, notes, standing orders and reminders, what you said as an organiser, where my messages to you stand, and your name and id${facts.seats === 0 ? '' : ` in ${count(facts.seats, { one: '# match', other: '# matches' })}, in which “Player” and the number of the seat takes the place of your name`}.`,
      ...(facts.lobbies === 0 ? [] : [`You leave ${count(facts.lobbies, { one: '# lobby', other: '# lobbies' })}.`]),
      ...(facts.running === 0
        ? []
        : [
            `In ${count(facts.running, { one: '# running match', other: '# running matches' })} a computer plays your seat from now on; where nobody else plays, you give up.`,
          ]),
      'What stays: the moves of your matches, which name seats and no people, and what has been posted on Discord, where it can be deleted.',
      'It cannot be taken back. You are welcome again any time, as somebody new. `/me data` shows you beforehand what there is.',
    ].join('\n'),
  forgetMe: 'Forget me',
  forgotten: 'You are forgotten: nothing that I keep says who you are.',
  formerPlayer: (seat) => `Player ${seat + 1}`,

  nudged: (name) => `${name} is called once more; in quiet hours, as soon as these are over.`,
  nudgedAlready: (name, when) =>
    `${name} was nudged within the last day${when === undefined ? ': once a day is enough' : ` and can be again ${when}`}.`,
  gone: (name) => `${name} cannot be reached on this server any more.`,
};
