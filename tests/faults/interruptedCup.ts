import type { APIMessage } from 'discord-api-types/v10';
import { exportCup, type LoadedCup, loadCup, standingsOf, tablesOf } from '#community/cups/index.ts';
import { postIdOf } from '#discord/components/message.ts';
import { createMatchService } from '#matches/index.ts';
import type { ActionResult } from '#sandbox/pageProtocol.ts';
import { verifyCup } from '#verify/cup.ts';
import { controlsOf, type Person } from '../support/drivers/person.ts';
import { onceConnected } from '../support/fakes/connected.ts';
import { onBroken } from '../support/fakes/onBroken.ts';
import { GAMES, ordersOf } from '../support/games.ts';
import { postsSeen, type SeenPost } from '../support/laws/logSeen.ts';
import { isPost } from '../support/laws/postIds.ts';
import { sql } from '../support/setup/postgres.ts';
import type { CupKill, CupKills, CupStage } from './cupKills.ts';
import type { FaultPlan } from './faultPoints.ts';
import { count, type FaultReport } from './faultReport.ts';
import { FORGOTTEN_MS, REMEMBERED_MS } from './interruptedMatch.ts';
import type { KillableApp } from './killableApp.ts';
import { ROLES } from './kills.ts';
import { eventually, retryUntilAvailable } from './retries.ts';

const DAY_MS = 24 * 3_600_000;
/** Longer than the job of cups waits for what could not be done. */
const REST_MS = 6 * 60_000;
/** How long to wait for an effect before people, or time, try again. */
const RETRY_AFTER_MS = 15_000;
const MAX_TRIES = 8;

/** A pool of four at tables of three, then a final. The last to enter is a reserve. */
const [SEATS, PLACES, ROUND_DAYS] = [3, 4, 14];
const COMMAND = `/cup create players:${SEATS} pace:24h days:1 format:knockOut`;
const CHOICES: Readonly<Record<string, string>> = { most: `${PLACES}`, rated: 'on', round: `${ROUND_DAYS}` };
const NAMES = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];

/** A stage of a cup: what moves it on, and when that is done. */
interface Stage {
  readonly act: () => Promise<unknown>;
  readonly again: () => Promise<unknown>;
  readonly isDone: () => Promise<boolean>;
}

/** Goes through a stage, whose kills come one after the other. */
type Through = (stage: CupStage | undefined, what: Stage) => Promise<void>;

/**
 * Plays a rated cup in which a player withdraws and a banned one has a substitute, with these kills, and then another one that is cancelled.
 * Counts what their logs, matches and posts lack or have twice, and compares the standings with those of the export.
 */
export const playInterruptedCup = async (
  app: KillableApp,
  game: string,
  kills: Partial<CupKills>,
  report: FaultReport,
): Promise<void> => {
  const people = await Promise.all(NAMES.map(app.who));
  const [host, , leaver, banned] = people as [Person, Person, Person, Person];
  const channel = await host.channel('games');
  const through: Through = (stage, what) => dieIn(app, (stage && kills[stage]) ?? [], what, report);
  const id = await open(app, host, game, channel, through);
  const cup = () => loaded(app, id);
  const press = (person: Person, act: 'enter' | 'withdraw', isDone: () => Promise<boolean>, stage?: CupStage) => {
    const pressed = () => pressOn(person, channel, `cup ${id}`, `1.cup.${id}.${act}`);
    return through(stage, { act: pressed, again: pressed, isDone });
  };
  const pass = (stage: CupStage, days: number, isDone: () => Promise<boolean>) =>
    through(stage, { act: () => app.pass(days * DAY_MS), again: () => app.pass(REST_MS), isDone });
  const isIn = async ({ id: user }: Person): Promise<boolean> => {
    const { cup: now, people: entered } = await cup();
    const own = entered.find((person) => person.user === user)?.entrant;
    return now.entrants.some(({ entrant, hasWithdrawn }) => entrant === own && !hasWithdrawn);
  };
  for (const [at, person] of people.entries()) await press(person, 'enter', () => isIn(person), at === 1 ? 'enter' : undefined);
  await press(leaver, 'withdraw', async () => !(await isIn(leaver)), 'withdraw');
  await press(leaver, 'enter', () => isIn(leaver));
  await ban(app, host, banned, id, 'ban');
  const areOpen = async (round: number): Promise<boolean> => {
    const { cup: now } = await cup();
    return now.rounds.length === round && tablesOf(now).every(({ match }) => match !== undefined);
  };
  await pass('draw', 1, () => areOpen(1));
  await pass('deadline', ROUND_DAYS, () => areOpen(2));
  await pass('last deadline', ROUND_DAYS, async () => {
    const { cup: now, row } = await cup();
    return now.phase === 'ended' && row.posted >= row.version;
  });
  await ban(app, host, banned, id, 'unban');
  await countCup(app, id, people, report);
  await cancelOne(app, host, game, channel, through, report);
};

