import { InteractionType } from 'discord-api-types/v10';
import type { Log, Services } from '#discord/command/services.ts';
import { createClient, createRest, listen } from '#discord/gateway/gatewayClient.ts';
import { interactionHandler } from '#discord/interactions/router.ts';
import { createMatchService, type MatchService, type Stores } from '#matches/index.ts';
import { commandRegistry } from '../commands.ts';
import { GAMES, ordersOf, REGISTRY } from '../games.ts';
import { messagesFor } from '../languages.ts';
import { openMemoryStores } from '../memory/memory.ts';
import type { MatchRequest } from './matchRequests.ts';
import { onBroken } from './onBroken.ts';
import { MUCH } from './openRateLimiter.ts';
import { openWire, WIRE_BOT, type WireGuild } from './wire.ts';

/** Who acts, and where; without a server: in direct messages with the bot. */
export interface Asker {
  readonly user: string;
  readonly channel: string;
  readonly server?: string;
}

/** Everything observable about the handling of an interaction. */
export interface Told {
  /** Type of the first response: a deferral, an update, choices. */
  readonly type: unknown;
  readonly body: unknown;
  /** Requests to Discord other than the response itself. */
  readonly requests: number;
  /** The calls to the store and the folds, in order: a proxy for the time taken. */
  readonly work: readonly string[];
}

/** A bot on real discord.js, whose gateway delivers whatever packets a test passes in. */
export interface ForgedBot {
  readonly stores: Stores;
  readonly matches: MatchService;
  /** Log lines of the level `error`. */
  readonly errors: readonly object[];
  ask(actor: Asker, request: MatchRequest): Promise<Told>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 20_000;

export const forgedBot = async (servers: readonly WireGuild[]): Promise<ForgedBot> => {
  const under = openMemoryStores();
  let work: string[] = [];
  const stores = noting(under, (call) => work.push(call));
  const clock = { now: () => new Date(Date.UTC(2026, 0, 1)) };
  const watch = <T>(_: number, act: () => T): T => {
    work.push('fold or decide');
    return act();
  };
  const matches = createMatchService({ onBroken, stores, clock, games: GAMES, orders: ordersOf, watch });
  const wire = await openWire(servers);
  const errors: object[] = [];
  const log: Log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields, message) => void errors.push({ ...fields, message }),
  };
  const door = { api: wire.restUrl, token: wire.token };
  const services: Services = {
    games: REGISTRY,
    ...{ matches, stores, clock, rest: createRest(door), applicationId: WIRE_BOT, sentences: messagesFor, log },
    render: async () => ({ file: new Uint8Array([1]), name: 'board.jpg', width: 1, height: 1 }),
    renderRecap: () => Promise.reject(new Error('recaps are not rendered here')),
  };
  const handle = interactionHandler(services, commandRegistry);
  const client = createClient(door, log, undefined, MUCH);
  let ended: Promise<void> = Promise.resolve();
  const listening = await listen(client, wire.token, (interaction, received) => {
    ended = handle(interaction, received);
    return ended;
  });
  let made = 1_400_000_000_000_000_000n;
  return {
    stores: under,
    matches: createMatchService({ onBroken, stores: under, clock, games: GAMES, orders: ordersOf }),
    errors,
    ask: async ({ user: id, channel, server }, { type, data }) => {
      made += 1n;
      work = [];
      const { bot } = wire.counted;
      const user = { id, username: `user${id}`, discriminator: '0', global_name: null, avatar: null };
      const place =
        server === undefined
          ? { user, channel: { id: channel, type: 1 }, context: 1 }
          : { guild_id: server, member: { user, roles: [], permissions: '0', nick: null, flags: 0 }, context: 0 };
      const answered = await wire.ask(
        {
          ...{ id: String(made), token: `token-${made}`, application_id: WIRE_BOT, version: 1, type, data, channel_id: channel },
          ...{ channel: { id: channel, type: server === undefined ? 1 : 0 }, locale: 'en-GB', entitlements: [] },
          ...{ app_permissions: '1125899906842623', authorizing_integration_owners: {} },
          ...(type === InteractionType.MessageComponent && { message: post(channel) }),
          ...place,
        },
        PATIENCE_MS,
      );
      await ended;
      return { type: answered.type, body: answered.body, requests: wire.counted.bot - bot, work };
    },
    stop: async () => {
      await listening.stop(1_000);
      await wire.stop();
    },
  };
};

/** A post of the bot. */
const post = (channel_id: string) => ({
  ...{ id: '600', channel_id, flags: 0, components: [], attachments: [], embeds: [], mentions: [], mention_roles: [] },
  author: { id: WIRE_BOT, username: 'trireme', discriminator: '0', global_name: null, avatar: null },
  ...{ timestamp: new Date(0).toISOString(), content: '', type: 0 },
});

/** Stores that record the name of each call. */
const noting = (stores: Stores, note: (call: string) => void): Stores =>
  Object.fromEntries(
    Object.entries(stores).map(([name, store]) => [
      name,
      new Proxy(store, {
        get: (target, key) => {
          const found: unknown = Reflect.get(target, key, target);
          if (typeof found !== 'function') return found;
          return (...given: readonly unknown[]) => {
            note(`${name}.${String(key)}`);
            return Reflect.apply(found, target, given);
          };
        },
      }),
    ]),
  ) as unknown as Stores;
