import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SandboxClock } from '../clock.ts';
import type { Snowflakes } from '../snowflakes.ts';
import type { World } from '../world/world.ts';
import { connect, sendFrame } from './connection.ts';
import type { Frame } from './frame.ts';
import { readyFor } from './ready.ts';
import { createSession, dispatchTo, fallsTo, heardBy, hears, replay, type Session } from './session.ts';

export interface GatewayDeps {
  readonly world: World;
  /** Real time: the client's heartbeats run on the machine's clock. */
  readonly clock: SandboxClock;
  readonly snowflakes: Snowflakes;
  readonly token: string;
  /** `ws://127.0.0.1:…` */
  readonly address: string;
  /** Told when the bot comes or goes. */
  readonly onPresence: (online: boolean) => void;
}

/** Discord's gateway, version 10, for one bot. */
export interface Gateway {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  dispatch(t: string, data: unknown): void;
  online(): boolean;
  /** Cuts every connection as a bad network does; sessions can be resumed. */
  cut(): void;
  /** Asks the bot to reconnect (op 7), or tells it that its session is invalid (op 9). */
  ask(what: 'reconnect' | 'invalid'): void;
  close(): void;
}

/** Of which server a dispatch tells, if of one: those about a server itself carry its id as their own. */
const guildOf = (t: string, data: unknown): string | undefined => {
  const { guild_id, id } = data as { readonly guild_id?: string; readonly id?: string };
  return guild_id ?? (/^GUILD_(?:CREATE|UPDATE|DELETE)$/u.test(t) ? id : undefined);
};

export const createGateway = (needs: GatewayDeps): Gateway => {
  const server = new WebSocketServer({ noServer: true });
  const sessions = new Map<string, Session>();
  const open = new Set<WebSocket>();
  const isOnline = (): boolean => [...sessions.values()].some((session) => session.socket !== undefined);

  const identify = (socket: WebSocket, { d }: Extract<Frame, { op: GatewayOpcodes.Identify }>): Session => {
    const session = createSession(needs.snowflakes.next(), d.intents, socket, d.shard);
    sessions.set(session.id, session);
    needs.onPresence(true);
    for (const [t, data] of readyFor(needs.world, session, needs.address)) dispatchTo(session, t, data);
    return session;
  };

  const resume = (socket: WebSocket, { d }: Extract<Frame, { op: GatewayOpcodes.Resume }>): Session | undefined => {
    const session = sessions.get(d.session_id);
    if (session) {
      session.socket?.close(GatewayCloseCodes.UnknownError, 'Resumed elsewhere.');
      session.socket = socket;
    }
    if (!session || !replay(session, d.seq)) {
      sessions.delete(d.session_id);
      sendFrame(socket, { op: GatewayOpcodes.InvalidSession, d: false });
      return undefined;
    }
    needs.onPresence(true);
    dispatchTo(session, 'RESUMED', {});
    return session;
  };

  const login = (socket: WebSocket, frame: Extract<Frame, { d: { token: string } }>): Session | undefined => {
    if (frame.d.token !== needs.token) {
      socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
      return undefined;
    }
    return frame.op === GatewayOpcodes.Identify ? identify(socket, frame) : resume(socket, frame);
  };

  const closed = (socket: WebSocket, session: Session | undefined, code: number): void => {
    const wasOnline = isOnline();
    open.delete(socket);
    if (session?.socket === socket) session.socket = undefined;
    const forGood = code === 1000 || code === 1001;
    if (forGood && session) sessions.delete(session.id);
    if (wasOnline && !isOnline()) needs.onPresence(false);
  };

  return {
    upgrade: (request, socket, head) =>
      server.handleUpgrade(request, socket, head, (connection) => {
        open.add(connection);
        connect(connection, { clock: needs.clock, login, closed });
      }),
    dispatch: (t, data) => {
      for (const session of sessions.values()) {
        const { intents, shard } = session;
        if (fallsTo(shard, guildOf(t, data)) && hears(intents, t, data))
          dispatchTo(session, t, heardBy(intents, t, data, needs.world.bot.id));
      }
    },
    online: isOnline,
    cut: () => {
      for (const socket of open) socket.terminate();
    },
    ask: (what) => {
      const invalid = { op: GatewayOpcodes.InvalidSession, d: false };
      for (const socket of open) sendFrame(socket, what === 'reconnect' ? { op: GatewayOpcodes.Reconnect } : invalid);
    },
    close: () => {
      for (const socket of open) socket.terminate();
      server.close();
    },
  };
};
