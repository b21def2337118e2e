import type { Avoids, OpenLobby, Seek } from '#community/queue/index.ts';
import { seeded } from '../../support/fakes/seededChance.ts';

export const NOW = Date.UTC(2027, 2, 3, 20);
export const HOUR = 3_600_000;

/** Awake from eight to midnight in UTC. */
export const DAYTIME = 0xffff00;

/** A person who would like a usual table of Cyclades, has just come and accepts nearly anybody. */
export const seek = (userId: string, own: Partial<Seek> = {}): Seek => ({
  userId,
  since: NOW,
  awake: DAYTIME,
  games: ['cyclades'],
  paces: ['48h'],
  seats: [3, 4, 5],
  computer: false,
  ...own,
});

export interface Server {
  readonly seeks: readonly Seek[];
  readonly lobbies: readonly OpenLobby[];
  readonly avoids: Avoids;
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** A random server: people of all zones and wishes, some open lobbies, and lists of people to avoid. */
export const serverOf = (seed: number, size: number): Server => {
  const { die, pick } = seeded(seed);
  const chance = (share: number): boolean => die(range(1000)) < 1000 * share;
  const awake = (): number => {
    const from = die(range(24));
    return range(die([8, 12, 16])).reduce((mask, hour) => mask | (1 << ((from + hour) % 24)), 0);
  };
  const player = (userId: string) => ({
    userId,
    awake: awake(),
    ...(chance(0.8) && { skills: { cyclades: 25 + die(range(13)) - 6 } }),
    ...(chance(0.7) && { reliability: die(range(21)) / 20 }),
    ...(chance(0.2) && { demands: { reliability: 0.5, newcomers: chance(0.5) } }),
  });
  const seeks = range(size).map(
    (index): Seek => ({
      ...player(`u${index}`),
      since: NOW - die(range(60)) * HOUR,
      games: pick([['cyclades'], ['peloponnes'], ['cyclades', 'peloponnes']]),
      paces: pick([['24h'], ['48h'], ['3d'], ['24h', '48h'], ['live'], ['off', 'week']]),
      seats: pick([[4], [3, 4], [3, 4, 5], [2], [2, 3, 4, 5], [5]]),
      computer: chance(0.4),
    }),
  );
  const lobbies = range(Math.ceil(size / 20)).map(
    (index): OpenLobby => ({
      id: `l${index}`,
      game: pick(['cyclades', 'peloponnes']),
      pace: pick(['24h', '48h', '36h']),
      players: range(die([1, 2, 3])).map((place) => player(chance(0.2) ? `u${die(range(size))}` : `h${index}-${place}`)),
      seats: pick([[4], [3, 4, 5], [2, 3, 4, 5]]),
      computers: die([0, 0, 1]),
      ...(chance(0.3) && { demands: { reliability: 0.6, newcomers: true } }),
      since: NOW - die(range(60)) * HOUR,
    }),
  );
  const everyone = [...seeks, ...lobbies.flatMap(({ players }) => players)].map(({ userId }) => userId);
  const avoids = new Map(everyone.filter(() => chance(0.4)).map((userId) => [userId, new Set([pick(everyone), pick(everyone)])]));
  return { seeks, lobbies, avoids };
};
