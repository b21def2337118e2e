import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionResult } from '#sandbox/pageProtocol.ts';
import { type Environment, type StartProcess, startMain, startProgram } from '../support/drivers/mainProcess.ts';
import { type Person, person } from '../support/drivers/person.ts';
import { type SandboxAddress, sandboxApart } from '../support/drivers/sandbox.ts';
import { readLine } from '../support/drivers/typed.ts';
import { type Figures, median, percentile } from './figures.ts';

const WARM_UP = 30;
const SAMPLES = 300;

/** A repeated request to a bot, and the kind of first response it expects. */
interface Question {
  readonly actor: Person;
  readonly act: Parameters<Person['act']>[0];
  readonly due: NonNullable<ActionResult['response']>;
}

/** Types a whole line, or requests the choices of its `option`. */
const question = async (actor: Person, channel: string, line: string, option?: string): Promise<Question> => {
  const typed = { channel, ...readLine((await actor.state()).commands, line, option) };
  return option === undefined
    ? { actor, act: { do: 'command', ...typed }, due: 'deferred' }
    : { actor, act: { do: 'autocomplete', ...typed }, due: 'autocomplete' };
};

/** Milliseconds until the first response. */
const ask = async ({ actor, act, due }: Question): Promise<number> => {
  const begun = performance.now();
  const { response, failed } = await actor.act(act);
  const taken = performance.now() - begun;
  if (response !== due) throw new Error(`The first response was ${response ?? failed}, not ${due}.`);
  return taken;
};

/** Requests from ours and the bare bot alternate, so that other load on the machine affects both. */
const beside = async (prefix: string, ours: Question, bare: Question): Promise<Figures> => {
  const times: Readonly<Record<'ours' | 'bare', number[]>> = { ours: [], bare: [] };
  for (let round = 0; round < WARM_UP + SAMPLES; round++) {
    const taken = { ours: await ask(ours), bare: await ask(bare) };
    if (round < WARM_UP) continue;
    times.ours.push(taken.ours);
    times.bare.push(taken.bare);
  }
  const [ourMedian, bareMedian] = [median(times.ours), median(times.bare)];
  return {
    [`${prefix}P50Ms`]: ourMedian,
    [`${prefix}P99Ms`]: percentile(times.ours, 0.99),
    [`${prefix}BareP50Ms`]: bareMedian,
    [`${prefix}BareP99Ms`]: percentile(times.bare, 0.99),
    [`${prefix}Ratio`]: ourMedian / bareMedian,
  };
};

/** Two people start a match of Cyclades; returns the active person, the other one, and the match's thread. */
const openMatch = async (
  host: Person,
  guest: Person,
): Promise<{ readonly due: Person; readonly other: Person; readonly thread: string }> => {
  const channel = await host.channel('games');
  await host.answerTo(await host.slash('/match create game:cyclades seats:2', { in: channel }));
  const { channels } = await host.state();
  const thread = channels.find((one) => 'parent_id' in one && one.parent_id === channel)?.id ?? '';
  await guest.answerTo(await guest.slash('/match join', { in: thread }));
  await host.answerTo(await host.slash('/match start', { in: thread }));
  const choices = await host.suggest('/cyclades bid', 'god', { in: thread });
  const [due, other] = choices.length > 0 ? [host, guest] : [guest, host];
  return { due, other, thread };
};

const startBare: StartProcess = (environment) => startProgram('tests/bench/bareBot.ts', environment);

/** Runs a bot at its own sandbox, each in a separate process, while `body` runs. */
const onStage = async <T>(
  start: StartProcess,
  environment: Environment,
  body: (sandbox: SandboxAddress) => Promise<T>,
): Promise<T> => {
  const sandbox = await sandboxApart(['--no-page']);
  const bot = start({ ...environment, DISCORD_API: sandbox.restUrl, DISCORD_TOKEN: sandbox.token });
  try {
    await bot.says(/ready/);
    return await body(sandbox);
  } finally {
    bot.child.kill('SIGTERM');
    await bot.ended();
    await sandbox.stop();
  }
};

const withData = async <T>(body: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'trireme-bench-'));
  // If run as root, the database runs as another user, who has to be able to enter.
  await chmod(folder, 0o755);
  return body(folder).finally(() => rm(folder, { recursive: true, force: true }));
};

const compare = async (ours: SandboxAddress, bare: SandboxAddress): Promise<Figures> => {
  const people = [await person(ours, 'Ada'), await person(ours, 'Blaise'), await person(bare, 'Ada')] as const;
  const [host, guest, stranger] = people;
  try {
    // Two people, because one alone would exceed the rate limit.
    const { due, other, thread } = await openMatch(host, guest);
    const channel = await stranger.channel('games');
    return {
      ...(await beside('answer', await question(other, thread, '/gold'), await question(stranger, channel, '/bare'))),
      ...(await beside(
        'suggest',
        await question(due, thread, '/cyclades bid', 'god'),
        await question(stranger, channel, '/bare', 'word'),
      )),
    };
  } finally {
    for (const one of people) one.leave();
  }
};

/**
 * Milliseconds from a request to the first response, through discord.js and the sandbox, each bot in a separate process: ours with its
 * PostgreSQL, beside a discord.js bot that does nothing else. `answer…`: a command acknowledged ephemerally (`/gold`). `suggest…`: an
 * option's choices (ours: the active seat's legal gods). Each with `P50Ms`, `P99Ms`, the bare bot's `BareP50Ms`, `BareP99Ms`, and `Ratio`,
 * ours to the bare one's median.
 */
export const answerBench = (): Promise<Figures> =>
  withData((folder) =>
    onStage(startMain, { TRIREME_DATA: folder }, (ours) => onStage(startBare, {}, (bare) => compare(ours, bare))),
  );
