import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { createMovableClock, createVirtualClock, realClock, type SandboxClock } from './clock.ts';
import { createContext, createWorld, snowflakesFor } from './context.ts';
import { createGateway } from './gateway/gateway.ts';
import { createHandler } from './http/handler.ts';
import { createInteractions } from './interactions/interactions.ts';
import { bundlePage } from './page/bundle.ts';
import { createStreams } from './people/streams.ts';
import { createRest } from './rest/index.ts';
import { createJournal, memoryJournal } from './world/journal.ts';

export interface SandboxOptions {
  /** 0 means any free port. */
  readonly port: number;
  /** Folder of the journal; without one nothing is stored. */
  readonly journal?: string;
  /** `movable`: follows the machine's clock and can be advanced. `virtual`: stays until it is advanced. */
  readonly clock?: 'real' | 'movable' | 'virtual';
  /** The bot's token; generated if absent. */
  readonly token?: string;
  /** The permissions of the bot's role, as an invite link grants them. */
  readonly permissions?: bigint;
  /** Whether the page is served. */
  readonly page?: boolean;
}

/** A running simulator of Discord. */
export type Sandbox = Readonly<Awaited<ReturnType<typeof startSandbox>>>;

const HOST = '127.0.0.1';
const BOT = { id: '1200000000000000001', name: 'Trireme' };
/** The permissions that a modest invite link grants. */
const DEFAULT_PERMISSIONS =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory;
/** The start of a virtual clock. */
const VIRTUAL_START = Date.UTC(2026, 0, 1, 12);

const CLOCKS: Readonly<Record<NonNullable<SandboxOptions['clock']>, () => SandboxClock>> = {
  real: () => realClock,
  movable: createMovableClock,
  virtual: () => createVirtualClock(VIRTUAL_START),
};

/** Starts the sandbox on this machine's loopback. Rejects with the system's error when the port is taken. */
export const startSandbox = async (options: SandboxOptions) => {
  const clock = CLOCKS[options.clock ?? 'real']();
  const page = options.page === false ? new Map() : await bundlePage();
  const server = createServer();
  const port = await listen(server, options.port);
  const origin = `http://localhost:${port}`;
  const token = options.token ?? `${Buffer.from(BOT.id).toString('base64url')}.sandbox.${randomBytes(24).toString('base64url')}`;
  const journal = options.journal === undefined ? memoryJournal() : createJournal(options.journal);
  const world = createWorld(journal, clock, { ...BOT, permissions: options.permissions ?? DEFAULT_PERMISSIONS });
  const gatewayUrl = `ws://${HOST}:${port}/gateway`;
  const snowflakes = snowflakesFor(world, clock);
  const streams = createStreams();
  const gateway = createGateway({
    world,
    clock: realClock,
    snowflakes,
    token,
    address: gatewayUrl,
    onPresence: (online) => streams.tell(world, { kind: 'bot', online }, 'everyone'),
  });
  const context = createContext({ world, clock, snowflakes, journal, gateway, streams, token, origin, gatewayUrl });
  const interactions = createInteractions(clock);
  const rest = createRest(context, interactions);
  const handler = createHandler({ context, interactions, rest, gateway, streams, port, page });
  server.on('request', handler.request);
  server.on('upgrade', handler.upgrade);
  return {
    /** Address of the page, e.g. `http://localhost:3000`. */
    url: origin,
    /** For `new Client({ rest: { api } })`. */
    restUrl: `http://${HOST}:${port}/api`,
    token,
    /** The id of its first channel, `#games`. */
    channel: [...world.channels.values()].find(({ kind }) => kind === 'text')?.id ?? '',
    context,
    rest,
    /** Cuts the bot's connections as a bad network does. */
    cut: gateway.cut,
    /** Asks the bot to reconnect, or invalidates its session so that it has to identify again. */
    disturb: gateway.ask,
    stop: async () => {
      gateway.close();
      streams.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const listen = async (server: Server, port: number): Promise<number> => {
  server.listen(port, HOST);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
