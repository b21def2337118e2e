import { type EpochMs, PACES } from '#matches/index.ts';
import { meets } from './compatible.ts';
import type { Avoids, OpenLobby, Proposal, Seek } from './seek.ts';
import { byWaiting, LONGEST_WAITING, proposalOf, type Table, tablesAround, type Waiting } from './tables.ts';
import { acceptedBy, acceptsPace, hoursWaited } from './widening.ts';

/** In longer queues the next person nearly always finds others. */
const SHORT_QUEUE = 100;

/**
 * Returns the tables that can be formed now: first the lobbies that can be filled, then new tables, the longest waiting people first.
 * Nobody is at two of them, and nobody sits with a person that one of them avoids. Each gets a game, a pace and a number of seats that
 * they accept by now; how few hours all share, and how far apart ratings are, is what the longest waiting one accepts. The order of the
 * arguments does not matter.
 */
export const formTables = (
  seeks: readonly Seek[],
  lobbies: readonly OpenLobby[],
  now: EpochMs,
  avoids: Avoids,
): readonly Proposal[] => {
  const queue = queueOf(seeks, now);
  return [...fillLobbies(queue, lobbies, avoids), ...newTables(queue, avoids)].map(proposalOf);
};

/** The people who wait, and those who have been seated meanwhile. */
interface Queue {
  readonly waiting: readonly Waiting[];
  /** Those who accept a pace and want a game, by both. */
  readonly wanting: ReadonlyMap<string, readonly Waiting[]>;
  readonly paces: readonly string[];
  readonly seated: Set<string>;
}

const queueOf = (seeks: readonly Seek[], now: EpochMs): Queue => {
  const waiting = seeks
    .map((seek): Waiting => ({ player: seek, accepted: acceptedBy(seek, now), hours: hoursWaited(seek, now) }))
    .sort(byWaiting);
  const paces = [...new Set([...PACES.map(({ name }) => name), ...seeks.flatMap((seek) => seek.paces)])].sort();
  const wanting = new Map<string, Waiting[]>();
  for (const one of waiting) {
    for (const [game, pace] of wishesOf(one, paces)) {
      const key = keyOf(game, pace);
      const list = wanting.get(key);
      if (list) list.push(one);
      else wanting.set(key, [one]);
    }
  }
  return { waiting, wanting, paces, seated: new Set() };
};

const keyOf = (game: string, pace: string): string => `${game} ${pace}`;

/** The games and paces that a person accepts, in an order that does not depend on theirs. */
const wishesOf = (
  { player, accepted }: Waiting,
  paces: readonly string[],
): readonly (readonly [game: string, pace: string])[] => {
  const acceptable = paces.filter((pace) => acceptsPace(player.paces, accepted, pace));
  return [...player.games].sort().flatMap((game) => acceptable.map((pace) => [game, pace] as const));
};

const seat = ({ seated }: Queue, { waiting }: Table): void => {
  for (const { player } of waiting) seated.add(player.userId);
};

const fillLobbies = (queue: Queue, lobbies: readonly OpenLobby[], avoids: Avoids): readonly Table[] =>
  [...lobbies]
    .sort((one, other) => one.since - other.since || (one.id < other.id ? -1 : 1))
    .flatMap((lobby) => {
      const { game, pace, demands } = lobby;
      if (lobby.players.some(({ userId }) => queue.seated.has(userId))) return [];
      const willing = queue.waiting.filter(
        ({ player, accepted }) =>
          !queue.seated.has(player.userId) &&
          player.games.includes(game) &&
          acceptsPace(player.paces, accepted, pace) &&
          meets(player, demands),
      );
      const best = firstOf(willing.slice(0, LONGEST_WAITING), (one) =>
        tablesAround(
          one,
          { game, pace, avoids, lobby },
          willing.filter((other) => other !== one),
        ).at(0),
      );
      if (best === undefined) return [];
      seat(queue, best);
      for (const { userId } of lobby.players) queue.seated.add(userId);
      return [best];
    });

/** The first result that is not `undefined`. */
const firstOf = <T, Result>(list: readonly T[], find: (one: T) => Result | undefined): Result | undefined => {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
};

const newTables = (queue: Queue, avoids: Avoids): readonly Table[] =>
  queue.waiting.flatMap((one, index) => {
    if (queue.seated.has(one.player.userId)) return [];
    const tables = tablesFor(one, queue, avoids);
    const table = kindest(one, tables, queue.waiting.slice(index + 1), queue, avoids);
    if (table === undefined) return [];
    seat(queue, table);
    return [table];
  });

/** The best tables for a person, without those whom `left` names; best first. */
const tablesFor = (one: Waiting, queue: Queue, avoids: Avoids, left: readonly Waiting[] = []): readonly Table[] => {
  const free = function* (key: string): Iterable<Waiting> {
    for (const other of queue.wanting.get(key) ?? []) {
      if (other !== one && !queue.seated.has(other.player.userId) && !left.includes(other)) yield other;
    }
  };
  return wishesOf(one, queue.paces)
    .flatMap(([game, pace]) => tablesAround(one, { game, pace, avoids }, free(keyOf(game, pace))))
    .sort((first, second) => second.score - first.score);
};

/**
 * The best table that does not take from the next person the only ones they could play with. Otherwise, one that takes that person instead
 * of people who have waited less.
 */
const kindest = (
  one: Waiting,
  tables: readonly Table[],
  later: readonly Waiting[],
  queue: Queue,
  avoids: Avoids,
): Table | undefined => {
  const [best] = tables;
  if (best === undefined || later.length > SHORT_QUEUE) return best;
  const next = later.find((other) => !queue.seated.has(other.player.userId) && !best.waiting.includes(other));
  if (next === undefined || tablesFor(next, queue, avoids, best.waiting).length > 0) return best;
  const [others] = tablesFor(next, queue, avoids, [one]);
  const apart = others && tablesFor(one, queue, avoids, others.waiting)[0];
  return apart ?? tables.find((table) => takesInstead(table, next, best)) ?? best;
};

/** Whether a table has a person, and leaves out only people of another table who have waited less. */
const takesInstead = ({ waiting }: Table, person: Waiting, { waiting: before }: Table): boolean =>
  waiting.includes(person) && before.every((other) => waiting.includes(other) || other.hours < person.hours);
