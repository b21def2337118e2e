import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createVirtualClock, type VirtualClock } from '#sandbox/clock.ts';
import { createWorld } from '#sandbox/context.ts';
import { createGateway, type Gateway } from '#sandbox/gateway/gateway.ts';
import { createSnowflakes } from '#sandbox/snowflakes.ts';
import { memoryJournal } from '#sandbox/world/journal.ts';

interface Frame {
  readonly op: number;
  readonly t?: string;
  readonly s?: number;
  readonly d: Record<string, unknown>;
}

const TOKEN = 'the-token';
const GUILDS = GatewayIntentBits.Guilds;

let clock: VirtualClock;
let gateway: Gateway;
let server: Server;
let presence: boolean[];
let address: string;

beforeEach(async () => {
  clock = createVirtualClock(Date.UTC(2026, 0, 1));
  const seen: boolean[] = [];
  presence = seen;
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const world = createWorld(memoryJournal(), clock, { id: '1', name: 'Bot', permissions: 0n });
  const onPresence = (online: boolean): void => void seen.push(online);
  gateway = createGateway({ world, clock, snowflakes: createSnowflakes(clock, undefined), token: TOKEN, address, onPresence });
  server.on('upgrade', gateway.upgrade);
});

afterEach(() => {
  gateway.close();
  server.close();
});

/** A client that keeps all frames and lets a test wait for one. */
const connect = async () => {
  const socket = new WebSocket(address);
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)));
    for (const wake of waiting) wake();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const frame = (fits: (frame: Frame) => boolean): Promise<Frame> =>
    new Promise((resolve) => {
      const wake = (): void => {
        const found = frames.find(fits);
        if (!found) return;
        waiting.delete(wake);
        resolve(found);
      };
      waiting.add(wake);
      wake();
    });
  await frame(({ op }) => op === GatewayOpcodes.Hello);
  const send = (op: number, d: unknown): void => socket.send(JSON.stringify({ op, d }));
  const identify = (token = TOKEN, intents: number = GUILDS, shard?: readonly [number, number]): void =>
    send(GatewayOpcodes.Identify, { token, intents, properties: { os: 'linux', browser: 'test', device: 'test' }, shard });
  return { socket, frames, frame, closed, send, identify };
};

const ready = ({ t }: Frame): boolean => t === 'READY';

