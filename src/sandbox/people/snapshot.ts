import { channelOf } from '../objects/channels.ts';
import { localeOf } from '../objects/guilds.ts';
import type { Person, ShownGuild, Snapshot } from '../pageProtocol.ts';
import { compareIds } from '../snowflakes.ts';
import type { Stage } from '../stage.ts';
import type { PersonRow } from '../world/rows.ts';
import { commandsFor } from './offered.ts';
import { refuse } from './refusal.ts';
import { seesChannel, seesMessage } from './visible.ts';

const personOf = ({ id, name, dmsClosed, locale }: PersonRow): Person => ({ id, name, dmsClosed, locale });

export const peopleOf = (stage: Stage): readonly Person[] => [...stage.world.people.values()].map(personOf);

/** The person acted as; refuses an id that is nobody's. */
export const personCalled = (stage: Stage, id: unknown): PersonRow =>
  (typeof id === 'string' ? stage.world.people.get(id) : undefined) ?? refuse('Say as whom: there is nobody with this id.');

export const guildShown = ({ world }: Stage): ShownGuild => ({
  id: world.guild.id,
  name: world.guild.name,
  locale: localeOf(world),
});

/** All a page needs to begin. */
export const snapshotFor = (stage: Stage, id: string): Snapshot => {
  const { world } = stage;
  const me = personOf(personCalled(stage, id));
  const channels = [...world.channels.values()].filter((channel) => seesChannel(world, id, channel));
  return {
    me,
    bot: { id: world.bot.id, name: world.bot.name, online: stage.isBotOnline() },
    guild: guildShown(stage),
    roles: [...world.roles.values()].map((role) => ({ id: role.id, name: role.name })),
    channels: channels.map((channel) => channelOf(world, channel)),
    commands: commandsFor(world, id),
    unread: Object.fromEntries(channels.map((channel) => [channel.id, unreadIn(stage, id, channel.id)])),
    now: new Date(stage.clock.now()).toISOString(),
  };
};

const unreadIn = (stage: Stage, person: string, channel: string): { readonly messages: number; readonly mentions: number } => {
  const read = stage.world.reads.get(person)?.get(channel) ?? '0';
  const rows = [...(stage.world.messages.get(channel)?.values() ?? [])].filter(
    (row) => seesMessage(person, row) && row.message.author.id !== person && compareIds(row.message.id, read) > 0,
  );
  return { messages: rows.length, mentions: rows.filter((row) => row.pinged.includes(person)).length };
};
