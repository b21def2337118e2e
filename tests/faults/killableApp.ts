import { isVirtual } from '#sandbox/clock.ts';
import type { Sandbox } from '#sandbox/index.ts';
import { openStores } from '#store/index.ts';
import { type Person, person } from '../support/drivers/person.ts';
import { sandboxHere } from '../support/drivers/sandbox.ts';
import type { TestApp } from '../support/drivers/table.ts';
import { type DiscordProxy, openDiscordProxy } from '../support/fakes/discordProxy.ts';
import type { FaultPlan } from './faultPoints.ts';
import { ROLES, type Role } from './kills.ts';
import { openProcessPool, type Part, type ProcessPool } from './processPool.ts';
import type { TestBackend } from './queueBackends.ts';
import { eventually, retryingStores } from './retries.ts';

/** A bot and a worker in separate processes, each of which can be killed at a point of its work. */
export interface KillableApp extends TestApp {
  readonly sandbox: Sandbox;
  /** Between the processes and the sandbox. */
  readonly proxy: DiscordProxy;
  part(role: Role): Part;
  /** The current time on the processes' clocks. */
  now(): Date;
  /** Kills these processes with SIGKILL. */
  kill(roles: readonly Role[]): Promise<void>;
  /** Advances the clocks of all processes. */
  pass(ms: number): Promise<void>;
  /** Applies the backend's fault, advances the clocks, and restarts the killed processes, which may have a plan. */
  restart(afterMs: number, plans?: Partial<Record<Role, FaultPlan>>): Promise<void>;
  /** Recent output of its processes. */
  said(): string;
  stop(): Promise<void>;
}

/** On a busy machine the first start can fail, because the queue or the database times out. */
const START_MS = 300_000;

/** As many as are killed at once. */
const SPARES = 2;

/** `home` is stopped with the app; `spare`: how many processes are loaded in advance. */
export const startKillableApp = async (home: TestBackend, program: string, spare = SPARES): Promise<KillableApp> => {
  const sandbox = await sandboxHere('movable');
  const proxy = await openDiscordProxy(sandbox.restUrl);
  const pool: ProcessPool = openProcessPool(program, spare);
  const stores = await openStores(home.databaseUrl);
  const people = new Map<string, Person>();
  const parts = new Map<Role, Part>();
  let aheadMs = 0;

  const start = async (role: Role, plan?: FaultPlan): Promise<void> => {
    const { token } = sandbox;
    const restApi = proxy.url;
    const { databaseUrl, queues } = home;
    const needs = { roles: [role], restApi, token, databaseUrl, queues, aheadMs, ...(plan && { plan }) };
    const attempt = (): Promise<Part | undefined> =>
      pool.start(needs).catch((error: unknown) => {
        process.stderr.write(`${String(error)}; it is tried again\n`);
        return undefined;
      });
    parts.set(role, await eventually(attempt, `the ${role} starts, as often as whoever keeps it up tries`, START_MS));
  };
  const startDead = async (plans: Partial<Record<Role, FaultPlan>> = {}): Promise<void> => {
    await Promise.all(ROLES.filter((role) => !parts.has(role)).map((role) => start(role, plans[role])));
  };
  const part = (role: Role): Part => {
    const found = parts.get(role);
    if (found === undefined) throw new Error(`The ${role} is not running.`);
    return found;
  };
  const pass = async (ms: number): Promise<void> => {
    aheadMs += ms;
    if (isVirtual(sandbox.context.clock)) sandbox.context.clock.advance(ms);
    await Promise.all([...parts.values()].map((each) => each.leap(ms)));
  };

  const stop = async (): Promise<void> => {
    for (const each of people.values()) each.leave();
    await pool.close();
    await stores.close();
    await proxy.stop();
    await sandbox.stop();
    await home.stop();
  };
  try {
    await startDead();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    sandbox,
    proxy,
    databaseUrl: home.databaseUrl,
    stores: retryingStores(stores),
    who: async (name) => {
      const known = people.get(name) ?? (await person(sandbox, name));
      people.set(name, known);
      return known;
    },
    part,
    now: () => new Date(Date.now() + aheadMs),
    kill: async (roles) => {
      await Promise.all(roles.map((role) => part(role).kill()));
      for (const role of roles) parts.delete(role);
    },
    pass,
    restart: async (afterMs, plans) => {
      await home.strike();
      await pass(afterMs);
      await startDead(plans);
    },
    said: pool.said,
    stop,
  };
};
