import {
  type APIApplicationCommandOptionChoice,
  type APIInteraction,
  type APIMessageTopLevelComponent,
  AutocompleteInteraction,
  ButtonInteraction,
  ChannelSelectMenuInteraction,
  ChatInputCommandInteraction,
  Client,
  ComponentType,
  Guild,
  type Interaction,
  PermissionFlagsBits,
  RoleSelectMenuInteraction,
  StringSelectMenuInteraction,
  UserSelectMenuInteraction,
} from 'discord.js';
import { createCommandRegistry } from '#commands/index.ts';
import { refusedByGate } from '#community/record/index.ts';
import type { Log, Services } from '#discord/command/services.ts';
import { createAcknowledger } from '#discord/gateway/acknowledge.ts';
import type { RateLimiter } from '#discord/gateway/rateLimiter.ts';
import { interactionHandler } from '#discord/interactions/router.ts';
import { languageIn } from '#i18n/index.ts';
import { createMatchService, type MatchService, type Stores } from '#matches/index.ts';
import { commandRegistry } from '../commands.ts';
import { fixedLuck } from '../fakes/fixedLuck.ts';
import { commandData, pressedMessage, type Value } from '../fakes/interactionData.ts';
import { onBroken } from '../fakes/onBroken.ts';
import { openGate } from '../fakes/openRateLimiter.ts';
import { type Request, recordedRest } from '../fakes/recordedRest.ts';
import { type KnownGames, OWN_GAMES } from '../languages.ts';
import { textsOf } from '../laws/messageLimits.ts';
import { type Pressable, pressables } from './pressing.ts';

/** People acting through the objects of discord.js, with recorded responses of Discord in place of a network. */
export const PEOPLE = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'] as const;
export type Person = (typeof PEOPLE)[number];

export const SERVER = '10';
export const CHANNEL = '20';
export const OTHER_CHANNEL = '21';
/** A channel of the server that only Ada can see. */
export const HIDDEN_CHANNEL = '22';
/** A role that no member has unless the test grants it. */
export const ORGANISERS = '30';
/** A user that is an app. */
export const A_BOT = '999';

const EVERYTHING = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);
const idOf = (person: Person): string => String(900 + PEOPLE.indexOf(person));
const userOf = (person: Person) => ({
  id: idOf(person),
  username: person.toLowerCase(),
  global_name: person,
  discriminator: '0',
  avatar: null,
});

export interface Place {
  /** A channel or thread; 'dm' for direct messages with the bot. */
  readonly in?: string;
  /** Permissions of the bot there. */
  readonly permissions?: bigint;
  /** The id of the interaction. */
  readonly id?: string;
  /** Permissions and roles of the actor; by default all permissions and no role. */
  readonly may?: bigint;
  readonly roles?: readonly string[];
  /** The locale of the actor's Discord, and of the server. */
  readonly locale?: string;
  readonly guildLocale?: string;
  /** What the pressed message shows; by default nothing. */
  readonly shown?: Shown | undefined;
}

/** What the actor was shown. */
export interface Shown {
  readonly text: string;
  readonly controls: readonly Pressable[];
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly { readonly name: string; readonly data: Uint8Array }[];
  /** Type of the first response: 5 for a deferred message, 6 for a deferred update of the message with the control. */
  readonly callback: number;
}

export interface Table {
  readonly services: Services;
  readonly requests: readonly Request[];
  /** The id of the interaction; ids ascend. */
  tokensOf(person: Person): readonly string[];
  readonly logged: readonly { readonly level: string; readonly fields: object; readonly message: string }[];
  /** Makes later requests to matching paths fail with one of Discord's codes. */
  refuse(path: RegExp, code: number): void;
  refuseNothing(): void;
  /** `undefined` if the bot did not respond. */
  slash(person: Person, command: string, options?: Readonly<Record<string, Value>>, place?: Place): Promise<Shown | undefined>;
  suggest(
    person: Person,
    command: string,
    options: Readonly<Record<string, Value>>,
    focused: string,
    place?: Place,
  ): Promise<readonly APIApplicationCommandOptionChoice[]>;
  /** `on`: whether the control belongs to a public post or to a message for this person only. */
  press(person: Person, pressed: Pressable, on?: 'post' | 'ephemeral', place?: Place): Promise<Shown | undefined>;
  /** Chooses in a menu of this person's own panel: any number of channels, at most one role, or a word. */
  choose(person: Person, customId: string, values: readonly string[], place?: Place): Promise<Shown | undefined>;
}

