import type { BaseCommand, Chance } from '#engine/game.ts';
import { REMINDERS_PER_DECISION } from '#matches/index.ts';
import type { ActionResult } from '#sandbox/pageProtocol.ts';
import { type Person, textOf } from '../support/drivers/person.ts';
import type { Due, Table } from '../support/drivers/table.ts';
import { slashOf } from '../support/drivers/typing.ts';
import { onceConnected } from '../support/fakes/connected.ts';
import { isPost } from '../support/laws/postIds.ts';
import { naiveMove } from '../support/players/naivePlayer.ts';
import { sql } from '../support/setup/postgres.ts';
import { count, type FaultReport } from './faultReport.ts';
import type { KillableApp } from './killableApp.ts';
import type { Scenario } from './kills.ts';
import { eventually, retryUntilAvailable } from './retries.ts';

/** An action, or a timer, whose effects have to happen and be announced exactly once, whichever process is killed meanwhile. */
export interface RunningScenario {
  /** Whether all effects have happened and are announced. */
  isOver(): Promise<boolean>;
  /** Repeats the action if it had no effect, for example because it reached the bot too late to be answered. */
  tryAgain(): Promise<void>;
  /** Completes the action as people would who got no reply, and counts its effects. `botDied`: no reply is expected. */
  settle(botDied: boolean): Promise<void>;
}

export interface ScenarioContext {
  readonly app: KillableApp;
  readonly table: Table;
  readonly chance: Chance;
  readonly report: FaultReport;
}

/** Starts a scenario, which then runs by itself. `undefined`: the match is over. */
export const startScenario = async (stage: ScenarioContext, scene: Scenario): Promise<RunningScenario | undefined> => {
  if (scene === 'lobby') return openLobby(stage);
  const due = await stage.table.due(stage.chance);
  if (due === undefined) return undefined;
  if (scene === 'reminder') return remind(stage, due);
  return scene === 'deadline' ? runOut(stage, due) : move(stage, due);
};

/** Maximum number of attempts without a reply, or with the reply that the database is away. */
const MAX_TRIES = 8;

/** A typed command that may have to be typed again. */
interface Typed {
  again(): Promise<void>;
  /** Types it until it has taken effect. `botDied`: no first reply is expected. */
  insist(botDied: boolean): Promise<void>;
}

const typing = (person: Person, line: string, channel: string, hasHappened: () => Promise<boolean>): Typed => {
  const type = (): Promise<ActionResult> => onceConnected(() => person.slash(line, { in: channel }));
  const answered = async (acted: ActionResult): Promise<string> =>
    acted.message === undefined ? '' : person.answerTo(acted).then(textOf, () => '');
  const first = type();
  first.catch(() => undefined);
  return {
    again: async () => {
      if (!(await hasHappened())) await type();
    },
    insist: async (botDied) => {
      const acted = await first;
      let said = botDied ? '' : await answered(acted);
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        if (await hasHappened()) return;
        said = await answered(await type());
      }
      throw new Error(`${line} of ${person.name} has no effect: ${said}`);
    },
  };
};

const isAnnounced = async (table: Table): Promise<boolean> => {
  const { version, announcedVersion } = await table.match();
  return announcedVersion >= version;
};

const untilAnnounced = (table: Table): Promise<true> =>
  eventually(async () => (await isAnnounced(table)) || undefined, `match ${table.id} is announced`);

const move = async (
  { table, chance, report }: ScenarioContext,
  { person, seat, version, view, legal }: Due,
): Promise<RunningScenario> => {
  const line = slashOf(table.game.id, naiveMove(table.game.id, view, legal, chance) as BaseCommand);
  const isMade = async (): Promise<boolean> => (await table.rows()).length > version;
  const typed = typing(person, line, table.thread, isMade);
  return {
    isOver: async () => (await isMade()) && (await isAnnounced(table)),
    tryAgain: typed.again,
    settle: async (botDied) => {
      await typed.insist(botDied);
      await untilAnnounced(table);
      const since = (await table.rows()).slice(version).filter(({ by, how }) => by === seat && how === undefined);
      count(report, 'events', new Set(since.map(({ commandId }) => commandId)).size, `${line} of ${person.name}`);
    },
  };
};

