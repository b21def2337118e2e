import type { APIApplicationCommand, APIEmoji, APIRole } from 'discord-api-types/v10';
import type { BotRow, Change, ChannelRow, CommandScope, FileRow, GuildRow, MessageRow, PersonRow } from './rows.ts';

/** Everything the sandbox remembers: the fold of its changes. */
export interface World {
  readonly guild: GuildRow;
  readonly bot: BotRow;
  readonly roles: ReadonlyMap<string, APIRole>;
  readonly people: ReadonlyMap<string, PersonRow>;
  readonly channels: ReadonlyMap<string, ChannelRow>;
  /** By channel, then by id, oldest first. */
  readonly messages: ReadonlyMap<string, ReadonlyMap<string, MessageRow>>;
  readonly files: ReadonlyMap<string, FileRow>;
  readonly commands: ReadonlyMap<CommandScope, readonly APIApplicationCommand[]>;
  /** Those of the application. */
  readonly emojis: readonly APIEmoji[];
  /** The newest message read, by person and channel. */
  readonly reads: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

interface MutableWorld {
  guild: GuildRow;
  bot: BotRow;
  readonly roles: Map<string, APIRole>;
  readonly people: Map<string, PersonRow>;
  readonly channels: Map<string, ChannelRow>;
  readonly messages: Map<string, Map<string, MessageRow>>;
  readonly files: Map<string, FileRow>;
  readonly commands: Map<CommandScope, readonly APIApplicationCommand[]>;
  emojis: readonly APIEmoji[];
  readonly reads: Map<string, Map<string, string>>;
}

/** A world before its first change. */
export const emptyWorld = (): World =>
  ({
    guild: { id: '0', name: '', owner: '0' },
    bot: { id: '0', name: '', role: '0', joinedAt: 0 },
    roles: new Map(),
    people: new Map(),
    channels: new Map(),
    messages: new Map(),
    files: new Map(),
    commands: new Map(),
    emojis: [],
    reads: new Map(),
  }) satisfies MutableWorld;

const inner = <K, V>(table: Map<K, Map<string, V>>, key: K): Map<string, V> => {
  const found = table.get(key) ?? new Map<string, V>();
  table.set(key, found);
  return found;
};

const deleteChannel = (world: MutableWorld, id: string): void => {
  for (const channel of world.channels.values()) {
    if (channel.kind === 'thread' && channel.parent === id) deleteChannel(world, channel.id);
  }
  world.channels.delete(id);
  world.messages.delete(id);
};

/** Makes one change in place. The only way a world changes. */
export const apply = (readonlyWorld: World, change: Change): void => {
  const world = readonlyWorld as MutableWorld;
  switch (change.kind) {
    case 'guild':
      world.guild = change.guild;
      return;
    case 'bot':
      world.bot = change.bot;
      return;
    case 'role':
      world.roles.set(change.role.id, change.role);
      return;
    case 'person':
      world.people.set(change.person.id, change.person);
      return;
    case 'channel':
      world.channels.set(change.channel.id, change.channel);
      return;
    case 'channelDeleted':
      deleteChannel(world, change.id);
      return;
    case 'message':
      inner(world.messages, change.row.message.channel_id).set(change.row.message.id, change.row);
      return;
    case 'messageDeleted':
      world.messages.get(change.channel)?.delete(change.id);
      return;
    case 'file':
      world.files.set(change.file.id, change.file);
      return;
    case 'fileDeleted':
      world.files.delete(change.id);
      return;
    case 'commands':
      world.commands.set(change.scope, change.commands);
      return;
    case 'emojis':
      world.emojis = change.emojis;
      return;
    case 'read':
      inner(world.reads, change.person).set(change.channel, change.message);
      return;
    default:
      throw new Error(`There is no such change: ${JSON.stringify(change satisfies never)}`);
  }
};

/** The changes that make an equal world from an empty one. Ephemeral messages are not among them. */
export const snapshotOf = (world: World): readonly Change[] => [
  { kind: 'guild', guild: world.guild },
  { kind: 'bot', bot: world.bot },
  ...[...world.roles.values()].map((role): Change => ({ kind: 'role', role })),
  ...[...world.people.values()].map((person): Change => ({ kind: 'person', person })),
  ...[...world.channels.values()].map((channel): Change => ({ kind: 'channel', channel })),
  ...[...world.files.values()].map((file): Change => ({ kind: 'file', file })),
  ...[...world.messages.values()].flatMap((rows) =>
    [...rows.values()].filter((row) => row.onlyFor === undefined).map((row): Change => ({ kind: 'message', row })),
  ),
  ...[...world.commands].map(([scope, commands]): Change => ({ kind: 'commands', scope, commands })),
  { kind: 'emojis', emojis: world.emojis },
  ...[...world.reads].flatMap(([person, read]) =>
    [...read].map(([channel, message]): Change => ({ kind: 'read', person, channel, message })),
  ),
];

/** A message the channel's list holds, or an ephemeral one. */
export const messageIn = (world: World, channel: string, id: string): MessageRow | undefined =>
  world.messages.get(channel)?.get(id);