/** Replaces defaults of a table. */
export interface Changes {
  readonly games?: KnownGames;
  readonly stores?: Stores;
  readonly render?: Services['render'];
  readonly renderCard?: Services['renderCard'];
  readonly reports?: Services['reports'];
  /** By default there are no hints. */
  readonly advise?: Services['advise'];
  /** By default no request is rate limited. */
  readonly gate?: RateLimiter;
  /** The id before that of the first interaction, so that ids differ from those an earlier bot on the same store has answered. */
  readonly answered?: bigint;
  /** By default it is always the beginning of 2026. */
  readonly clock?: Services['clock'];
  /** By default no relays are configured. */
  readonly beacon?: NonNullable<Services['beacon']>;
  /** Wraps the match service. */
  readonly matches?: (matches: MatchService) => MatchService;
}

/** A server with two channels and five people, over memory stores with fixed luck. */
export const openTable = (changes: Changes = {}): Table => {
  const recorded = recordedRest();
  const client = new Client({ intents: [], rest: { makeRequest: recorded.makeRequest, globalRequestsPerSecond: 1_000_000 } });
  client.rest.setToken('token');
  openServer(client);
  const stores = changes.stores ?? fixedLuck();
  const clock = changes.clock ?? { now: () => new Date(Date.UTC(2026, 0, 1)) };
  const logged: { level: string; fields: object; message: string }[] = [];
  const logTo = (level: string) => (fields: object, message: string) => void logged.push({ level, fields, message });
  const log: Log = { info: logTo('info'), warn: logTo('warn'), error: logTo('error') };
  const { registry: games, languages } = changes.games ?? OWN_GAMES;
  const services: Services = {
    games,
    matches: (changes.matches ?? ((matches) => matches))(
      createMatchService({
        onBroken,
        stores,
        clock,
        games: games.rules,
        beacon: changes.beacon?.chain,
        orders: (id) => games.find(id)?.orders,
        screen: refusedByGate.bind(undefined, stores),
      }),
    ),
    stores,
    clock,
    rest: client.rest,
    applicationId: '1',
    sentences: (locale) => languageIn(languages, locale),
    render: changes.render ?? (async () => ({ file: new Uint8Array([1]), name: 'board.jpg', width: 1, height: 1 })),
    ...(changes.beacon && { beacon: changes.beacon }),
    ...(changes.advise && { advise: changes.advise }),
    ...(changes.renderCard !== undefined && { renderCard: changes.renderCard }),
    ...(changes.reports !== undefined && { reports: changes.reports }),
    renderRecap: () => Promise.reject(new Error('recaps are not rendered here')),
    log,
  };
  const receive = createAcknowledger(client.rest, changes.gate ?? openGate);
  const respond = interactionHandler(
    services,
    changes.games === undefined ? commandRegistry : createCommandRegistry(games, languages),
  );
  const handle = async (of: InteractionClass | typeof AutocompleteInteraction, data: object): Promise<void> =>
    respond(Reflect.construct(of, [client, data]) as Interaction, await receive(data as APIInteraction));
  const tokens = new Map<Person, string[]>();
  let made = changes.answered ?? 1_000_000_000_000_000_000n;

  const interactionOf = (person: Person, place: Place, data: object): { id: string; token: string } & Record<string, unknown> => {
    made += 1n;
    const token = `token${made}`;
    tokens.set(person, [...(tokens.get(person) ?? []), token]);
    const channel = place.in ?? CHANNEL;
    const isDirect = channel === 'dm';
    return {
      id: place.id ?? String(made),
      token,
      application_id: '1',
      version: 1,
      channel: { id: isDirect ? '500' : channel },
      ...(isDirect
        ? { user: userOf(person) }
        : { guild_id: SERVER, guild_locale: place.guildLocale ?? 'en-US', member: memberOf(person, place) }),
      locale: place.locale ?? 'en-US',
      app_permissions: String(place.permissions ?? EVERYTHING),
      authorizing_integration_owners: {},
      entitlements: [],
      ...data,
    };
  };
  const act = async (of: InteractionClass, data: { id: string; token: string }): Promise<Shown | undefined> => {
    await handle(of, data);
    const answer = recorded.answerTo(data.token);
    if (answer === undefined) return undefined;
    const { components, files, callback } = answer;
    return { text: textsOf(components).join('\n'), controls: pressables({ components }), components, files, callback };
  };

  return {
    services,
    requests: recorded.requests,
    tokensOf: (person) => tokens.get(person) ?? [],
    logged,
    refuse: recorded.refuse,
    refuseNothing: recorded.refuseNothing,
    slash: (person, command, options = {}, place = {}) =>
      act(ChatInputCommandInteraction, interactionOf(person, place, { type: 2, data: commandData(command, options) })),
    suggest: async (person, command, options, focused, place = {}) => {
      const data = interactionOf(person, place, { type: 4, data: commandData(command, options, focused) });
      await handle(AutocompleteInteraction, data);
      return recorded.choicesFor(data.token);
    },
    press: (person, { customId, value }, on = 'post', place = {}) => {
      const isUser = value !== undefined && /^\d{3,}$/.test(value) && customId.includes('.invite.');
      const kind = value === undefined ? ButtonInteraction : isUser ? UserSelectMenuInteraction : StringSelectMenuInteraction;
      const component_type =
        value === undefined ? ComponentType.Button : isUser ? ComponentType.UserSelect : ComponentType.StringSelect;
      const data = {
        custom_id: customId,
        component_type,
        ...(value !== undefined && {
          values: [value],
          resolved: { users: { [value]: { ...userOf('Ada'), id: value, bot: value === A_BOT } } },
        }),
      };
      const message = pressedMessage(place.in ?? CHANNEL, on, place.shown?.components);
      return act(kind, interactionOf(person, place, { type: 3, data, message }));
    },
    choose: (person, customId, values, place = {}) => {
      const { of, component_type } = MENUS.find(({ ids }) => ids.test(customId)) ?? STRINGS;
      const data = { custom_id: customId, component_type, values };
      const message = pressedMessage(place.in ?? CHANNEL, 'ephemeral');
      return act(of, interactionOf(person, place, { type: 3, data, message }));
    },
  };
};

/** Menus of anything but words, by their custom ids. */
const MENUS = [
  { ids: /\.channels$/, of: ChannelSelectMenuInteraction, component_type: ComponentType.ChannelSelect },
  { ids: /\.organiserRole$|\.cupset\.role\./, of: RoleSelectMenuInteraction, component_type: ComponentType.RoleSelect },
] as const;
const STRINGS = { of: StringSelectMenuInteraction, component_type: ComponentType.StringSelect } as const;

type InteractionClass =
  | typeof ChatInputCommandInteraction
  | typeof ButtonInteraction
  | typeof ChannelSelectMenuInteraction
  | typeof RoleSelectMenuInteraction
  | typeof StringSelectMenuInteraction
  | typeof UserSelectMenuInteraction;

/** A person as a member of the server; by default with every permission and no role. */
const memberOf = (
  person: Person,
  { may = EVERYTHING, roles = [] }: { readonly may?: bigint; readonly roles?: readonly string[] } = {},
) => ({
  user: userOf(person),
  roles,
  permissions: String(may),
  nick: null,
  flags: 0,
});

/** The server as the gateway describes it. */
const openServer = (client: Client): void => {
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
