import type { APIApplicationCommand, APIRole } from 'discord-api-types/v10';
import type { BotRow, Change, ChannelRow, EmojiRow, FileRow, GuildRow, MessageRow, PersonRow } from './rows.ts';

/** The sandbox's data: the fold of its changes. */
interface Tables {
  guild: GuildRow;
  bot: BotRow;
  readonly roles: Map<string, APIRole>;
  readonly people: Map<string, PersonRow>;
  readonly channels: Map<string, ChannelRow>;
  /** By channel, then by id, oldest first. */
  readonly messages: Map<string, Map<string, MessageRow>>;
  readonly files: Map<string, FileRow>;
  /** By scope: `global`, or a guild's id. */
  readonly commands: Map<string, readonly APIApplicationCommand[]>;
  /** Those of the application. */
  emojis: readonly EmojiRow[];
  /** The newest message read, by person and channel. */
  readonly reads: Map<string, Map<string, string>>;
}

type Frozen<T> = T extends Map<infer Key, infer Value> ? ReadonlyMap<Key, Frozen<Value>> : T;

/** The sandbox's data, to read. Only `apply` changes it. */
export type World = { readonly [Name in keyof Tables]: Frozen<Tables[Name]> };

/** Returns a world before its first change. */
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
  }) satisfies Tables;

const inner = <K, V>(table: Map<K, Map<string, V>>, key: K): Map<string, V> => {
  const found = table.get(key) ?? new Map<string, V>();
  table.set(key, found);
  return found;
};

const deleteChannel = (world: Tables, id: string): void => {
  for (const channel of world.channels.values()) {
    if (channel.kind === 'thread' && channel.parent === id) deleteChannel(world, channel.id);
  }
  world.channels.delete(id);
  world.messages.delete(id);
};

type Apply = { readonly [Kind in Change['kind']]: (world: Tables, change: Extract<Change, { kind: Kind }>) => void };

const APPLY: Apply = {
  guild: (world, { guild }) => Object.assign(world, { guild }),
  bot: (world, { bot }) => Object.assign(world, { bot }),
  role: (world, { role }) => world.roles.set(role.id, role),
  person: (world, { person }) => world.people.set(person.id, person),
  channel: (world, { channel }) => world.channels.set(channel.id, channel),
  channelDeleted: (world, { id }) => deleteChannel(world, id),
  message: (world, { row }) => inner(world.messages, row.message.channel_id).set(row.message.id, row),
  messageDeleted: (world, { channel, id }) => world.messages.get(channel)?.delete(id),
  file: (world, { file }) => world.files.set(file.id, file),
  fileDeleted: (world, { id }) => world.files.delete(id),
  commands: (world, { scope, commands }) => world.commands.set(scope, commands),
  emojis: (world, { emojis }) => Object.assign(world, { emojis }),
  read: (world, { person, channel, message }) => inner(world.reads, person).set(channel, message),
};

/** Applies one change in place. Nothing else changes a world. Throws on an unknown kind, which a damaged journal may have. */
export const apply = (world: World, change: Change): void => {
  if (!Object.hasOwn(APPLY, change.kind)) throw new Error(`There is no such change: ${JSON.stringify(change)}`);
  (APPLY[change.kind] as (world: World, change: Change) => void)(world, change);
};

/** Returns the changes that turn an empty world into an equal one, without ephemeral messages. */
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

/** Returns a message of a channel, ephemeral ones included. */
export const messageIn = (world: World, channel: string, id: string): MessageRow | undefined =>
  world.messages.get(channel)?.get(id);
