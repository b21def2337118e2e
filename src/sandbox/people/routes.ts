import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { isVirtual } from '../clock.ts';
import type { Context } from '../context.ts';
import { answerJson, readJson } from '../http/answers.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { showMessage } from '../messages/show.ts';
import type { Rest } from '../rest/index.ts';
import { perform } from './act.ts';
import { setBotHere } from './botHere.ts';
import { type Fault, faults } from './faultSchema.ts';
import { channelFor } from './place.ts';
import { ActionRefused, refuse } from './refusal.ts';
import { peopleOf, personCalled, snapshotFor } from './snapshot.ts';
import { messagesSeen } from './visible.ts';

type Handler = (call: {
  readonly context: Context;
  readonly interactions: Interactions;
  readonly rest: Rest;
  readonly query: URLSearchParams;
  readonly body: unknown;
}) => unknown;

const ROUTES: Readonly<Record<string, Handler>> = {
  'GET /people': ({ context }) => peopleOf(context),
  'GET /state': ({ context, query }) => snapshotFor(context, query.get('as') ?? ''),
  'GET /messages': ({ context, query }) => messages(context, query),
  'POST /act': ({ context, interactions, body }) => perform(context, interactions, body),
  'POST /clock': ({ context, body }) => advance(context, body),
  'POST /guild': ({ context, body }) => setBotHere(context, body),
  'GET /requests': ({ rest }) => rest.requests(),
  'GET /faults': ({ rest }) => rest.faults(),
  'POST /faults': ({ rest, body }) => {
    rest.setFaults(readFaults(body));
    return rest.faults();
  },
};

/** Answers everything under `/sandbox` except the stream. */
export const answerPeople = async (
  context: Context,
  interactions: Interactions,
  rest: Rest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const url = new URL(request.url ?? '/', context.origin);
  try {
    const name = `${request.method} ${url.pathname.slice('/sandbox'.length)}`;
    const id = name.split('/')[2] ?? '';
    if (name.startsWith('GET /files/')) return answerFile(context, id, response);
    if (name.startsWith('GET /emojis/')) return answerFile(context, emojiFile(context, id), response);
    const body = request.method === 'POST' ? await readJson(request) : undefined;
    if (!Object.hasOwn(ROUTES, name)) return answerJson(response, 404, { error: `There is nothing at ${name}.` });
    answerJson(response, 200, await ROUTES[name]?.({ context, interactions, rest, query: url.searchParams, body }));
  } catch (error) {
    if (!(error instanceof ActionRefused)) throw error;
    answerJson(response, 400, { error: error.message });
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
  const read = faults.safeParse(body);
  return read.success ? read.data : refuse(`These are no faults: ${z.prettifyError(read.error)}`);
};

/** Returns the id of the file of an emoji's picture; '' if there is none. */
const emojiFile = ({ world }: Context, emoji: string): string => world.emojis.find(({ id }) => id === emoji)?.file ?? '';

const answerFile = (context: Context, id: string, response: ServerResponse): void => {
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
