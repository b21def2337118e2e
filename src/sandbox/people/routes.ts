import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { isVirtual } from '../clock.ts';
import type { Context } from '../context.ts';
import { answerJson, readJson } from '../http/answers.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { showMessage } from '../messages/show.ts';
import type { Fault } from '../pageProtocol.ts';
import { perform } from './act.ts';
import { setBotHere } from './botHere.ts';
import { channelFor } from './place.ts';
import { ActionRefused, refuse } from './refusal.ts';
import { peopleOf, personCalled, snapshotFor } from './snapshot.ts';
import { messagesSeen } from './visible.ts';

/** What tests may see of and do to the bot's side. */
export interface TestControls {
  requests(): unknown;
  faults(): readonly Fault[];
  setFaults(faults: readonly Fault[]): void;
}

/** Longer ones, and more of them, keep the sandbox from everything else. */
const LIMITS = { faults: 100, times: 100_000, delayMs: 10 * 60_000, retrySeconds: 24 * 3_600, pattern: 200, quantifiers: 2 };

/** Whether a pattern is quick to match: it has no groups, and repeats little. */
const isQuick = (pattern: string): boolean => {
  const bare = pattern.replaceAll(/\\./gu, 'x').replaceAll(/\[[^\]]*\]/gu, 'x');
  return !/[()|]/u.test(bare) && (bare.match(/[*+{?]/gu)?.length ?? 0) <= LIMITS.quantifiers;
};

const isPattern = (pattern: string): boolean => {
  try {
    return new RegExp(pattern).source !== '';
  } catch {
    return false;
  }
};

const PATTERN = z
  .string()
  .max(LIMITS.pattern, `A path has ${LIMITS.pattern} characters at most.`)
  .refine(isPattern, 'A path is a regular expression.')
  .refine(isQuick, `A path repeats ${LIMITS.quantifiers} things at most, and has no groups.`);

const FAULTS: z.ZodType<readonly Fault[]> = z
  .array(
    z.strictObject({
      method: z.string().optional(),
      path: PATTERN,
      uploads: z.boolean().optional(),
      times: z.number().int().min(1).max(LIMITS.times),
      fault: z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('status'),
          status: z.number().int().min(200).max(599),
          code: z.number().int().optional(),
          retryAfter: z.number().min(0).max(LIMITS.retrySeconds).optional(),
          scope: z.enum(['user', 'global', 'shared']).optional(),
        }),
        z.strictObject({ kind: z.literal('delay'), ms: z.number().min(0).max(LIMITS.delayMs) }),
        z.strictObject({ kind: z.literal('drop'), when: z.enum(['before', 'midway', 'after']) }),
      ]),
    }),
  )
  .max(LIMITS.faults) as z.ZodType<readonly Fault[]>;

/** Answers everything under `/sandbox` but the stream. */
export const answerPeople = async (
  context: Context,
  interactions: Interactions,
  back: TestControls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const url = new URL(request.url ?? '/', context.origin);
  try {
    const name = `${request.method} ${url.pathname.slice('/sandbox'.length)}`;
    if (name.startsWith('GET /files/')) return answerFile(context, url.pathname, response);
    const body = request.method === 'POST' ? await readJson(request) : undefined;
    const answer = await answerTo(context, interactions, back, name, url.searchParams, body);
    if (answer === undefined) return answerJson(response, 404, { error: `There is nothing at ${name}.` });
    answerJson(response, 200, answer);
  } catch (error) {
    if (!(error instanceof ActionRefused)) throw error;
    answerJson(response, 400, { error: error.message });
  }
};

const answerTo = async (
  context: Context,
  interactions: Interactions,
  back: TestControls,
  name: string,
  query: URLSearchParams,
  body: unknown,
): Promise<unknown> => {
  switch (name) {
    case 'GET /people':
      return peopleOf(context);
    case 'GET /state':
      return snapshotFor(context, query.get('as') ?? '');
    case 'GET /messages':
      return messages(context, query);
    case 'POST /act':
      return perform(context, interactions, body);
    case 'POST /clock':
      return advance(context, body);
    case 'POST /guild':
      return setBotHere(context, body);
    case 'GET /requests':
      return back.requests();
    case 'GET /faults':
      return back.faults();
    case 'POST /faults':
      back.setFaults(readFaults(body));
      return back.faults();
    default:
      return undefined;
  }
};

const messages = (context: Context, query: URLSearchParams): unknown => {
  const person = personCalled(context, query.get('as')).id;
  const channel = channelFor(context, person, query.get('channel') ?? '');
  const limit = Math.min(100, Math.max(1, Number(query.get('limit') ?? 50) || 50));
  return messagesSeen(context.world, person, channel.id, query.get('before') ?? undefined, limit).map((row) =>
    showMessage(context, row),
  );
};

const advance = (context: Context, body: unknown): unknown => {
  const read = z.strictObject({ advanceMs: z.number().min(0) }).safeParse(body);
  if (!read.success) return refuse('Say by how many milliseconds: {"advanceMs": 1000}.');
  if (!isVirtual(context.clock)) return refuse("This sandbox runs on the machine's clock.");
  context.clock.advance(read.data.advanceMs);
  return { now: new Date(context.clock.now()).toISOString() };
};

const readFaults = (body: unknown): readonly Fault[] => {
  const read = FAULTS.safeParse(body);
  return read.success ? read.data : refuse(`These are no faults: ${z.prettifyError(read.error)}`);
};

const answerFile = (context: Context, path: string, response: ServerResponse): void => {
  const id = path.split('/')[3] ?? '';
  const file = context.world.files.get(id);
  const body = file && context.files.read(id);
  if (!file || !body) {
    answerJson(response, 404, { error: 'This file is not there.' });
    return;
  }
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': body.byteLength,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'private, max-age=3600',
  });
  response.end(body);
};