/** Goes through a stage with its kills: each process that is started again has the next one's plan from its start. */
const dieIn = async (app: KillableApp, kills: readonly CupKill[], stage: Stage, report: FaultReport): Promise<void> => {
  const [first] = kills;
  let reached = first && reachedIn(app, first);
  if (first !== undefined) await app.part(first.role).arm(planOf(first));
  const acted = stage.act();
  acted.catch(() => undefined);
  if (first === undefined) await acted;
  for (const [at, kill] of kills.entries()) {
    await eventually(async () => reached?.(), `the ${kill.role} is ${kill.moment} ${kill.point}`);
    const next = kills[at + 1];
    const victims = kill.areBoth ? ROLES : [kill.role];
    await app.kill(victims);
    await app.restart(kill.isForgotten ? FORGOTTEN_MS : REMEMBERED_MS, next && { [next.role]: planOf(next) });
    reached = next && reachedIn(app, next);
    report.deaths += 1;
    report.kills += victims.length;
    report.forgotten += kill.isForgotten ? 1 : 0;
  }
  await untilDone(stage);
};

const planOf = ({ point, moment, nth }: CupKill): FaultPlan => ({ point, moment, nth, freeze: true });

/** Returns a function that tells whether the point has been reached from now on. */
const reachedIn = (app: KillableApp, { role }: CupKill): (() => true | undefined) => {
  let isReached: true | undefined;
  app
    .part(role)
    .reached()
    .then(
      () => {
        isReached = true;
      },
      () => undefined,
    );
  return () => isReached;
};

const untilDone = async ({ again, isDone }: Stage): Promise<void> => {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const done = eventually(async () => (await isDone()) || undefined, 'a stage of a cup is over', RETRY_AFTER_MS);
    if (await done.catch(() => false)) return;
    await again();
  }
  throw new Error('A stage of a cup is never over.');
};

const answered = async (person: Person, act: () => Promise<ActionResult>): Promise<APIMessage> =>
  person.answerTo(await onceConnected(act));

const controlIn = (message: APIMessage, start: string): string => {
  const control = controlsOf(message).find(({ custom_id: id }) => id?.startsWith(start))?.custom_id;
  if (control === undefined) throw new Error(`There is no control ${start}.`);
  return control;
};

/** Presses a button of a post, and waits for the reply. */
const pressOn = async (person: Person, channel: string, tag: string, control: string): Promise<APIMessage> => {
  const hasIt = (message: APIMessage): boolean =>
    isPost(message, tag) && controlsOf(message).some(({ custom_id: id }) => id === control);
  const post = await person.waitFor(channel, hasIt, `${tag} with ${control}`);
  return answered(person, () => person.press(post, control));
};

/** Opens the entries of a cup by the panel, and returns its number. */
const open = async (app: KillableApp, host: Person, game: string, channel: string, through: Through): Promise<number> => {
  const before = await numberOf(app, 'Cup');
  let panel = await answered(host, () => host.slash(`${COMMAND} game:${game}`, { in: channel }));
  /** Waits until the panel is another than before. */
  const edited = (acted: Promise<ActionResult>): Promise<APIMessage> => {
    const idsOf = (message: APIMessage) =>
      controlsOf(message)
        .map(({ custom_id: control }) => control)
        .join();
    const before = idsOf(panel);
    return acted.then(() =>
      host.waitFor(channel, (message) => message.id === panel.id && idsOf(message) !== before, 'the panel'),
    );
  };
  panel = await edited(host.press(panel, controlIn(panel, '1.cupset.rest.')));
  for (const [part, value] of Object.entries(CHOICES)) {
    panel = await edited(host.choose(panel, [value], controlIn(panel, `1.cupset.${part}.`)));
  }
  const act = () => onceConnected(() => host.press(panel, controlIn(panel, '1.cupset.open.')));
  const isDone = async (): Promise<boolean> => ((await loadCup(app.stores, before + 1))?.row.posted ?? 0) > 0;
  await through('open', { act, again: async () => (await numberOf(app, 'Cup')) > before || act(), isDone });
  return before + 1;
};

const cancelOne = async (
  app: KillableApp,
  host: Person,
  game: string,
  channel: string,
  through: Through,
  report: FaultReport,
): Promise<void> => {
  const id = await open(app, host, game, channel, (_, what) => through(undefined, what));
  const act = async () => {
    const asked = await answered(host, () => host.slash(`/cup cancel cup:${id}`, { in: channel }));
    return onceConnected(() => host.press(asked, `1.cupend.${id}.cancel`));
  };
  const isDone = async (): Promise<boolean> => {
    const { cup, row } = await loaded(app, id);
    return cup.phase === 'cancelled' && row.posted >= row.version;
  };
  await through('cancel', { act, again: async () => (await isDone()) || act(), isDone });
  const posts = postsSeen(host.updates, channel);
  count(report, 'posts', timesOf(posts, `cup ${id}`), `the post of the cancelled cup ${id}`);
};

const loaded = async (app: KillableApp, id: number): Promise<LoadedCup> => {
  const found = await loadCup(app.stores, id);
  if (found === undefined) throw new Error(`There is no cup ${id}.`);
  return found;
};

