import {
  CupSettings,
  exportCup,
  type LoadedCup,
  loadCup,
  openCup,
  playCup,
  poolOf,
  standingsOf,
  tablesOf,
  usualPoints,
} from '#community/cups/index.ts';
import type { Services } from '#discord/command/services.ts';
import { workOnCups } from '#jobs/upkeep/cups.ts';
import { processDeadlines } from '#jobs/upkeep/deadlines.ts';
import { processGuildRemovals } from '#jobs/upkeep/guildRemoval.ts';
import type { MatchCommand, MatchId, Stores } from '#matches/index.ts';
import { killedAt } from '../../discord/play/killedQueue.ts';
import { BEATING } from '../../jobs/queue/heartbeats.ts';
import { openTable } from '../../support/drivers/discordActions.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { seeded } from '../../support/fakes/seededChance.ts';

/** Simulated seasons of cups: real matches with random moves, by people who leave, dawdle and pause, of a bot that is killed and removed. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SERVER = '10';
/** Days after which a season that is not over is stuck. */
const MOST_DAYS = 400;

export interface Season {
  readonly loaded: LoadedCup;
  readonly file: string;
  /** Days until it was over; absent if it was stuck. */
  readonly days?: number;
  readonly faults: Readonly<Record<'left' | 'paused' | 'away' | 'killed', number>>;
  readonly matches: number;
}

/** A season that is being played. */
interface Playing {
  readonly services: Services;
  readonly stores: Stores;
  readonly cup: number;
  readonly happens: (percent: number) => boolean;
  readonly pick: (numbers: readonly number[]) => number;
  readonly gone: Set<string>;
  readonly faults: { left: number; paused: number; away: number; killed: number };
}

/** Plays a season by a seed. `calm`: nobody leaves, and nothing is killed or removed. */
export const playSeason = async (seed: number, settings: Partial<CupSettings> = {}, calm = false): Promise<Season> => {
  const chance = seeded(seed);
  let now = Date.UTC(2026, 0, 1, 12);
  const stores = fixedLuck(1 + (seed % 200));
  const { services } = openTable({ clock: { now: () => new Date(now) }, stores });
  const people = 4 + chance.die([0, 1, 2, 3, 4]);
  const cup = await enterCup(services, { ...settingsOf(now, chance.pick(FORMATS)), ...settings }, people);
  const faults = { left: 0, paused: 0, away: 0, killed: 0 };
  const happens = (percent: number): boolean => !calm && chance.die(PERCENTS) <= percent;
  const playing: Playing = { services, stores, cup, happens, pick: (numbers) => chance.die(numbers), gone: new Set(), faults };
  let back = 0;
  for (let day = 1; day <= MOST_DAYS; day++) {
    now += DAY;
    if (day === back) {
      await stores.absences.update(SERVER, { backAt: services.clock.now() });
      await processGuildRemovals(services);
    } else if (day > back && happens(1)) {
      back = day + 4;
      faults.away += 1;
      await stores.absences.begin(SERVER, services.clock.now());
    }
    await look(playing);
    if ((await loadOrThrow(services, cup)).row.isOver) return finished(playing, day);
    if (day >= back) await playDay(playing, day);
  }
  return finished(playing);
};

/** Opens a cup, and lets people enter. */
const enterCup = async (services: Services, settings: CupSettings, people: number): Promise<number> => {
  const { id } = await open(services, settings);
  for (let index = 0; index < people; index++) {
    const user = String(700 + index);
    await services.stores.users.change(user, { name: `Player ${index}` });
    await playCup(services, id, { type: 'Enter', user, name: `Player ${index}`, applicant: APPLICANT }, `enter ${user}`);
  }
  return id;
};

/** What happens in the matches of a cup on one day. */
const playDay = async ({ services, cup, happens, pick, gone, faults }: Playing, day: number): Promise<void> => {
  for (const { match, result } of tablesOf((await loadOrThrow(services, cup)).cup)) {
    if (match === undefined || result !== undefined) continue;
    const users = (await services.stores.matches.find(match))?.seats.flatMap(({ user }) => user ?? []) ?? [];
    const leaver = happens(2) ? users.find((user) => !gone.has(user)) : undefined;
    if (leaver !== undefined) faults.left += gone.add(leaver).size > 0 ? 1 : 0;
    if (happens(1)) faults.paused += await pause(services, match, `pause ${day} ${match}`);
    await processDeadlines(services, BEATING, match);
    await moveInMatch(services, match, pick([5, 20, 60]), gone, (moves) =>
      pick(Array.from({ length: moves }, (_, index) => index)),
    );
  }
};

