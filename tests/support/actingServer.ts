import { type Client, Guild, PermissionFlagsBits } from 'discord.js';

/** The five people of a server, as they act through the objects of discord.js. */
export const PEOPLE = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'] as const;
export type Person = (typeof PEOPLE)[number];

export const SERVER = '10';
export const CHANNEL = '20';
export const OTHER_CHANNEL = '21';
/** A channel of the server that only Ada sees. */
export const HIDDEN_CHANNEL = '22';
/** A role that nobody has unless told. */
export const ORGANISERS = '30';
/** A user that is an app. */
export const A_BOT = '999';

export const EVERYTHING = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);
const idOf = (person: Person): string => String(900 + PEOPLE.indexOf(person));
export const userOf = (person: Person) => ({
  id: idOf(person),
  username: person.toLowerCase(),
  global_name: person,
  discriminator: '0',
  avatar: null,
});

/** A person as a member of the server; by default with every permission and no role. */
export const memberOf = (
  person: Person,
  { may = EVERYTHING, roles = [] }: { readonly may?: bigint; readonly roles?: readonly string[] } = {},
) => ({
  user: userOf(person),
  roles,
  permissions: String(may),
  nick: null,
  flags: 0,
});

/** The server, as the gateway would have told of it. */
export const openServer = (client: Client): void => {
  const usual = EVERYTHING & ~PermissionFlagsBits.Administrator;
  const everyone = { id: SERVER, name: '@everyone', permissions: String(usual), position: 0 };
  const channel = (id: string, name: string, position: number) => ({ id, name, position, type: 0, permission_overwrites: [] });
  const hidden = [{ id: SERVER, type: 0, allow: '0', deny: String(PermissionFlagsBits.ViewChannel) }];
  const data = {
    id: SERVER,
    name: 'Harbour',
    owner_id: idOf('Ada'),
    roles: [everyone, { ...everyone, id: ORGANISERS, name: 'Organisers', permissions: '0', position: 1 }],
    channels: [
      channel(CHANNEL, 'games', 0),
      channel(OTHER_CHANNEL, 'general', 1),
      { ...channel(HIDDEN_CHANNEL, 'den', 2), permission_overwrites: hidden },
    ],
    members: [
      { user: { id: '1', username: 'trireme', discriminator: '0' }, roles: [], flags: 0 },
      ...PEOPLE.map((person) => memberOf(person)),
    ],
  };
  client.user = { id: '1' } as Client<true>['user'];
  const guild = Reflect.construct(Guild, [client, data]) as Guild;
  client.guilds.cache.set(guild.id, guild);
};
