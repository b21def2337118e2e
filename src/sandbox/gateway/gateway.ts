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
import { createSession, dispatchTo, isOnShard, receives, replay, type Session, visibleTo } from './session.ts';

export interface GatewayDeps {
  readonly world: World;
  /** The machine's clock, on which the client's heartbeats run. */
  readonly clock: SandboxClock;
  readonly snowflakes: Snowflakes;
  readonly token: string;
  /** `ws://127.0.0.1:…` */
  readonly address: string;
  /** Called when the bot connects or disconnects. */
  readonly onPresence: (online: boolean) => void;
}

export type Gateway = ReturnType<typeof createGateway>;

/** Returns the id of the server that a dispatch is about, if any. Dispatches about a server itself carry it as their own id. */
const guildOf = (t: string, data: unknown): string | undefined => {
  const { guild_id, id } = data as { readonly guild_id?: string; readonly id?: string };
  return guild_id ?? (/^GUILD_(?:CREATE|UPDATE|DELETE)$/u.test(t) ? id : undefined);
};

/** Creates Discord's gateway, version 10, for one bot. */
export const createGateway = (deps: GatewayDeps) => {
  const server = new WebSocketServer({ noServer: true });
  const sessions = new Map<string, Session>();
  const open = new Set<WebSocket>();
  const isOnline = (): boolean => [...sessions.values()].some((session) => session.socket !== undefined);

  const identify = (socket: WebSocket, { d }: Extract<Frame, { op: GatewayOpcodes.Identify }>): Session => {
    const session = createSession(deps.snowflakes.next(), d.intents, socket, d.shard);
    sessions.set(session.id, session);
    deps.onPresence(true);
    for (const [t, data] of readyFor(deps.world, session, deps.address)) dispatchTo(session, t, data);
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
    deps.onPresence(true);
    dispatchTo(session, 'RESUMED', {});
    return session;
  };

  const login = (socket: WebSocket, frame: Extract<Frame, { d: { token: string } }>): Session | undefined => {
    if (frame.d.token !== deps.token) {
      socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
      return undefined;
    }
    return frame.op === GatewayOpcodes.Identify ? identify(socket, frame) : resume(socket, frame);
  };

  const onClose = (socket: WebSocket, session: Session | undefined, code: number): void => {
    const wasOnline = isOnline();
    open.delete(socket);
    if (session?.socket === socket) session.socket = undefined;
    const isFinal = code === 1000 || code === 1001;
    if (isFinal && session) sessions.delete(session.id);
    if (wasOnline && !isOnline()) deps.onPresence(false);
  };

  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): void =>
      server.handleUpgrade(request, socket, head, (connection) => {
        open.add(connection);
        connect(connection, { clock: deps.clock, login, onClose });
      }),
    dispatch: (t: string, data: unknown): void => {
      for (const session of sessions.values()) {
        const { intents, shard } = session;
        if (isOnShard(shard, guildOf(t, data)) && receives(intents, t, data))
          dispatchTo(session, t, visibleTo(intents, t, data, deps.world.bot.id));
      }
    },
    online: isOnline,
    /** Cuts every connection as a bad network does; sessions can be resumed. */
    cut: (): void => {
      for (const socket of open) socket.terminate();
    },
    /** Asks the bot to reconnect (op 7), or invalidates its session (op 9). */
    ask: (what: 'reconnect' | 'invalid'): void => {
      const invalid = { op: GatewayOpcodes.InvalidSession, d: false };
      for (const socket of open) sendFrame(socket, what === 'reconnect' ? { op: GatewayOpcodes.Reconnect } : invalid);
    },
    close: (): void => {
      for (const socket of open) socket.terminate();
      server.close();
    },
  };
};