const numberOf = async ({ databaseUrl }: KillableApp, table: 'Cup' | 'Match', where = 'true'): Promise<number> => {
  const { rows } = await retryUntilAvailable(() => sql(databaseUrl, `SELECT count(*) AS number FROM "${table}" WHERE ${where}`));
  return Number(rows[0].number);
};

const ban = async (app: KillableApp, host: Person, banned: Person, cup: number, kind: 'ban' | 'unban'): Promise<void> => {
  const { server } = (await loaded(app, cup)).row;
  const until = kind === 'ban' ? { until: new Date(app.now().getTime() + 100 * DAY_MS) } : {};
  await app.stores.moderation.decide({ kind, server, at: app.now(), by: host.id, about: banned.id, reason: '–', ...until });
};

const timesOf = (posts: readonly SeenPost[], tag: string): number =>
  posts.filter(({ postId }) => postId === postIdOf(tag)).length;

/** Counts everything of a cup that has to be there once. */
const countCup = async (app: KillableApp, id: number, people: readonly Person[], report: FaultReport): Promise<void> => {
  const { cup, row, people: entered } = await loaded(app, id);
  const { events } = (await app.stores.cups.find(id)) ?? { events: [] };
  const all = cup.rounds.flatMap(({ groups }) => groups.flatMap(({ tables }) => tables));
  const once = (type: string, key: string, times: number): void => count(report, 'events', times, `${type} ${key} of cup ${id}`);
  const countType = (type: string, key: string, expected: readonly (string | number)[], found: readonly unknown[]): void => {
    for (const each of expected) once(type, `${key} ${each}`, found.filter((other) => other === each).length);
    once(type, 'in all', 1 + found.length - expected.length);
  };
  const valuesOf = (type: string, key: string): readonly unknown[] =>
    events.flatMap((event) => (event.type === type ? (event as unknown as Record<string, unknown>)[key] : []));
  for (const type of ['CupOpened', 'EntriesClosed', 'CupEnded']) once(type, '', valuesOf(type, 'type').length);
  for (const type of ['TableOpened', 'TableScored'])
    countType(
      type,
      'table',
      all.map(({ table }) => table),
      valuesOf(type, 'table'),
    );
  countType('RoundDrawn', 'round', [1, 2], valuesOf('RoundDrawn', 'round'));
  // The third entered twice, withdrew once, and has the seats of the fourth.
  once('Entered', 'in all', valuesOf('Entered', 'type').length - people.length);
  countType('Withdrew', 'entrant', [2, 3], valuesOf('Withdrew', 'entrant'));
  const substituted = valuesOf('SeatSubstituted', 'table');
  countType('SeatSubstituted', 'table', [...new Set(substituted)] as number[], substituted);
  if (all.some(({ seats }) => seats.includes(3) || seats.includes(null)))
    report.otherFaults.push(`cup ${id}: a banned player has a seat`);
  const posts = postsSeen((people[0] as Person).updates, row.channel);
  for (const tag of [`cup ${id}`, `cup ${id} end`]) count(report, 'posts', timesOf(posts, tag), tag);
  for (const { table, match = 0, seats } of all) {
    once('the match', `of table ${table}`, await numberOf(app, 'Match', `"createdBy" = 'cup ${id} ${table}'`));
    count(report, 'posts', timesOf(posts, `#${match}·lobby`), `the lobby of match ${match}`);
    const users = (await app.stores.matches.find(match))?.seats.map(({ user, former }) => former?.[0] ?? user).toSorted();
    const expected = seats.map((entrant) => entered.find((person) => person.entrant === entrant)?.user).toSorted();
    if (users?.join() !== expected.join()) report.otherFaults.push(`match ${match}: ${users} sit there, not ${expected}`);
  }
  await compareStandings(app, await loaded(app, id), posts, report);
};

/** Compares the standings with those that follow from the export, and with those of the last post. */
const compareStandings = async (
  { stores, now }: KillableApp,
  { row: { id }, cup, people }: LoadedCup,
  posts: readonly SeenPost[],
  report: FaultReport,
): Promise<void> => {
  const standings = standingsOf(cup);
  const matches = createMatchService({ onBroken, stores, clock: { now }, games: GAMES, orders: ordersOf });
  const proved = (await verifyCup(await exportCup({ stores, matches }, id), now())).slice(2).map((line) => line.split(',')[0]);
  const told = standings.map(
    ({ place, entrant, points, matches: played }) => `${place}. entrant ${entrant + 1}: ${points} points from ${played} matches`,
  );
  if (proved.join() !== told.join()) report.otherFaults.push(`cup ${id}: ${told}, but by its matches ${proved}`);
  const end = posts.find(({ postId }) => postId === postIdOf(`cup ${id} end`))?.texts.join('\n') ?? '';
  const shown = [...end.matchAll(/^\d+\. <@(\d+)>/gm)].map(([, user]) => user);
  const expected = standings.map(({ entrant }) => people.find((person) => person.entrant === entrant)?.user);
  if (shown.join() !== expected.join()) report.otherFaults.push(`cup ${id}: its last post lists ${shown}, not ${expected}`);
};
