import { ALL_HOURS, type HourMask, hoursIn } from './awake.ts';
import { areCompatible, distance } from './compatible.ts';
import type { Avoids, OpenLobby, Player, Proposal, Seek } from './seek.ts';
import { type Accepted, USUAL_SEATS } from './widening.ts';

/** A seek with what it accepts by now. */
export interface Waiting {
  readonly player: Seek;
  readonly accepted: Accepted;
  readonly hours: number;
}

/** What a table is formed for: the lobby with the people already in it, or none. */
export interface Setting {
  readonly game: string;
  readonly pace: string;
  readonly avoids: Avoids;
  readonly lobby?: OpenLobby;
}

/** A proposal, the people in it, and how good it is. */
export interface Table {
  readonly proposal: Proposal;
  readonly waiting: readonly Waiting[];
  readonly score: number;
}

/** People who fit together, whether or not they are enough for a table. */
interface Group {
  readonly waiting: readonly Waiting[];
  readonly awake: HourMask;
  /** The sum of the distances between ratings. */
  readonly distances: number;
  readonly nextPaces: number;
  readonly hours: number;
  /** The index of the next candidate. */
  readonly next: number;
  readonly score: number;
}

/** Numbers of groups that the search keeps at each size, and of candidates it considers. */
const WIDTH = 12;
const CANDIDATES = 24;
/** The candidates are chosen from the longest waiting. */
export const LONGEST_WAITING = 96;

/** What an hour of shared time is worth, up to as many; all others are in these units. */
const MOST_HOURS = 12;
const WORTH = { distance: -0.1, nextPace: -1, hourWaited: 0.1, player: 4, computer: -3 };
const MOST_HOURS_WAITED = 48;

/**
 * Returns good tables that a person can be at, best first. That person's wait decides how few hours all may share, and how far apart
 * ratings may be. `waiting`: the others, longest waiting first.
 */
export const tablesAround = (one: Waiting, setting: Setting, waiting: Iterable<Waiting>): readonly Table[] => {
  const limits = one.accepted;
  const begun = grown(emptyGroup(setting), one, 0, setting, limits);
  if (begun === undefined) return [];
  const candidates = candidatesFor(begun, waiting, setting, limits);
  const most = Math.max(...(setting.lobby?.seats ?? limits.seats));
  const tables: Table[] = [];
  for (let groups: readonly Group[] = [begun]; groups.length > 0; ) {
    tables.push(...groups.flatMap((group) => completed(group, setting)));
    groups = groups
      .filter((group) => seatsOf(group, setting) < most)
      .flatMap((group) =>
        candidates
          .slice(group.next)
          .flatMap((other, index) => grown(group, other, group.next + index + 1, setting, limits) ?? []),
      )
      .sort(byScore)
      .slice(0, WIDTH);
  }
  return tables.sort(byScore);
};

const byScore = (one: { readonly score: number }, other: { readonly score: number }): number => other.score - one.score;

const emptyGroup = ({ lobby }: Setting): Group => ({
  waiting: [],
  awake: (lobby?.players ?? []).reduce((mask, { awake }) => mask & awake, ALL_HOURS),
  distances: 0,
  nextPaces: 0,
  hours: 0,
  next: 0,
  score: 0,
});

/** The best candidates for a group, each of whom fits it. */
const candidatesFor = (group: Group, waiting: Iterable<Waiting>, setting: Setting, limits: Accepted): readonly Waiting[] => {
  const found: { readonly one: Waiting; readonly score: number }[] = [];
  for (const one of waiting) {
    const together = grown(group, one, 0, setting, limits);
    if (together) found.push({ one, score: together.score });
    if (found.length === LONGEST_WAITING) break;
  }
  return found
    .sort(byScore)
    .slice(0, CANDIDATES)
    .map(({ one }) => one);
};

const peopleIn = ({ waiting }: Group, { lobby }: Setting): readonly Player[] => [
  ...(lobby?.players ?? []),
  ...waiting.map(({ player }) => player),
];

/** A group with one more, unless they do not fit. */
const grown = (group: Group, one: Waiting, next: number, setting: Setting, limits: Accepted): Group | undefined => {
  const { game, pace, avoids } = setting;
  const awake = group.awake & one.player.awake;
  const sharedHours = hoursIn(awake);
  if (sharedHours < limits.sharedHours) return undefined;
  const present = peopleIn(group, setting);
  if (!present.every((other) => areCompatible(one.player, other, game, avoids, limits.skill))) return undefined;
  const distances = present.reduce((sum, other) => sum + distance(one.player, other, game), group.distances);
  const nextPaces = group.nextPaces + (one.player.paces.includes(pace) ? 0 : 1);
  const hours = group.hours + Math.min(one.hours, MOST_HOURS_WAITED);
  const score =
    Math.min(sharedHours, MOST_HOURS) + WORTH.distance * distances + WORTH.nextPace * nextPaces + WORTH.hourWaited * hours;
  return { waiting: [...group.waiting, one], awake, distances, nextPaces, hours, next, score };
};

const seatsOf = ({ waiting }: Group, { lobby }: Setting): number =>
  waiting.length + (lobby === undefined ? 0 : lobby.players.length + lobby.computers);

/** The tables that a group is enough for: with people only, and with an AI player on the last chair. */
const completed = (group: Group, setting: Setting): readonly Table[] => {
  const { game, pace, lobby } = setting;
  const people = seatsOf(group, setting);
  return [0, 1].flatMap((added) => {
    const seats = people + added;
    if (!isEnough(group, seats, added, setting)) return [];
    const proposal: Proposal = {
      ...(lobby && { lobby: lobby.id }),
      game,
      pace,
      seats,
      computers: added + (lobby?.computers ?? 0),
      people: [...group.waiting].sort(byWaiting).map(({ player }) => player.userId),
      sharedHours: hoursIn(group.awake),
    };
    const score = group.score + WORTH.player * Math.min(people, USUAL_SEATS) + WORTH.computer * added;
    return [{ proposal, waiting: group.waiting, score }];
  });
};

/** Whether a group may play with so few or that many seats. A small table, or one with an AI player, needs a long wait of one of them. */
const isEnough = ({ waiting }: Group, seats: number, computers: number, { lobby }: Setting): boolean => {
  if (waiting.length === 0 || seats < 2 || (lobby && (computers > 0 || !lobby.seats.includes(seats)))) return false;
  if (!waiting.every(({ player, accepted }) => accepted.seats.includes(seats) && (computers === 0 || player.computer)))
    return false;
  const usual = Math.min(
    USUAL_SEATS,
    ...[...waiting.map(({ player }) => player.seats), lobby?.seats ?? [USUAL_SEATS]].map((some) => Math.max(...some)),
  );
  return (seats >= usual && computers === 0) || waiting.some(({ accepted }) => accepted.smallTable);
};

/** Longest waiting first; of equals, by their ids. */
export const byWaiting = ({ player: one }: Waiting, { player: other }: Waiting): number =>
  one.since - other.since || (one.userId < other.userId ? -1 : 1);
