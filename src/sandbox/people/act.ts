import { Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Interactions } from '../interactions/pending.ts';
import { guildOf } from '../objects/guilds.ts';
import type { Act, Acted, TypedOption } from '../pageProtocol.ts';
import type { Stage } from '../stage.ts';
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

/** Does what a person asks; throws `ActRefused` for what Discord's app would not allow. */
export const perform = async (stage: Stage, interactions: Interactions, body: unknown): Promise<Acted> => {
  const read = ACT.safeParse(body);
  if (!read.success) return refuse(`This is not an act: ${z.prettifyError(read.error)}`);
  const act = read.data as Act;
  personCalled(stage, act.as);
  switch (act.do) {
    case 'command':
    case 'autocomplete':
      return runCommand(stage, interactions, act);
    case 'component':
      return pressControl(stage, interactions, act);
    case 'modal':
      return submitModal(stage, interactions, act);
    case 'say':
      return say(stage, act);
    case 'read':
      return markRead(stage, act.as, act.channel);
    case 'settings':
      return settle(stage, act);
    case 'guild':
      return setGuild(stage, act.locale);
    default:
      return moderate(stage, act);
  }
};

const markRead = (stage: Stage, person: string, id: string): Acted => {
  const newest = messagesSeen(stage.world, person, channelFor(stage, person, id).id, undefined, 1)[0];
  if (newest) stage.change({ kind: 'read', person, channel: id, message: newest.message.id });
  return {};
};

const settle = (stage: Stage, { as: id, dmsClosed, locale }: Extract<Act, { do: 'settings' }>): Acted => {
  const person = personCalled(stage, id);
  const changed = { ...person, ...(dmsClosed === undefined ? {} : { dmsClosed }), ...(locale === undefined ? {} : { locale }) };
  stage.change({ kind: 'person', person: changed });
  stage.tell({ kind: 'people', people: peopleOf(stage) }, 'everyone');
  return {};
};

/** On Discord only some may; here anybody can try how it is. */
const setGuild = (stage: Stage, locale: string): Acted => {
  stage.change({ kind: 'guild', guild: { ...stage.world.guild, locale } });
  stage.dispatch('GUILD_UPDATE', guildOf(stage.world));
  stage.tell({ kind: 'guild', guild: guildShown(stage) }, 'everyone');
  return {};
};
