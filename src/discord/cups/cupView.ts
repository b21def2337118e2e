import { ButtonStyle, TimestampStyles, time } from 'discord.js';
import { type Cup, type Entrant, isIn, type LoadedCup, placedIn, poolOf, standingsOf, tablesOf } from '#community/cups/index.ts';
import type { CupState, Sentences } from '#i18n/index.ts';
import type { Card, CardList } from '#renderers/index.ts';
import { button } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { settingLabel } from '../lobby/lobbySettings.ts';
import { matchOptionLabel } from '../narration/paceText.ts';
import { isolated, sanitizeLabel } from '../text/escapeMarkdown.ts';
import { truncate } from '../text/truncate.ts';

/** What the posts of a cup say of it, in words and on their picture. */

const ON_PODIUM = 3;
/** Room for a list of players. */
const LIST_LIMIT = 2200;
/** The most lines of a list on the picture, and the most lists: a large picture takes long to draw. The words show more. */
const ON_PICTURE = 25;
const LISTS_ON_PICTURE = 12;

type NameOf = (entrant: Entrant) => string;

/** Returns how entrants are named: on a picture as typed, in a post by a mention, which pings only where the message allows it. */
const namesOn = (place: 'picture' | 'post', { cups }: Sentences, { cup, people }: LoadedCup): NameOf => {
  const computers = cup.entrants.flatMap(({ entrant, isComputer }) => (isComputer ? entrant : []));
  return (entrant) => {
    const { user, name = '' } = people.find((person) => person.entrant === entrant) ?? {};
    if (place === 'post' && user !== undefined) return `<@${user}>`;
    if (computers.includes(entrant)) return cups.computer(computers.indexOf(entrant) + 1);
    return name === '' ? cups.forgotten : truncate(sanitizeLabel(name), 32);
  };
};

/** Returns how far a cup is. */
const stateOf = (cup: Cup): CupState => {
  const tables = tablesOf(cup);
  const over = tables.filter(({ result }) => result !== undefined).length;
  const until = time(new Date(cup.endsAt), TimestampStyles.ShortDateTime);
  return { phase: cup.isTooFew ? 'tooFew' : cup.phase, until, round: cup.rounds.length, over, matches: tables.length };
};

/** Returns the heading of a cup, its terms and its state, then its winner once it has ended. */
export const headOf = (say: Sentences, loaded: LoadedCup): readonly string[] => {
  const { cups, common } = say;
  const { row, cup } = loaded;
  const { game, seats: tables, pace, format } = cup.settings;
  const [winner] = cup.phase === 'ended' ? standingsOf(cup) : [];
  return [
    cups.title(cups.name(row.id), say.game(game).name),
    cups.terms({ tables, pace: common.pace.short(pace), format: format.kind }),
    cups.state(stateOf(cup)),
    ...(winner === undefined ? [] : [cups.winner(namesOn('post', say, loaded)(winner.entrant), cups.name(row.id))]),
  ];
};

/** Returns the standings: of each division of a league, otherwise of all. None before the draw. */
const listsOf = ({ cups }: Sentences, { cup }: LoadedCup, nameOf: NameOf): readonly CardList[] => {
  const standings = standingsOf(cup);
  const best = Math.max(1, ...standings.map(({ points }) => points));
  return [...new Set(standings.map(({ division }) => division))].map((division) => ({
    title: cups.table(division),
    entries: standings
      .filter((each) => each.division === division)
      .map(({ entrant, points, matches, total }, index) => {
        const value = cups.score(points, matches, total);
        return { place: index + 1, name: nameOf(entrant), value, share: points / best };
      }),
  }));
};

/** Returns the standings as a picture; with a podium once the cup has ended. `undefined` before the draw. */
export const cardOf = (say: Sentences, loaded: LoadedCup): Card | undefined => {
  const { row, cup } = loaded;
  const nameOf = namesOn('picture', say, loaded);
  const all = listsOf(say, loaded, nameOf).slice(0, LISTS_ON_PICTURE);
  const lists = all.map(({ title, entries }) => ({ title, entries: entries.slice(0, ON_PICTURE) }));
  if (lists.length === 0 || cup.phase === 'cancelled') return undefined;
  const first = cup.phase === 'ended' ? standingsOf(cup).slice(0, ON_PODIUM) : [];
  const podium = first.map(({ entrant, points }) => ({ name: nameOf(entrant), value: say.cups.points(points) }));
  const [, headline = ''] = headOf(say, loaded);
  return { title: `${say.cups.name(row.id)}: ${say.game(cup.settings.game).name}`, headline, figures: [], podium, lists };
};

/** Returns a card as alternative text. */
export const cardInWords = ({ title, headline, lists }: Card): string =>
  [
    title,
    headline,
    ...lists.map(
      (list) =>
        `${list.title}: ${list.entries.map(({ place, name, value }) => `${place}. ${isolated(name)} ${value}`).join(', ')}`,
    ),
  ].join('\n');

