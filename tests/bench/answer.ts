import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Acted } from '#sandbox/pageProtocol.ts';
import { type Environment, type StartProcess, startMain, startProgram } from '../support/drivers/mainProcess.ts';
import { type Person, person } from '../support/drivers/person.ts';
import { type SandboxAddress, sandboxApart } from '../support/drivers/sandbox.ts';
import { readLine } from '../support/drivers/typed.ts';
import { type Figures, median, percentile } from './figures.ts';

const WARM_UP = 30;
const SAMPLES = 300;

/** Something to ask a bot again and again, and the kind of first answer that is due. */
interface Question {
  readonly actor: Person;
  readonly act: Parameters<Person['act']>[0];
  readonly due: NonNullable<Acted['response']>;
}

/** Types a whole line, or asks for the choices of its `option`. */
const question = async (actor: Person, channel: string, line: string, option?: string): Promise<Question> => {
  const typed = { channel, ...readLine((await actor.state()).commands, line, option) };
  return option === undefined
    ? { actor, act: { do: 'command', ...typed }, due: 'deferred' }
    : { actor, act: { do: 'autocomplete', ...typed }, due: 'autocomplete' };
};

/** Milliseconds until the first answer. */
const ask = async ({ actor, act, due }: Question): Promise<number> => {
  const begun = performance.now();
  const { response, failed } = await actor.act(act);
  const taken = performance.now() - begun;
  if (response !== due) throw new Error(`The first answer was ${response ?? failed}, not ${due}.`);
  return taken;
};

/** Asks ours and the bare bot in turn, so that whatever else the machine does hits both. */
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

/** Two people start a match of Cyclades; answers who is due, who is not, and the thread it is played in. */
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

/** Runs a bot at a sandbox of its own, each in a process of its own, for as long as `body` takes. */
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
  // Root's database runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  return body(folder).finally(() => rm(folder, { recursive: true, force: true }));
};

const compare = async (ours: SandboxAddress, bare: SandboxAddress): Promise<Figures> => {
  const people = [await person(ours, 'Ada'), await person(ours, 'Blaise'), await person(bare, 'Ada')] as const;
  const [host, guest, stranger] = people;
  try {
    // Two who ask, since one alone would ask more than is answered.
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
 * Milliseconds from asking to the first answer, through discord.js and the stand-in, each bot in a process of its own: ours with its
 * PostgreSQL, beside a discord.js bot that does nothing else. `answer…`: a command acknowledged ephemerally (`/gold`).
 * `suggest…`: an option's choices (ours: the legal gods of who is due). Each with `P50Ms`, `P99Ms`, the bare bot's `BareP50Ms`,
 * `BareP99Ms`, and `Ratio`, ours to the bare one's median.
 */
export const answerBench = (): Promise<Figures> =>
  withData((folder) =>
    onStage(startMain, { TRIREME_DATA: folder }, (ours) => onStage(startBare, {}, (bare) => compare(ours, bare))),
  );
