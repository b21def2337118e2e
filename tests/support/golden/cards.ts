import type { Card, CardEntry, CardRequest } from '#renderers/index.ts';

const entry = (name: string, value: string, share: number, sign?: string): CardEntry => ({
  name,
  value,
  share,
  ...(sign !== undefined && { sign }),
});

const OWN: Card = {
  title: 'Ada Lovelace',
  headline: '14 matches with people since 3 Mar 2026',
  figures: [
    { value: '5 of 14', label: 'won' },
    { value: '5 h', label: 'usual answer' },
    { value: '+1.5', label: 'luck per match' },
    { value: '2', label: 'left early' },
  ],
  lists: [
    {
      title: 'Wins by players',
      entries: [entry('2 players', '1 of 3', 1 / 3), entry('4 players', '3 of 7', 3 / 7), entry('5 players', '1 of 4', 1 / 4)],
    },
    {
      title: 'Head to head',
      entries: [
        entry('Bea (5)', '3 : 2', 0.6),
        entry('Maximilian von Hohenstein (3)', '1 : 2', 1 / 3),
        entry('Dee (2)', '0 : 2', 0),
        entry('Émile (1)', '1 : 0', 1),
      ],
    },
    { title: 'Wins by game', entries: [entry('Cyclades', '4 of 10', 0.4), entry('Peloponnes', '1 of 4', 0.25)] },
    {
      title: 'Wins by god',
      game: 'cyclades',
      entries: [
        entry('Ares', '2 of 4', 0.5, 'ares'),
        entry('Zeus', '1 of 3', 1 / 3, 'zeus'),
        entry('Poseidon', '1 of 2', 0.5, 'poseidon'),
        entry('Apollo', '0 of 1', 0, 'apollo'),
      ],
    },
    {
      title: 'Creatures used',
      game: 'cyclades',
      entries: [
        entry('Pegasus', '7', 1, 'pegasus'),
        entry('Medusa', '4', 4 / 7, 'medusa'),
        entry('Kraken', '3', 3 / 7, 'kraken'),
        entry('Fates', '3', 3 / 7, 'fates'),
      ],
    },
    { title: 'Wins by civilisation', game: 'peloponnes', entries: [entry('Sparta', '1 of 2', 0.5, 'sparta')] },
    {
      title: 'Tiles laid out',
      game: 'peloponnes',
      entries: [entry('Harbour', '3', 1, 'A02'), entry('Forest', '2', 2 / 3, 'C03')],
    },
  ],
};

const SERVER: Card = {
  title: 'This server',
  headline: '23 players, 41 matches since 3 Mar 2026',
  figures: [
    { value: '41', label: 'matches' },
    { value: '3 h', label: 'usual answer' },
  ],
  lists: [
    { title: 'Most wins', entries: [entry('Bea', '7 of 12', 1), entry('Ada Lovelace', '5 of 14', 5 / 7), entry('Dee', '2 of 5', 2 / 7)] },
    { title: 'Fastest answers', entries: [entry('Dee', '45 min', 1), entry('Bea', '2 h', 0.4), entry('Ada Lovelace', '5 h', 0.15)] },
    { title: 'Luckiest', entries: [entry('Ada Lovelace', '+1.5', 1), entry('Bea', '0', 0), entry('Dee', '–2', 0)] },
    { title: 'Creatures used', game: 'cyclades', entries: [entry('Kraken', '31', 1, 'kraken'), entry('Harpy', '24', 0.77, 'harpy')] },
  ],
};

const POOLS: Card = {
  title: 'Cup #3: Cyclades',
  headline: 'Pools – 9 of 14 matches are over',
  figures: [],
  lists: [
    {
      title: 'Pool A: points (played)',
      entries: [
        entry('1  Ada Lovelace', '17 (4/4)', 1),
        entry('2  Maximilian von Hohenstein', '13 (3/4)', 13 / 17),
        entry('3  Émile', '9.5 (3/4)', 9.5 / 17),
        entry('4  AI Leto', '2 (2/4)', 2 / 17),
      ],
    },
    {
      title: 'Pool B: points (played)',
      entries: [entry('1  Bea', '8 (2/4)', 8 / 17), entry('2  Dee', '0 (0/4)', 0)],
    },
  ],
};

const PODIUM: Card = {
  title: 'Cup #3: Cyclades',
  headline: '7 players, 7 matches',
  figures: [],
  podium: [
    { name: 'Ada Lovelace', value: '17 points' },
    { name: 'Maximilian von Hohenstein', value: '13 points' },
    { name: 'Émile', value: '9.5 points' },
  ],
  lists: [
    {
      title: 'Standings: points (played)',
      entries: [
        entry('1  Ada Lovelace', '17 (4/4)', 1),
        entry('2  Maximilian von Hohenstein', '13 (4/4)', 13 / 17),
        entry('3  Émile', '9.5 (4/4)', 9.5 / 17),
        entry('4  AI Leto', '2 (4/4)', 2 / 17),
      ],
    },
  ],
};

/** The golden pictures of statistics and cups, by their names. */
export const CARDS: Readonly<Record<string, CardRequest>> = {
  'Record of a player': { card: OWN, theme: 'dark' },
  'Record of a player by day': { card: OWN, theme: 'light' },
  'Record of a server': { card: SERVER, theme: 'dark' },
  'Standings of a cup': { card: POOLS, theme: 'light' },
  'Podium of a cup': { card: PODIUM, theme: 'dark' },
};
