import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { isVirtual } from '../clock.ts';
import type { Context } from '../context.ts';
import { answerJson, readJson } from '../http/answers.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { showMessage } from '../messages/show.ts';
import { guildOf } from '../objects/guilds.ts';
import { type Action, type ActionResult, action } from '../pageProtocol.ts';
import type { Rest } from '../rest/index.ts';
import { setBotHere } from './botHere.ts';
import { type Fault, faults } from './faultSchema.ts';
import { moderate } from './moderate.ts';
import { channelFor } from './place.ts';
import { pressControl } from './pressControl.ts';
import { ActionRefused, refuse } from './refusal.ts';
import { runCommand } from './runCommand.ts';
import { say } from './say.ts';
import { guildShown, peopleOf, personCalled, snapshotFor } from './snapshot.ts';
import { submitModal } from './submitModal.ts';
import { messagesSeen } from './visible.ts';

/** Performs a person's action. Throws `ActionRefused` for what Discord's app would not allow. */
const perform = async (context: Context, interactions: Interactions, body: unknown): Promise<ActionResult> => {
  const read = action.safeParse(body);
  if (!read.success) return refuse(`This is not an act: ${z.prettifyError(read.error)}`);
  const act = read.data;
  personCalled(context, act.as);
  switch (act.do) {
    case 'command':
    case 'autocomplete':
      return runCommand(context, interactions, act);
    case 'component':
      return pressControl(context, interactions, act);
    case 'modal':
      return submitModal(context, interactions, act);
    case 'say':
      return say(context, act);
    case 'read':
      return markRead(context, act.as, act.channel);
    case 'settings':
      return changeSettings(context, act);
    case 'guild':
      return setGuild(context, act.locale);
    default:
      return moderate(context, act);
  }
};

const markRead = (context: Context, person: string, id: string): ActionResult => {
  const newest = messagesSeen(context.world, person, channelFor(context, person, id).id, undefined, 1)[0];
  if (newest) context.change({ kind: 'read', person, channel: id, message: newest.message.id });
  return {};
};

const changeSettings = (context: Context, { as: id, dmsClosed, locale }: Extract<Action, { do: 'settings' }>): ActionResult => {
  const person = personCalled(context, id);
  const changed = { ...person, ...(dmsClosed === undefined ? {} : { dmsClosed }), ...(locale === undefined ? {} : { locale }) };
  context.change({ kind: 'person', person: changed });
  context.tell({ kind: 'people', people: peopleOf(context) }, 'everyone');
  return {};
};

/** On Discord only administrators may; here everybody can try it. */
const setGuild = (context: Context, locale: string): ActionResult => {
  context.change({ kind: 'guild', guild: { ...context.world.guild, locale } });
  context.dispatch('GUILD_UPDATE', guildOf(context.world));
  context.tell({ kind: 'guild', guild: guildShown(context) }, 'everyone');
  return {};
};

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