const PERCENTS = Array.from({ length: 100 }, (_, index) => index + 1);
const CALLS = Array.from({ length: 60 }, (_, index) => index + 1);
const APPLICANT = { reliability: { finished: 0, left: 0 }, roles: [], isBanned: false };
const FORMATS: readonly CupSettings['format'][] = [
  { kind: 'pools' },
  { kind: 'knockOut', advance: 4 },
  { kind: 'league', division: 4, moving: 1, seasons: 2 },
];

const settingsOf = (now: number, format: CupSettings['format']): CupSettings =>
  CupSettings.parse({
    ...{ game: 'peloponnes', options: {}, seats: 4, pace: '24h', fair: 'secret', rated: false, format, computers: false },
    ...{ entriesCloseAt: now + DAY, roundDays: 40, points: usualPoints(4), entry: { gate: 'none' } },
  });

const open = async (services: Services, settings: CupSettings) => {
  const place = { server: SERVER, channel: '20', organiser: 'nobody' };
  const opened = await openCup(services, place, settings, services.games.rules[settings.game], 'open');
  if (opened.kind === 'rejected') throw new Error(JSON.stringify(opened.rejection));
  return opened.loaded.row;
};

const loadOrThrow = async ({ stores }: Services, id: number): Promise<LoadedCup> => {
  const loaded = await loadCup(stores, id);
  if (loaded === undefined) throw new Error('The cup is gone.');
  return loaded;
};

/** Lets the job look at the cups; sometimes after a process that is killed at a call of the stores. */
const look = async ({ services, stores, happens, pick, faults }: Playing): Promise<void> => {
  if (happens(30)) {
    const call = pick(CALLS);
    const killed = killedAt(stores, (calls) => calls === call, call % 2 === 0 ? 'before' : 'after');
    await workOnCups(openTable({ clock: services.clock, stores: killed.stores }).services, 10).catch(() => undefined);
    if (killed.isDead()) faults.killed += 1;
  }
  await workOnCups(services, 10);
};

const pause = async ({ matches }: Services, match: MatchId, id: string): Promise<number> => {
  const command: MatchCommand = { type: 'Organise', user: 'nobody', motion: { kind: 'pause', hours: 336 }, reason: 'holidays' };
  return (await matches.play(match, command, id)).kind === 'played' ? 1 : 0;
};

/** Lets everybody who is there move, up to a number of moves, and AI players at once. */
const moveInMatch = async (
  { matches, stores }: Services,
  id: MatchId,
  most: number,
  gone: ReadonlySet<string>,
  choose: (moves: number) => number,
): Promise<void> => {
  for (let moves = 0; moves < most; ) {
    const turn = await matches.computerTurn(id);
    if (turn !== undefined) {
      await matches.play(id, { type: 'PlayAsComputer', seat: turn.seat, decision: turn.decision }, `ai ${turn.version}`);
      continue;
    }
    const match = await stores.matches.find(id);
    const user = match?.active.map((seat) => match.seats[seat]?.user ?? '').find((each) => each !== '' && !gone.has(each));
    const legal = user === undefined ? undefined : (await matches.position(id, user))?.legal;
    const command = legal?.[choose(legal.length)];
    if (match === undefined || user === undefined || command === undefined) return;
    await matches.play(id, { type: 'Play', user, command }, `move ${match.version} ${user}`);
    moves += 1;
  }
};

const finished = async ({ services, cup: id, faults }: Playing, days?: number): Promise<Season> => {
  const loaded = await loadOrThrow(services, id);
  return {
    loaded,
    file: await exportCup(services, id),
    faults,
    matches: loaded.cup.rounds.flatMap(({ groups }) => groups.flatMap(({ tables }) => tables.flatMap(({ match }) => match ?? [])))
      .length,
    ...(days !== undefined && { days }),
  };
};

/** Returns the groups whose pairs meet less evenly than their size allows. */
export const unfairGroups = ({ loaded: { cup } }: Season): readonly (readonly number[])[] =>
  cup.rounds.flatMap(({ round, groups }) =>
    groups.flatMap(({ members, tables }) => {
      if (cup.settings.format.kind === 'knockOut' && round > 1) return [];
      // Substitutes and AI players take over the seats of a draw.
      if (tables.some(({ seats }) => seats.includes(null)) || members.length < cup.settings.seats) return [];
      const { least, most } = poolOf(members.length, cup.settings.seats);
      const met = members.flatMap((one) =>
        members.flatMap((other) =>
          one < other ? tables.filter(({ seats }) => seats.includes(one) && seats.includes(other)).length : [],
        ),
      );
      return Math.min(...met) >= least && Math.max(...met) <= most ? [] : [members];
    }),
  );

/** Returns the standings as `verify` tells them. */
export const standingLinesOf = ({ loaded: { cup } }: Season): readonly string[] =>
  standingsOf(cup).map(
    ({ place, entrant, points, beaten, matches }) =>
      `${place}. entrant ${entrant + 1}: ${points} points from ${matches} matches, Sonneborn-Berger ${beaten}`,
  );
