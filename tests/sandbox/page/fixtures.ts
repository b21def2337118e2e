import type { APIApplicationCommand, APIApplicationCommandOption, APIChannel, APIMessage } from 'discord-api-types/v10';
import { ApplicationCommandOptionType, ChannelType, MessageType } from 'discord-api-types/v10';
import type { Person, Snapshot } from '#sandbox/pageProtocol.ts';

export const ADA: Person = { id: '100000000000000001', name: 'Ada', dmsClosed: false, locale: 'en-GB' };
export const BLAISE: Person = { id: '100000000000000002', name: 'Blaise', dmsClosed: false, locale: 'en-GB' };
export const BOT = { id: '200000000000000000', name: 'Trireme', online: true };

export const GAMES: APIChannel = {
  id: '300000000000000000',
  type: ChannelType.GuildText,
  name: 'games',
  position: 0,
} as APIChannel;
export const DIRECT: APIChannel = { id: '300000000000000009', type: ChannelType.DM, name: null } as APIChannel;

export const makeMessage = (id: string, more: Partial<APIMessage> = {}): APIMessage => ({
  id,
  channel_id: GAMES.id,
  type: MessageType.Default,
  content: `message ${id}`,
  author: { id: BLAISE.id, username: BLAISE.name, discriminator: '0', avatar: null, global_name: null },
  timestamp: '2026-11-20T12:00:00.000Z',
  edited_timestamp: null,
  mentions: [],
  mention_roles: [],
  mention_everyone: false,
  attachments: [],
  embeds: [],
  pinned: false,
  tts: false,
  ...more,
});

export const makeSnapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  me: ADA,
  bot: BOT,
  guild: { id: '1', name: 'The Aegean', locale: 'en-GB' },
  channels: [GAMES, DIRECT],
  roles: [],
  commands: [],
  unread: {},
  now: '2026-11-20T12:00:00.000Z',
  ...more,
});

const BID: APIApplicationCommandOption = {
  type: ApplicationCommandOptionType.Subcommand,
  name: 'bid',
  description: 'Offer gold to a god',
  options: [
    { type: ApplicationCommandOptionType.String, name: 'god', description: 'Which', required: true, autocomplete: true },
    {
      type: ApplicationCommandOptionType.Integer,
      name: 'amount',
      description: 'How much',
      required: true,
      min_value: 1,
      max_value: 30,
    },
    { type: ApplicationCommandOptionType.String, name: 'match', description: 'Which match', autocomplete: true },
  ],
};

const CREATE: APIApplicationCommandOption = {
  type: ApplicationCommandOptionType.Subcommand,
  name: 'create',
  description: 'Open a table',
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'game',
      description: 'Which game',
      required: true,
      choices: [
        { name: 'Cyclades', value: 'cyclades' },
        { name: 'Peloponnes', value: 'peloponnes' },
      ],
    },
    { type: ApplicationCommandOptionType.Boolean, name: 'private', description: 'By invitation' },
    { type: ApplicationCommandOptionType.User, name: 'invite', description: 'Somebody' },
  ],
};

const makeCommand = (id: string, name: string, more: Partial<APIApplicationCommand> = {}): APIApplicationCommand =>
  ({
    id,
    type: 1,
    application_id: BOT.id,
    name,
    description: `About ${name}`,
    version: '1',
    options: [],
    ...more,
  }) as APIApplicationCommand;

const LIST: APIApplicationCommandOption = {
  type: ApplicationCommandOptionType.Subcommand,
  name: 'list',
  description: 'Open matches',
};

export const COMMANDS: readonly APIApplicationCommand[] = [
  makeCommand('400000000000000001', 'cyclades', { options: [BID] }),
  makeCommand('400000000000000002', 'match', { options: [CREATE, LIST] }),
  makeCommand('400000000000000003', 'gold'),
  makeCommand('400000000000000004', 'server', { contexts: [0] }),
  makeCommand('400000000000000005', 'Look at it', { type: 3 }),
];
