import { compareIds } from '../compareIds.ts';
import type { Context } from '../context.ts';
import { channelOf } from '../objects/channels.ts';
import { localeOf } from '../objects/guilds.ts';
import type { Person, ShownGuild, Snapshot } from '../pageProtocol.ts';
import type { PersonRow } from '../world/rows.ts';
import { commandsFor } from './offered.ts';
import { refuse } from './refusal.ts';
import { seesChannel, seesMessage } from './visible.ts';

const personOf = ({ id, name, dmsClosed, locale }: PersonRow): Person => ({ id, name, dmsClosed, locale });

export const peopleOf = (context: Context): readonly Person[] => [...context.world.people.values()].map(personOf);

/** Returns the person to act as; refuses an unknown id. */
export const personCalled = (context: Context, id: unknown): PersonRow =>
  (typeof id === 'string' ? context.world.people.get(id) : undefined) ?? refuse('Say as whom: there is nobody with this id.');

export const guildShown = ({ world }: Context): ShownGuild => ({
  id: world.guild.id,
  name: world.guild.name,
  locale: localeOf(world),
});

/** Returns all that a page needs at its start. */
export const snapshotFor = (context: Context, id: string): Snapshot => {
  const { world } = context;
  const me = personOf(personCalled(context, id));
  const channels = [...world.channels.values()].filter((channel) => seesChannel(world, id, channel));
  return {
    me,
    bot: { id: world.bot.id, name: world.bot.name, online: context.isBotOnline() },
    guild: guildShown(context),
    roles: [...world.roles.values()].map((role) => ({ id: role.id, name: role.name })),
    channels: channels.map((channel) => channelOf(world, channel)),
    commands: commandsFor(world, id),
    unread: Object.fromEntries(channels.map((channel) => [channel.id, unreadIn(context, id, channel.id)])),
    now: new Date(context.clock.now()).toISOString(),
  };
};

const unreadIn = (
  context: Context,
  person: string,
  channel: string,
): { readonly messages: number; readonly mentions: number } => {
  const read = context.world.reads.get(person)?.get(channel) ?? '0';
  const rows = [...(context.world.messages.get(channel)?.values() ?? [])].filter(
    (row) => seesMessage(person, row) && row.message.author.id !== person && compareIds(row.message.id, read) > 0,
  );
  return { messages: rows.length, mentions: rows.filter((row) => row.pinged.includes(person)).length };
};