/** Returns a button of a cup. */
export const pressOn = ({ cups }: Sentences, cup: number, act: IdOf<'cup'>['act'], isFirst = false) =>
  button({ kind: 'cup', cup, act }, cups.controls[act], isFirst ? ButtonStyle.Success : ButtonStyle.Secondary);

/** Returns the first items for which there is room, and the number of the others. */
const fitting = ({ common }: Sentences, items: readonly string[], separator: ', ' | '\n'): string => {
  let room = LIST_LIMIT;
  const kept = items.filter((item) => {
    room -= item.length + 2;
    return room >= 0;
  });
  return [kept.join(separator), ...common.more(items.length - kept.length)].join(separator === '\n' ? separator : ' ');
};

/** Returns the standings in words or, before the draw, how much there is to play, who may enter, how points are given, and who is in. */
export const listLines = (say: Sentences, loaded: LoadedCup): readonly string[] => {
  const { cups } = say;
  const { entrants, phase, settings } = loaded.cup;
  const nameOf = namesOn('post', say, loaded);
  if (phase !== 'entries') {
    const lines = listsOf(say, loaded, nameOf).flatMap(({ title, entries }) => [
      `**${title}**`,
      ...entries.map(({ place, name, value }) => `${place}. ${name} – ${value}`),
    ]);
    return lines.length === 0 ? [] : [fitting(say, lines, '\n')];
  }
  const [points = '', ties = ''] = cups.rules(settings);
  const computers = settings.computers ? [cups.computers(true)] : [];
  const entered = entrants.flatMap(({ entrant, hasWithdrawn }) => (hasWithdrawn ? [] : nameOf(entrant)));
  const people = cups.entered(entered.length, fitting(say, entered, ', '));
  return [planOf(say, loaded), ...accessLines(say, loaded), ...computers, points, `-# ${ties}`, people];
};

/** Says whether a person has entered, and has a place or waits for one. */
export const entryLine = ({ cups }: Sentences, { row, cup }: LoadedCup, entrant: Entrant | undefined): string => {
  if (!isIn(cup, entrant)) return cups.refusal('cupNotEntered', {}) ?? '';
  const isPlaced = cup.phase === 'entries' && placedIn(cup).includes(entrant);
  return cups[isPlaced ? 'enteredYou' : 'enteredReserve'](cups.name(row.id));
};

/** Returns how an entrant does: where they stand once there are standings, before that whether they have a place. */
export const ownLines = (say: Sentences, loaded: LoadedCup, entrant: Entrant | undefined): readonly string[] => {
  const standings = standingsOf(loaded.cup);
  const own = standings.find((standing) => standing.entrant === entrant);
  if (own === undefined) return loaded.row.isOver ? [] : [entryLine(say, loaded, entrant)];
  const rows = standings.filter(({ division }) => division === own.division);
  const { matches: played, total: matches } = own;
  const points = say.cups.points(own.points);
  return [say.cups.place({ place: rows.indexOf(own) + 1, count: rows.length, points, played, matches })];
};

/** Says how much there is to play with those who have entered so far, and how long it takes. */
export const planOf = ({ cups }: Sentences, { cup }: LoadedCup): string => {
  const { format, seats, roundDays, most = seats, computers } = cup.settings;
  const count = Math.max(seats, placedIn(cup).length, computers ? most : 0);
  const together = format.kind === 'league' ? Math.min(count, format.division) : count;
  const { each } = poolOf(Math.max(seats, together), seats);
  const later = format.kind === 'knockOut' ? Math.round(Math.log(format.advance) / Math.log(seats)) : 0;
  const rounds = format.kind === 'league' ? format.seasons : 1 + later;
  return cups.plan({ count, each, format: format.kind, days: rounds * roundDays });
};

const accessLines = (say: Sentences, { cup: { settings } }: LoadedCup): readonly string[] => {
  const { gate, rating, role } = settings.entry;
  return [
    ...(role === undefined ? [] : [say.cups.roleOnly(`<@&${role}>`)]),
    ...(rating === undefined ? [] : [say.cups.rating(rating)]),
    matchOptionLabel(say, 'gate', gate),
    ...(settings.most === undefined ? [] : [say.cups.places(settings.most)]),
    ...(settings.rated ? [matchOptionLabel(say, 'rated', 'on')] : []),
    ...Object.entries(settings.options).map(([option, value]) => settingLabel(say, settings.game, option, value)),
  ];
};

/** Returns all rules of a cup. */
export const ruleLines = (say: Sentences, loaded: LoadedCup): readonly string[] => [
  ...headOf(say, loaded).slice(0, 2),
  ...[...accessLines(say, loaded), ...say.cups.rules(loaded.cup.settings)].map((line) => `- ${line}`),
];
