import type { Act, Acted, Person, Snapshot, TypedOption } from '#sandbox/pageProtocol.ts';
import { type Program, startProgram } from './programs.ts';

/** A bot at work in a stand-in for Discord of its own, both in processes of their own. */
export interface Stage {
  readonly people: readonly string[];
  /** Asks as a person; answers what came first, once it came. */
  act(act: Act): Promise<Acted>;
  snapshot(person: string): Promise<Snapshot>;
  /** The act of typing a command (`match create`), or of asking for choices of its option that has the focus. */
  typed(
    as: string,
    what: 'command' | 'autocomplete',
    channel: string,
    words: string,
    options: readonly TypedOption[],
  ): Promise<Act>;
  stop(): Promise<void>;
}

const json = async <T>(url: string, body?: unknown): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
};

interface Opened {
  readonly url: string;
  readonly restUrl: string;
  readonly token: string;
}

/** Opens a stage for the bot that `start` starts with the environment given to it. */
export const openStage = async (start: (env: Readonly<Record<string, string>>) => Promise<Program>): Promise<Stage> => {
  const sandbox = await startProgram(['src/sandbox/main.ts', '--no-page'], {}, (line) => line.startsWith('{'));
  const { url, restUrl, token } = JSON.parse(sandbox.line) as Opened;
  const bot = await start({ DISCORD_API: restUrl, DISCORD_TOKEN: token }).catch(async (error: unknown) => {
    await sandbox.stop();
    throw error;
  });
  const people = (await json<readonly Person[]>(`${url}/sandbox/people`)).map(({ id }) => id);
  const snapshot = (person: string): Promise<Snapshot> => json(`${url}/sandbox/state?as=${person}`);
  return {
    people,
    act: (act) => json(`${url}/sandbox/act`, act),
    snapshot,
    async typed(as, what, channel, words, options) {
      const [name, part] = words.split(' ');
      const command = (await snapshot(as)).commands.find((one) => one.name === name);
      if (command === undefined) throw new Error(`no command is called ${name}`);
      return { as, do: what, channel, command: command.id, options: part === undefined ? options : [{ name: part, options }] };
    },
    async stop() {
      await bot.stop();
      await sandbox.stop();
    },
  };
};
