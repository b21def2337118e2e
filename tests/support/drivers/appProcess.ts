import { once } from 'node:events';
import { type OpenStores, openStores } from '#store/index.ts';
import { freshDatabase } from '../setup/postgres.ts';
import { type Environment, type MainProcess, startShortLived } from './mainProcess.ts';
import { type Person, person } from './person.ts';
import { type SandboxAddress, sandboxApart } from './sandbox.ts';
import type { TestApp } from './table.ts';

/** The whole app as deployed: the sandbox and the bot as separate processes, beside PostgreSQL. */
export interface AppProcess extends TestApp {
  /** Kills the bot's process with SIGKILL, and waits until the sandbox has noticed. */
  kill(): Promise<void>;
  /** Starts the bot again, and waits until it is ready. */
  start(): Promise<void>;
  /** Output of the bot's processes, for failure messages. */
  said(): string;
  /** Resolves when the bot's newest process has written a matching line. */
  says(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}

export const startAppProcess = async (environment: Environment = {}): Promise<AppProcess> => {
  const database = await freshDatabase();
  const sandbox = await sandboxApart(['--no-page']);
  const stores: OpenStores = await openStores(database.url);
  const people = new Map<string, Person>();
  const processes: MainProcess[] = [];
  const start = async (): Promise<void> => {
    const main = startShortLived({
      TRIREME_ROLES: 'bot,worker',
      DISCORD_API: sandbox.restUrl,
      DISCORD_TOKEN: sandbox.token,
      DATABASE_URL: database.url,
      ...environment,
    });
    processes.push(main);
    await main.says(/ready/);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const main = processes.at(-1);
    if (main === undefined || main.child.exitCode !== null || main.child.signalCode !== null) return;
    const ended = once(main.child, 'exit');
    main.child.kill(signal);
    await ended;
  };
  const who = async (name: string): Promise<Person> => {
    const known = people.get(name) ?? (await person(sandbox, name));
    people.set(name, known);
    return known;
  };
  await start();
  return {
    sandbox: sandbox satisfies SandboxAddress,
    databaseUrl: database.url,
    stores,
    who,
    start,
    kill: async () => {
      const anybody = await who('Ada');
      const gone = anybody.hears((update) => update.kind === 'bot' && !update.online, 'that the bot is gone');
      await end('SIGKILL');
      await gone;
    },
    says: (pattern) => (processes.at(-1) as MainProcess).says(pattern),
    said: () => processes.map((main) => main.said()).join('\n'),
    stop: async () => {
      for (const each of people.values()) each.leave();
      await end('SIGTERM');
      await stores.close();
      await sandbox.stop();
      await database.drop();
    },
  };
};