describe('the gateway', () => {
  test('the gateway says hello, then sends READY and the guild after a valid token', async () => {
    const client = await connect();
    client.identify();
    await client.frame(ready);
    const guild = await client.frame(({ t }) => t === 'GUILD_CREATE');
    expect((guild.d.channels as { name: string }[]).map(({ name }) => name)).toEqual(['games', 'general', 'news']);
    expect(client.frames.filter(({ s }) => s).map(({ s }) => s)).toEqual([1, 2]);
    expect(presence).toEqual([true]);
  });

  test('the gateway refuses a wrong token', async () => {
    const client = await connect();
    client.identify('another');
    expect(await client.closed).toBe(GatewayCloseCodes.AuthenticationFailed);
  });

  test('the gateway refuses any frame before a login', async () => {
    const client = await connect();
    client.send(GatewayOpcodes.PresenceUpdate, {});
    expect(await client.closed).toBe(GatewayCloseCodes.NotAuthenticated);
  });

  test('the gateway refuses a second login', async () => {
    const client = await connect();
    client.identify();
    await client.frame(ready);
    client.identify();
    expect(await client.closed).toBe(GatewayCloseCodes.AlreadyAuthenticated);
  });

  test('the gateway refuses invalid JSON, unknown frames and frames that are too long', async () => {
    for (const [text, code] of [
      ['{', GatewayCloseCodes.DecodeError],
      ['{"op":99}', GatewayCloseCodes.UnknownOpcode],
      [JSON.stringify({ op: 1, d: 'x'.repeat(4_096) }), GatewayCloseCodes.DecodeError],
    ] as const) {
      const client = await connect();
      client.socket.send(text);
      expect(await client.closed).toBe(code);
    }
  });

  test('the gateway answers heartbeats and closes a connection without one for two intervals', async () => {
    const client = await connect();
    client.identify();
    clock.advance(41_250 * 1.5);
    client.send(GatewayOpcodes.Heartbeat, null);
    await client.frame(({ op }) => op === GatewayOpcodes.HeartbeatAck);
    clock.advance(41_250 * 1.5);
    client.send(GatewayOpcodes.PresenceUpdate, {});
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
    clock.advance(41_250);
    expect(await client.closed).toBe(GatewayCloseCodes.SessionTimedOut);
  });

  test('the gateway closes a connection with more than 120 frames in a minute', async () => {
    const client = await connect();
    client.identify();
    await client.frame(ready);
    for (let frame = 0; frame < 120; frame++) client.send(GatewayOpcodes.Heartbeat, null);
    expect(await client.closed).toBe(GatewayCloseCodes.RateLimited);
  });

  test('a resumed session receives exactly the dispatches that it missed', async () => {
    const client = await connect();
    client.identify();
    const { d } = await client.frame(ready);
    gateway.dispatch('INTERACTION_CREATE', { id: 'heard' });
    await client.frame(({ t }) => t === 'INTERACTION_CREATE');
    gateway.cut();
    await client.closed;
    gateway.dispatch('INTERACTION_CREATE', { id: 'missed' });
    const again = await connect();
    again.send(GatewayOpcodes.Resume, { token: TOKEN, session_id: d.session_id, seq: 3 });
    await again.frame(({ t }) => t === 'RESUMED');
    const heard = again.frames.filter(({ op }) => op === GatewayOpcodes.Dispatch).map(({ s, t, d: { id } }) => ({ s, t, id }));
    expect(heard).toEqual([
      { s: 4, t: 'INTERACTION_CREATE', id: 'missed' },
      { s: 5, t: 'RESUMED', id: undefined },
    ]);
    expect(presence).toEqual([true, false, true]);
  });

  test('an unknown session is reported as invalid', async () => {
    const client = await connect();
    client.send(GatewayOpcodes.Resume, { token: TOKEN, session_id: 'nothing', seq: 1 });
    expect(await client.frame(({ op }) => op === GatewayOpcodes.InvalidSession)).toMatchObject({ d: false });
  });

  test('a session that was closed normally cannot be resumed', async () => {
    const client = await connect();
    client.identify();
    const { d } = await client.frame(ready);
    client.socket.close(1000);
    await client.closed;
    const again = await connect();
    again.send(GatewayOpcodes.Resume, { token: TOKEN, session_id: d.session_id, seq: 1 });
    expect(await again.frame(({ op }) => op === GatewayOpcodes.InvalidSession)).toMatchObject({ d: false });
  });

  test('messages of the guild reach only sessions with the intent, without their content', async () => {
    const deaf = await connect();
    deaf.identify();
    const keen = await connect();
    keen.identify(TOKEN, GUILDS | GatewayIntentBits.GuildMessages);
    await Promise.all([deaf.frame(ready), keen.frame(ready)]);
    gateway.dispatch('MESSAGE_CREATE', { id: 'm', guild_id: '9', content: 'private', author: { id: '7' } });
    gateway.dispatch('INTERACTION_CREATE', { id: 'i' });
    await Promise.all([deaf, keen].map(({ frame }) => frame(({ t }) => t === 'INTERACTION_CREATE')));
    expect(keen.frames.find(({ t }) => t === 'MESSAGE_CREATE')?.d).toMatchObject({ id: 'm', content: '' });
    expect(deaf.frames.some(({ t }) => t === 'MESSAGE_CREATE')).toBe(false);
  });

  test('dispatches go to one shard per server, direct messages to the first', async () => {
    const [first, second] = [await connect(), await connect()];
    first.identify(TOKEN, GUILDS, [0, 2]);
    second.identify(TOKEN, GUILDS, [1, 2]);
    const { d: hello } = await first.frame(ready);
    expect(hello.shard).toEqual([0, 2]);
    await second.frame(ready);
    const ofShard = (shard: number): string => String(BigInt(shard) << 22n);
    gateway.dispatch('INTERACTION_CREATE', { id: 'direct' });
    gateway.dispatch('INTERACTION_CREATE', { id: 'even', guild_id: ofShard(2) });
    gateway.dispatch('INTERACTION_CREATE', { id: 'odd', guild_id: ofShard(3) });
    gateway.dispatch('INTERACTION_CREATE', { id: 'last', guild_id: ofShard(4) });
    gateway.dispatch('INTERACTION_CREATE', { id: 'last', guild_id: ofShard(5) });
    const heard = async ({ frames, frame }: Awaited<ReturnType<typeof connect>>) => {
      await frame(({ d }) => d?.id === 'last');
      return frames.filter(({ t }) => t === 'INTERACTION_CREATE').map(({ d }) => d.id);
    };
    expect(await heard(first)).toEqual(['direct', 'even', 'last']);
    expect(await heard(second)).toEqual(['odd', 'last']);
    expect([first, second].map(({ frames }) => frames.filter(({ t }) => t === 'GUILD_CREATE').length).sort()).toEqual([0, 1]);
  });
});
