import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChannelType } from 'discord.js';
import type { Act, Acted, TypedOption } from '#sandbox/pageProtocol.ts';
import { type Figures, median, percentile } from './figures.ts';
import { startProgram } from './programs.ts';
import { openStage, type Stage } from './stage.ts';

const WARM_UP = 30;
const SAMPLES = 300;

/** Something to ask a bot again and again, and the kind of first answer that is due. */
interface Question {
  readonly stage: Stage;
  readonly act: Act;
  readonly due: NonNullable<Acted['response']>;
}

/** Milliseconds until the first answer. */
const ask = async ({ stage, act, due }: Question): Promise<number> => {
  const begun = performance.now();
  const { response, failed } = await stage.act(act);
  const taken = performance.now() - begun;
  if (response !== due) throw new Error(`the first answer was ${response ?? failed}, not ${due}`);
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

const textChannel = async (stage: Stage, person: string): Promise<string> => {
  const { channels } = await stage.snapshot(person);
  const channel = channels.find(({ type }) => type === ChannelType.GuildText);
  if (channel === undefined) throw new Error('the stand-in has no text channel');
  return channel.id;
};

const threadOf = async (stage: Stage, person: string): Promise<string> => {
  const { channels } = await stage.snapshot(person);
  const thread = channels.find(({ type }) => type === ChannelType.PublicThread);
  if (thread === undefined) throw new Error('the match got no thread');
  return thread.id;
};

/** Asks until something is there that comes a moment after the first answer. */
const eventually = async <T>(look: () => Promise<T>): Promise<T> => {
  for (let left = 200; left > 0; left--) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return look();
};

const FOCUSED: readonly TypedOption[] = [{ name: 'god', value: '', focused: true }];

interface Table {
  readonly person: string;
  readonly thread: string;
  readonly choosing: Act;
}

/** Two people start a match; who is due, where, and asking for the gods to offer to. */
const openMatch = async (stage: Stage): Promise<Table> => {
  const [host = '', guest = ''] = stage.people;
  const channel = await textChannel(stage, host);
  const options = [
    { name: 'game', value: 'cyclades' },
    { name: 'seats', value: 2 },
  ];
  await stage.act(await stage.typed(host, 'command', channel, 'match create', options));
  const thread = await eventually(() => threadOf(stage, host));
  await stage.act(await stage.typed(guest, 'command', thread, 'match join', []));
  await eventually(async () => {
    await stage.act(await stage.typed(host, 'command', thread, 'match start', []));
    return dueAt(stage, [host, guest], thread);
  });
  return dueAt(stage, [host, guest], thread);
};

const dueAt = async (stage: Stage, people: readonly string[], thread: string): Promise<Table> => {
  for (const person of people) {
    const choosing = await stage.typed(person, 'autocomplete', thread, 'cyclades bid', FOCUSED);
    const { choices = [] } = await stage.act(choosing);
    if (choices.length > 0) return { person, thread, choosing };
  }
  throw new Error('nobody is due');
};

const withData = async <T>(body: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'trireme-bench-'));
  // Root's database runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  return body(folder).finally(() => rm(folder, { recursive: true, force: true }));
};

/**
 * Milliseconds from asking to the first answer, through discord.js and the stand-in, each bot in a process of its own: ours with its
 * PostgreSQL, beside a discord.js bot that does nothing else. `answer…`: a command acknowledged ephemerally (`/gold`).
 * `suggest…`: an option's choices (ours: the legal gods of who is due). Each with `P50Ms`, `P99Ms`, the bare bot's `BareP50Ms`,
 * `BareP99Ms`, and `Ratio`, ours to the bare one's median.
 */
export const answerBench = (): Promise<Figures> =>
  withData(async (folder) => {
    const ours = await openStage((env) =>
      startProgram(['src/main.ts'], { ...env, TRIREME_DATA: folder, LOG_LEVEL: 'error' }, (line) => line.includes('is ready')),
    );
    try {
      const bare = await openStage((env) => startProgram(['tests/bench/bareBot.ts'], env, (line) => line === 'ready'));
      return await compare(ours, bare).finally(bare.stop);
    } finally {
      await ours.stop();
    }
  });

const compare = async (ours: Stage, bare: Stage): Promise<Figures> => {
  const { person, thread, choosing } = await openMatch(ours);
  const [stranger = ''] = bare.people;
  const channel = await textChannel(bare, stranger);
  const gold = await ours.typed(person, 'command', thread, 'gold', []);
  const word = await bare.typed(stranger, 'command', channel, 'bare', []);
  const completing = await bare.typed(stranger, 'autocomplete', channel, 'bare', [{ name: 'word', value: '', focused: true }]);
  return {
    ...(await beside('answer', { stage: ours, act: gold, due: 'deferred' }, { stage: bare, act: word, due: 'deferred' })),
    ...(await beside(
      'suggest',
      { stage: ours, act: choosing, due: 'autocomplete' },
      { stage: bare, act: completing, due: 'autocomplete' },
    )),
  };
};
