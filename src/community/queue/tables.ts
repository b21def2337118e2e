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

/** People who fit together, whether or not they are enough for a table. */
interface Group {
  readonly waiting: readonly Waiting[];
  readonly awake: HourMask;
  /** What speaks for the group besides the shared hours. */
  readonly merit: number;
  readonly score: number;
  /** The index of the next candidate. */
  readonly next: number;
}

/** Enough people for a match. */
export interface Table extends Group {
  readonly setting: Setting;
  readonly seats: number;
  readonly computers: number;
}

/** A person who fits those a table begins with, and what they would add to its merit. */
interface Candidate {
  readonly one: Waiting;
  readonly merit: number;
  readonly score: number;
}

/** Numbers of groups that the search keeps at each size, and of candidates it considers. */
const WIDTH = 8;
const CANDIDATES = 16;
/** The candidates are chosen from the longest waiting. */
export const LONGEST_WAITING = 64;

/** What an hour of shared time is worth, up to as many; all others are in these units. */
const MOST_HOURS = 12;
const WORTH = { distance: -0.1, nextPace: -1, hourWaited: 0.1, player: 4, extraPlayer: -2, computer: -3 };
const MOST_HOURS_WAITED = 48;

/**
 * Returns good tables that a person can be at, best first. That person's wait decides how few hours all may share, and how far apart
 * ratings may be. `waiting`: the others, longest waiting first.
 */
export const tablesAround = (one: Waiting, setting: Setting, waiting: Iterable<Waiting>): readonly Table[] => {
  const present = setting.lobby?.players ?? [];
  const awake = present.reduce((mask, player) => mask & player.awake, ALL_HOURS);
  const empty: Group = { waiting: [], awake, merit: 0, score: 0, next: 0 };
  const first = candidate(one, present, setting, one.accepted);
  const begun = first && grown(empty, first, 0, setting, one.accepted);
  if (begun === undefined) return [];
  const candidates = candidatesFor(begun, waiting, [...present, one.player], setting, one.accepted);
  const most = Math.max(...(setting.lobby?.seats ?? one.accepted.seats));
  const tables = [...tablesOf(begun, setting)];
  let groups: readonly Group[] = [begun];
  for (let seats = seatsOf(begun, setting); seats < most; seats++) {
    groups = groups
      .flatMap((group) => largerThan(group, candidates, setting, one.accepted))
      .sort(byScore)
      .slice(0, WIDTH);
    tables.push(...groups.flatMap((group) => tablesOf(group, setting)));
  }
  return tables.sort(byScore);
};

/** The groups with one more candidate, each of them once. */
const largerThan = (group: Group, candidates: readonly Candidate[], setting: Setting, limits: Accepted): readonly Group[] => {
  const larger: Group[] = [];
  for (let index = group.next; index < candidates.length; index++) {
    const together = grown(group, candidates[index] as Candidate, index + 1, setting, limits);
    if (together) larger.push(together);
  }
  return larger;
};

const byScore = (one: { readonly score: number }, other: { readonly score: number }): number => other.score - one.score;

/** The best candidates for a group, each of whom fits it. */
const candidatesFor = (
  group: Group,
  waiting: Iterable<Waiting>,
  present: readonly Player[],
  setting: Setting,
  limits: Accepted,
): readonly Candidate[] => {
  const found: Candidate[] = [];
  for (const one of waiting) {
    const sharedHours = hoursIn(group.awake & one.player.awake);
    const fitting = sharedHours < limits.sharedHours ? undefined : candidate(one, present, setting, limits);
    if (fitting) found.push({ ...fitting, score: fitting.merit + worthOf(sharedHours) });
    if (found.length === LONGEST_WAITING) break;
  }
  return found.sort(byScore).slice(0, CANDIDATES);
};

const worthOf = (sharedHours: number): number => Math.min(sharedHours, MOST_HOURS);

/** A person as a candidate, if they fit those present. */
const candidate = (
  one: Waiting,
  present: readonly Player[],
  { game, pace, avoids }: Setting,
  { skill }: Accepted,
): Candidate | undefined => {
  let merit = WORTH.hourWaited * Math.min(one.hours, MOST_HOURS_WAITED);
  if (!one.player.paces.includes(pace)) merit += WORTH.nextPace;
  for (const other of present) {
    if (!areCompatible(one.player, other, game, avoids, skill)) return undefined;
    merit += WORTH.distance * distance(one.player, other, game);
  }
  return { one, merit, score: merit };
};

/** A group with one more, unless they do not fit. Its first person is among those whom candidates fit. */
const grown = (
  group: Group,
  { one, merit: own }: Candidate,
  next: number,
  { game, avoids }: Setting,
  { sharedHours, skill }: Accepted,
): Group | undefined => {
  const awake = group.awake & one.player.awake;
  const hours = hoursIn(awake);
  if (hours < sharedHours) return undefined;
  let merit = group.merit + own;
  for (let index = 1; index < group.waiting.length; index++) {
    const { player } = group.waiting[index] as Waiting;
    if (!areCompatible(one.player, player, game, avoids, skill)) return undefined;
    merit += WORTH.distance * distance(one.player, player, game);
  }
  return { waiting: [...group.waiting, one], awake, merit, score: merit + worthOf(hours), next };
};

const seatsOf = ({ waiting }: Group, { lobby }: Setting): number =>
  waiting.length + (lobby === undefined ? 0 : lobby.players.length + lobby.computers);

/** The tables that a group is enough for: with people only, and with an AI player on the last chair. */
const tablesOf = (group: Group, setting: Setting): readonly Table[] => {
  const people = seatsOf(group, setting);
  return [0, 1].flatMap((computers) => {
    const seats = people + computers;
    if (!isEnough(group, seats, computers, setting)) return [];
    const extra = Math.max(0, people - USUAL_SEATS);
    const score = group.score + WORTH.player * (people - extra) + WORTH.extraPlayer * extra + WORTH.computer * computers;
    return [{ ...group, score, setting, seats, computers }];
  });
};

export const proposalOf = ({ waiting, awake, setting: { game, pace, lobby }, seats, computers }: Table): Proposal => ({
  ...(lobby && { lobby: lobby.id }),
  game,
  pace,
  seats,
  computers: computers + (lobby?.computers ?? 0),
  people: [...waiting].sort(byWaiting).map(({ player }) => player.userId),
  sharedHours: hoursIn(awake),
});

/** Whether a group may play with so few or that many seats. A small table, or one with an AI player, needs a long wait of one of them. */
const isEnough = ({ waiting }: Group, seats: number, computers: number, { lobby }: Setting): boolean => {
  if (seats < 2 || (lobby && (computers > 0 || !lobby.seats.includes(seats)))) return false;
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
