import { fillMessage, followUp } from '../../interactions/answers.ts';
import type { Pending } from '../../interactions/pending.ts';
import { removeMessage } from '../../messages/announce.ts';
import { showMessage } from '../../messages/show.ts';
import { check } from '../../schemas/check.ts';
import { interactionMessage, messageEdit } from '../../schemas/messages.ts';
import type { MessageRow } from '../../world/rows.ts';
import { messageIn } from '../../world/world.ts';
import { type Answer, type Call, noContent, ok, param, type Route } from '../call.ts';
import { discordError } from '../errors.ts';

/** Returns the interaction of the path's token, which has its first response. Throws 10015, 50027. */
const pendingOf = (call: Call): Pending => {
  if (param(call, 'application') !== call.context.world.bot.id) throw discordError('unknownWebhook');
  const pending = call.interactions.findByToken(param(call, 'token'));
  if (!pending) throw discordError('invalidWebhookToken');
  if (!pending.answered) throw discordError('unknownWebhook');
  return pending;
};

/** The message named in the path: `@original`, or one of this interaction's follow-ups. Throws 10008. */
const messageOf = (call: Call, pending: Pending): MessageRow => {
  const named = param(call, 'message');
  const id = named === '@original' ? pending.original : named;
  const row = id === undefined ? undefined : messageIn(call.context.world, pending.channel, id);
  const isOwn = row?.message.id === pending.original || row?.message.interaction_metadata?.id === pending.interaction.id;
  if (!row || !isOwn) throw discordError('unknownMessage');
  return row;
};

const create = (call: Call): Answer => {
  const pending = pendingOf(call);
  const payload = check(interactionMessage, call.body ?? {});
  return ok(showMessage(call.context, followUp(call.context, pending, payload, call.files)));
};

const get = (call: Call): Answer => ok(showMessage(call.context, messageOf(call, pendingOf(call))));

const edit = (call: Call): Answer => {
  const pending = pendingOf(call);
  const row = messageOf(call, pending);
  const payload = check(messageEdit, call.body ?? {});
  return ok(showMessage(call.context, fillMessage(call.context, pending, payload, call.files, row.message.id)));
};

const remove = (call: Call): Answer => {
  const pending = pendingOf(call);
  const row = messageOf(call, pending);
  if (row.message.id === pending.original) delete pending.deferred;
  removeMessage(call.context, row);
  return noContent;
};

const MESSAGE = '/webhooks/:application/:token/messages/:message';

export const webhookRoutes: readonly Route[] = [
  { method: 'POST', path: '/webhooks/:application/:token', open: true, handle: create },
  { method: 'GET', path: MESSAGE, open: true, handle: get },
  { method: 'PATCH', path: MESSAGE, open: true, handle: edit },
  { method: 'DELETE', path: MESSAGE, open: true, handle: remove },
];
