import type { GameTallies, Leader, OwnStatistics, ServerStatistics, Tally } from '#community/statistics/index.ts';
import type { Sentences } from '#i18n/index.ts';
import type { UserId } from '#matches/index.ts';
import type { Card, CardEntry, CardList } from '#renderers/index.ts';

/** Entries of the lists that may be long. */
export const MOST = 5;

export type NameOf = (user: UserId) => string;

/** Returns the statistics of one person as a card; it is for that person alone. */
export const ownCard = (say: Sentences, of: OwnStatistics, title: string, nameOf: NameOf): Card => {
  const { statistics: words } = say;
  const { labels, lists } = words;
  return {
    title,
    headline: words.ownHeadline(of.matches, of.since ?? new Date(0)),
    figures: [
      { value: words.of(of.won, of.matches), label: labels.won },
      ...answerFigure(say, of.medianAnswer),
      ...(of.luck === undefined ? [] : [{ value: words.points(100 * of.luck), label: labels.luck }]),
      ...(of.left === 0 ? [] : [{ value: String(of.left), label: labels.left }]),
    ],
    lists: present([
      { title: lists['by-seats'], entries: of.bySeats.map((each) => wins(say, words.players(Number(each.key)), each)) },
      {
        title: lists.encounters,
        entries: of.encounters.slice(0, MOST).map(({ user, matches, ahead, behind }) => ({
          name: words.met(nameOf(user), matches),
          value: words.encounter(ahead, behind),
          share: ahead / Math.max(1, ahead + behind),
        })),
      },
      winsByGame(say, of.games),
      ...gameLists(say, of.games),
    ]),
  };
};

/** Returns the statistics of a server as a card. It names the people on its leaderboards and nobody else. */
export const serverCard = (say: Sentences, of: ServerStatistics, nameOf: NameOf): Card => {
  const { statistics: words } = say;
  const { labels, lists } = words;
  const best = Math.max(1, ...of.boards.wins.map(({ value }) => value));
  const luckiest = Math.max(Number.EPSILON, ...of.boards.luck.map(({ value }) => value));
  const fastest = of.boards.answers[0]?.value ?? 0;
  const board = (leaders: readonly Leader[], entryOf: (leader: Leader) => Omit<CardEntry, 'name'>): readonly CardEntry[] =>
    leaders.slice(0, MOST).map((leader) => ({ name: nameOf(leader.user), ...entryOf(leader) }));
  return {
    title: words.server,
    headline: words.serverHeadline(of.people, of.matches, of.since ?? new Date(0)),
    figures: [{ value: String(of.matches), label: labels.matches }, ...answerFigure(say, of.medianAnswer)],
    lists: present([
      {
        title: lists['board-wins'],
        entries: board(of.boards.wins, ({ value, matches }) => ({ value: words.of(value, matches), share: value / best })),
      },
      {
        title: lists['board-answers'],
        entries: board(of.boards.answers, ({ value }) => ({ value: words.time(value), share: fastest / Math.max(1, value) })),
      },
      {
        title: lists['board-luck'],
        entries: board(of.boards.luck, ({ value }) => ({ value: words.points(100 * value), share: value / luckiest })),
      },
      gamesPlayed(say, of.games),
      ...gameLists(say, of.games),
    ]),
  };
};

const present = (lists: readonly CardList[]): readonly CardList[] => lists.filter(({ entries }) => entries.length > 0);

const answerFigure = ({ statistics }: Sentences, seconds: number | undefined): Card['figures'] =>
  seconds === undefined ? [] : [{ value: statistics.time(seconds), label: statistics.labels.answer }];

const wins = ({ statistics }: Sentences, name: string, { key, count, won }: Tally): CardEntry => ({
  name,
  value: statistics.of(won, count),
  share: won / count,
  sign: key,
});

/** Returns how often each game was won by a person, or played; none for a single game. */
const winsByGame = (say: Sentences, games: readonly GameTallies[]): CardList => ({
  title: say.statistics.lists['by-game'],
  entries: games.length < 2 ? [] : games.map(({ game, total }) => wins(say, say.game(game).name, total)),
});

const gamesPlayed = ({ game, statistics }: Sentences, games: readonly GameTallies[]): CardList => ({
  title: statistics.lists.games,
  entries: games.length < 2 ? [] : games.map((each) => counted(game(each.game).name, each.matches, games[0]?.matches)),
});

const counted = (name: string, count: number, most = count, sign = ''): CardEntry => ({
  name,
  value: String(count),
  share: count / most,
  sign,
});

/** Returns what each game lists. */
const gameLists = (say: Sentences, games: readonly GameTallies[]): readonly CardList[] =>
  games.flatMap(({ game, sides, used }) => {
    const { facts } = say.game(game);
    if (facts === undefined) return [];
    const most = used[0]?.count;
    return [
      { title: facts.sides, game, entries: sides.slice(0, MOST).map((each) => wins(say, facts.name(each.key), each)) },
      {
        title: facts.used,
        game,
        entries: used.slice(0, MOST).map(({ key, count }) => counted(facts.name(key), count, most, key)),
      },
    ];
  });

/** Returns a card in words, a line for each of its parts. `bold`: how headings are marked. */
export const cardText = (
  { statistics: { line } }: Sentences,
  { title, headline, figures, lists }: Card,
  bold = (words: string): string => words,
): string =>
  [
    line(bold(title), headline),
    figures.map(({ value, label }) => line(label, value)).join(' · '),
    ...lists.map((list) => line(bold(list.title), list.entries.map(({ name, value }) => `${name} ${value}`).join(', '))),
  ].join('\n');