/** A separate match that nobody joins. */
const openLobby = async ({ app, table, report }: ScenarioContext): Promise<RunningScenario> => {
  const host = table.people[0] as Person;
  const games = await host.channel('games');
  const before = await newest(app);
  const hasOpened = async (): Promise<boolean> => (await newest(app)) > before;
  const typed = typing(host, `/match create game:${table.game.id}`, games, hasOpened);
  const isAnnounced = async (): Promise<boolean> => {
    const match = await app.stores.matches.find(before + 1);
    return match?.place.lobbyMessage !== undefined && match.announcedVersion >= match.version;
  };
  return {
    isOver: async () => (await hasOpened()) && (await isAnnounced()),
    tryAgain: typed.again,
    settle: async (botDied) => {
      await typed.insist(botDied);
      await eventually(async () => (await isAnnounced()) || undefined, `lobby ${before + 1} is posted`);
      count(report, 'events', (await newest(app)) - before, `a match of ${host.name}`);
      count(report, 'direct messages', await greetings(host, before + 1), `the greeting of match ${before + 1}`);
    },
  };
};

/** How many greetings a person got for a match. */
export const greetings = async (person: Person, match: number): Promise<number> =>
  (await person.sees(await person.channel('@bot'))).filter((message) => isPost(message, `#${match}·hello`)).length;

const newest = async ({ databaseUrl }: KillableApp): Promise<number> => {
  const { rows } = await retryUntilAvailable(() => sql(databaseUrl, 'SELECT coalesce(max(id), 0) AS newest FROM "Match"'));
  return Number(rows[0].newest);
};

/** The tag of a reminder, from its delivery key. */
export const reminderMark = (match: number, nth: number, begun: number): string => `#${match}·reminder ${nth} since ${begun}`;

/**
 * Makes a reminder due now, unless the turn is still being announced: the announcer also writes the next reminder's time as it was before,
 * which would overwrite this one.
 */
const isPutForward = async (app: KillableApp, match: number, seat: number): Promise<true | undefined> => {
  const { rowCount } = await sql(
    app.databaseUrl,
    `UPDATE "SeatClock" AS clock SET "remindAt" = $3 FROM "Match" AS match
     WHERE clock."matchId" = $1 AND clock.seat = $2 AND match.id = clock."matchId" AND clock."callKind" IS NULL
       AND clock."noticeAt" IS NULL AND (match."leaseUntil" IS NULL OR match."leaseUntil" < $3)`,
    [match, seat, app.now()],
  );
  return rowCount === 1 || undefined;
};

/**
 * If a reminder was sent as part of something else, so that the kill did not happen, none may be left: then a move starts another decision.
 */
const remind = async (stage: ScenarioContext, due: Due): Promise<RunningScenario> => {
  const { app, table, report } = stage;
  const { person, seat } = due;
  const { id } = table;
  const running = (await app.stores.clocks.of(id)).find((clock) => clock.seat === seat)?.running;
  if (running === undefined) throw new Error(`The clock of seat ${seat} is not running.`);
  if (running.reminded >= REMINDERS_PER_DECISION) return move(stage, due);
  const nth = running.reminded + 1;
  const mark = reminderMark(id, nth, running.begun);
  await eventually(() => retryUntilAvailable(() => isPutForward(app, id, seat)), `the reminder of ${person.name} falls due`);
  const isReminded = async (): Promise<boolean> => {
    const now = (await app.stores.clocks.of(id)).find((clock) => clock.seat === seat)?.running;
    return now === undefined || now.begun !== running.begun || now.reminded >= nth;
  };
  return {
    isOver: isReminded,
    tryAgain: async () => undefined,
    settle: async () => {
      await eventually(async () => (await isReminded()) || undefined, `${person.name} is reminded by ${mark}`);
      const direct = await person.sees(await person.channel('@bot'));
      count(report, 'reminders', direct.filter((message) => isPost(message, mark)).length, mark);
    },
  };
};

/** Moves the decision's start back so that its time has been over for days. */
const runOut = async ({ app, table, report }: ScenarioContext, { person, seat, version }: Due): Promise<RunningScenario> => {
  const { id } = table;
  await retryUntilAvailable(() =>
    sql(
      app.databaseUrl,
      `UPDATE "SeatClock" SET begun = begun - interval '30 days', "dueAt" = $3 WHERE "matchId" = $1 AND seat = $2 AND begun IS NOT NULL`,
      [id, seat, app.now()],
    ),
  );
  const isMade = async (): Promise<boolean> => (await table.rows()).length > version;
  return {
    isOver: async () => (await isMade()) && (await isAnnounced(table)),
    tryAgain: async () => undefined,
    settle: async () => {
      await eventually(async () => (await isMade()) || undefined, `the time of ${person.name} runs out`);
      await untilAnnounced(table);
      const since = (await table.rows()).slice(version);
      count(report, 'deadlines', since.filter(({ event }) => event.type === 'TimeRanOut').length, `the time of ${person.name}`);
      count(report, 'events', new Set(since.map(({ commandId }) => commandId)).size, `the safe move of ${person.name}`);
    },
  };
};
