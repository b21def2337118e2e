/** The data of an interaction, apart from the actor and the channel. */

/** A user named by an option, by id. */
export interface NamedPerson {
  readonly user: string;
  readonly bot?: boolean;
}

/** The type of an option. */
export type Value = string | number | boolean | NamedPerson;

/** A message of the bot with controls: a public post, or a message for the actor alone. */
export const pressedMessage = (channel: string, on: 'post' | 'ephemeral', components: readonly object[] = []) => ({
  id: '600',
  channel_id: channel,
  flags: on === 'ephemeral' ? 64 : 0,
  author: { id: '1', username: 'trireme', discriminator: '0' },
  components,
  attachments: [],
  embeds: [],
  mentions: [],
  mention_roles: [],
  timestamp: new Date(0).toISOString(),
  content: '',
  type: 0,
});

const TYPES = { string: 3, number: 4, boolean: 5, object: 6 } as const;

/** A command and its options as typed; `focused` is the option being typed. */
export const commandData = (command: string, options: Readonly<Record<string, Value>>, focused?: string): object => {
  const [name, part] = command.split(' ');
  const given = Object.entries(options).map(([option, value]) => ({
    name: option,
    value: typeof value === 'object' ? value.user : value,
    type: TYPES[typeof value as keyof typeof TYPES],
    ...(option === focused && { focused: true }),
  }));
  const people = Object.values(options).flatMap((value) => (typeof value === 'object' ? value : []));
  const users = Object.fromEntries(
    people.map(({ user, bot = false }) => [user, { id: user, username: user, discriminator: '0', bot }]),
  );
  return {
    id: '700',
    type: 1,
    name,
    options: part === undefined ? given : [{ name: part, type: 1, options: given }],
    ...(people.length > 0 && { resolved: { users } }),
  };
};
