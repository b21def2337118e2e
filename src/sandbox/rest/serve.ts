import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../context.ts';
import type { Faults } from '../faults.ts';
import type { Interactions } from '../interactions/interactions.ts';
import type { Fault } from '../people/faultSchema.ts';
import type { RateLimits, Verdict } from '../rateLimits.ts';
import { isUpload, readContent } from './body.ts';
import type { Answer, Route } from './call.ts';
import { DiscordError, discordError } from './errors.ts';
import { type Matched, majorOf, matchRoute } from './match.ts';
import type { RecordedRequest, RequestRecord } from './record.ts';
import { ROUTES } from './routes.ts';

interface ServeDeps {
  readonly context: Context;
  readonly interactions: Interactions;
  readonly faults: Faults;
  readonly limits: RateLimits;
  readonly record: RequestRecord;
}

type Note = (more: Partial<RecordedRequest>) => void;

/**
 * Handles a request: injected faults, the token, rate limits, its route. A request that was not sent completely has no effect and no
 * answer.
 */
export const serve = async (deps: ServeDeps, request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
  const { context, faults, record } = deps;
  const method = request.method ?? 'GET';
  const query = new URL(request.url ?? '/', context.origin).searchParams;
  const note = record.arrive({ method, path, query: Object.fromEntries(query), at: context.clock.now() });
  const fault = faults.take(method, path, isUpload(request));
  let headers: Verdict['headers'] = {};
  const finish = (answer: Answer): void => {
    if (fault?.kind === 'drop') response.destroy();
    else write(response, answer, headers, note);
  };
  try {
    if (fault?.kind === 'drop' && fault.when === 'midway') return await cutMidway(request, response, note);
    const content = await readContent(request);
    note({ body: content.body, files: content.files.map(({ name, type, body }) => ({ name, type, size: body.length })) });
    if (await isStoppedBy(context, fault, response, note)) return;
    const matched = matchRoute(ROUTES, method, path);
    note({ route: matched.route.path });
    checkToken(context, request, matched.route);
    const verdict = deps.limits.count(method, matched.route.path, majorOf(matched));
    headers = verdict.headers;
    finish(verdict.retryAfter === undefined ? await answerOf(deps, matched, query, content) : tooMany(verdict));
  } catch (error) {
    if (!request.complete) return void response.destroy();
    if (!(error instanceof DiscordError)) {
      note({ status: 500 });
      throw error;
    }
    if (error.code === 0 && [404, 405].includes(error.status)) complain(method, path);
    finish({ status: error.status, body: error.body() });
  }
};

const cutMidway = async (request: IncomingMessage, response: ServerResponse, note: Note): Promise<void> => {
  await once(request, 'data');
  if (!request.complete) note({ cutShort: true });
  response.destroy();
};

const answerOf = async (
  { context, interactions }: ServeDeps,
  { route, params }: Matched,
  query: URLSearchParams,
  content: Awaited<ReturnType<typeof readContent>>,
): Promise<Answer> => route.handle({ context, interactions, params, query, ...content });

/** Applies a fault. Returns whether it stops the request; a delay is waited for first. */
const isStoppedBy = async (
  context: Context,
  fault: Fault['fault'] | undefined,
  response: ServerResponse,
  note: Note,
): Promise<boolean> => {
  if (fault?.kind === 'delay') await new Promise<void>((resolve) => context.clock.after(fault.ms, resolve));
  if (fault?.kind === 'status') {
    const { status, code = 0, retryAfter, scope = 'shared' } = fault;
    const isGlobal = scope === 'global';
    const wait = retryAfter === undefined ? {} : { retry_after: retryAfter, global: isGlobal };
    const headers =
      retryAfter === undefined
        ? {}
        : {
            'retry-after': String(retryAfter),
            'x-ratelimit-scope': scope,
            ...(isGlobal && { 'x-ratelimit-global': 'true' }),
          };
    write(response, { status, body: { message: `${status}: a fault that was asked for`, code, ...wait } }, headers, note);
    return true;
  }
  if (fault?.kind === 'drop' && fault.when === 'before') {
    response.destroy();
    return true;
  }
  return false;
};

const checkToken = (context: Context, request: IncomingMessage, route: Route): void => {
  if (route.open || request.headers.authorization === `Bot ${context.token}`) return;
  throw discordError('unauthorized');
};

const tooMany = ({ retryAfter, isGlobal }: Verdict): Answer => ({
  status: 429,
  body: { message: 'You are being rate limited.', retry_after: retryAfter, global: isGlobal === true, code: 0 },
});

const write = (response: ServerResponse, { status, body }: Answer, headers: Verdict['headers'], note: Note): void => {
  const code = status >= 400 && typeof body === 'object' && body !== null && 'code' in body ? { code: Number(body.code) } : {};
  note({ status, ...code });
  response.writeHead(status, { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) });
  response.end(body === undefined ? undefined : JSON.stringify(body));
};

/** Logs a request without a route: it is a bug of the bot or a gap of the sandbox. */
const complain = (method: string, path: string): void => {
  process.stderr.write(`sandbox: no route for ${method} ${path}\n`);
};
