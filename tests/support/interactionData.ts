/** What Discord tells of an interaction beyond who acts and where. */

/** Of an option. */
export type Value = string | number | boolean;

/** A message of the bot's with controls: a post for all, or one for whoever presses alone. */
export const pressedMessage = (channel: string, on: 'post' | 'ephemeral') => ({
  id: '600',
  channel_id: channel,
  flags: on === 'ephemeral' ? 64 : 0,
  author: { id: '1', username: 'trireme', discriminator: '0' },
  components: [],
  attachments: [],
  embeds: [],
  mentions: [],
  mention_roles: [],
  timestamp: new Date(0).toISOString(),
  content: '',
  type: 0,
});

/** A command and its options as typed; `focused`: the one that is being typed. */
export const commandData = (command: string, options: Readonly<Record<string, Value>>, focused?: string): object => {
  const [name, part] = command.split(' ');
  const given = Object.entries(options).map(([option, value]) => ({
    name: option,
    value,
    type: { string: 3, number: 4, boolean: 5 }[typeof value as 'string' | 'number' | 'boolean'],
    ...(option === focused && { focused: true }),
  }));
  return { id: '700', type: 1, name, options: part === undefined ? given : [{ name: part, type: 1, options: given }] };
};
