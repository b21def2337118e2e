import { Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { guildOf } from '../objects/guilds.ts';
import type { Action, ActionResult, TypedOption } from '../pageProtocol.ts';
import { moderate } from './moderate.ts';
import { channelFor } from './place.ts';
import { pressControl } from './pressControl.ts';
import { refuse } from './refusal.ts';
import { runCommand } from './runCommand.ts';
import { say } from './say.ts';
import { guildShown, peopleOf, personCalled } from './snapshot.ts';
import { submitModal } from './submitModal.ts';
import { messagesSeen } from './visible.ts';

const TYPED: z.ZodType<TypedOption> = z.lazy(() =>
  z.strictObject({
    name: z.string(),
    value: z.union([z.string(), z.number(), z.boolean()]).optional(),
    options: z.array(TYPED).optional(),
    focused: z.boolean().optional(),
  }),
) as z.ZodType<TypedOption>;

const as = z.string();
const channel = z.string();
const command = { as, channel, command: z.string(), options: z.array(TYPED) };

const ACT = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('command'), ...command }),
  z.strictObject({ do: z.literal('autocomplete'), ...command }),
  z.strictObject({
    do: z.literal('component'),
    as,
    channel,
    message: z.string(),
    customId: z.string(),
    values: z.array(z.string()).optional(),
    deliveries: z.number().int().min(1).max(5).optional(),
  }),
  z.strictObject({
    do: z.literal('modal'),
    as,
    interaction: z.string(),
    customId: z.string(),
    fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  }),
  z.strictObject({ do: z.literal('say'), as, channel, content: z.string() }),
  z.strictObject({ do: z.literal('read'), as, channel }),
  z.strictObject({ do: z.literal('settings'), as, dmsClosed: z.boolean().optional(), locale: z.string().optional() }),
  z.strictObject({ do: z.literal('guild'), as, locale: z.enum(Locale) }),
  z.strictObject({ do: z.enum(['archive', 'lock', 'unarchive', 'deleteChannel']), as, channel }),
]);

/** Does what a person asks; throws `ActionRefused` for what Discord's app would not allow. */
export const perform = async (context: Context, interactions: Interactions, body: unknown): Promise<ActionResult> => {
  const read = ACT.safeParse(body);
  if (!read.success) return refuse(`This is not an act: ${z.prettifyError(read.error)}`);
  const act = read.data as Action;
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
      return settle(context, act);
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

const settle = (context: Context, { as: id, dmsClosed, locale }: Extract<Action, { do: 'settings' }>): ActionResult => {
  const person = personCalled(context, id);
  const changed = { ...person, ...(dmsClosed === undefined ? {} : { dmsClosed }), ...(locale === undefined ? {} : { locale }) };
  context.change({ kind: 'person', person: changed });
  context.tell({ kind: 'people', people: peopleOf(context) }, 'everyone');
  return {};
};

/** On Discord only some may; here anybody can try how it is. */
const setGuild = (context: Context, locale: string): ActionResult => {
  context.change({ kind: 'guild', guild: { ...context.world.guild, locale } });
  context.dispatch('GUILD_UPDATE', guildOf(context.world));
  context.tell({ kind: 'guild', guild: guildShown(context) }, 'everyone');
  return {};
};
