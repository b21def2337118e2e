import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { guildOf } from '../objects/guilds.ts';
import { type Action, type ActionResult, action } from '../pageProtocol.ts';
import { moderate } from './moderate.ts';
import { channelFor } from './place.ts';
import { pressControl } from './pressControl.ts';
import { refuse } from './refusal.ts';
import { runCommand } from './runCommand.ts';
import { say } from './say.ts';
import { guildShown, peopleOf, personCalled } from './snapshot.ts';
import { submitModal } from './submitModal.ts';
import { messagesSeen } from './visible.ts';

/** Performs a person's action. Throws `ActionRefused` for what Discord's app would not allow. */
export const perform = async (context: Context, interactions: Interactions, body: unknown): Promise<ActionResult> => {
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
