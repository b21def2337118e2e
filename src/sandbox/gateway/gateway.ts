import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SandboxClock } from '../clock.ts';
import type { Snowflakes } from '../snowflakes.ts';
import type { World } from '../world/world.ts';
import { type Frame, readFrame } from './frame.ts';
import { readyFor } from './ready.ts';
import { dispatchTo, hears, openSession, replay, type Session } from './session.ts';

/** How often a client must send a heartbeat, in milliseconds. Twice that without one: the connection is a zombie. */
const HEARTBEAT_INTERVAL = 41_250;
/** A client may send this many frames a minute. */
const FRAMES_A_MINUTE = 120;

export interface GatewayNeeds {
  readonly world: World;
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

export const makeGateway = (needs: GatewayNeeds): Gateway => {
  const server = new WebSocketServer({ noServer: true });
  const sessions = new Map<string, Session>();
  const open = new Set<WebSocket>();
  const isOnline = (): boolean => [...sessions.values()].some((session) => session.socket !== undefined);

  const forget = (socket: WebSocket): void => {
    const was = isOnline();
    for (const session of sessions.values()) if (session.socket === socket) session.socket = undefined;
    if (was && !isOnline()) needs.onPresence(false);
  };

  const identify = (socket: WebSocket, frame: Extract<Frame, { op: GatewayOpcodes.Identify }>): Session | undefined => {
    if (frame.d.token !== needs.token) {
      socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
      return undefined;
    }
    const session = openSession(needs.snowflakes.next(), frame.d.intents, socket);
    sessions.set(session.id, session);
    needs.onPresence(true);
    for (const [t, d] of readyFor(needs.world, session, needs.address)) dispatchTo(session, t, d);
    return session;
  };

  const resume = (socket: WebSocket, frame: Extract<Frame, { op: GatewayOpcodes.Resume }>): Session | undefined => {
    if (frame.d.token !== needs.token) {
      socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
      return undefined;
    }
    const session = sessions.get(frame.d.session_id);
    if (!session) {
      send(socket, { op: GatewayOpcodes.InvalidSession, d: false });
      return undefined;
    }
    session.socket?.close(GatewayCloseCodes.UnknownError, 'Resumed elsewhere.');
    session.socket = socket;
    if (!replay(session, frame.d.seq)) {
      sessions.delete(session.id);
      send(socket, { op: GatewayOpcodes.InvalidSession, d: false });
      return undefined;
    }
    needs.onPresence(true);
    dispatchTo(session, 'RESUMED', {});
    return session;
  };

  const accept = (socket: WebSocket): void => {
    open.add(socket);
    let session: Session | undefined;
    let callOff = expectHeartbeat(needs.clock, socket);
    const frameTimes: number[] = [];
    send(socket, { op: GatewayOpcodes.Hello, d: { heartbeat_interval: HEARTBEAT_INTERVAL } });

    const take = (frame: Frame): void => {
      if (frame.op === GatewayOpcodes.Heartbeat) {
        callOff();
        callOff = expectHeartbeat(needs.clock, socket);
        send(socket, { op: GatewayOpcodes.HeartbeatAck });
      } else if (frame.op === GatewayOpcodes.Identify || frame.op === GatewayOpcodes.Resume) {
        if (session) return socket.close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
        session = frame.op === GatewayOpcodes.Identify ? identify(socket, frame) : resume(socket, frame);
      } else if (!session) {
        socket.close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
      }
    };

    socket.on('message', (data) => {
      const now = needs.clock.now();
      frameTimes.push(now);
      if (frameTimes.filter((at) => at > now - 60_000).length > FRAMES_A_MINUTE) {
        return socket.close(GatewayCloseCodes.RateLimited, 'Rate limited.');
      }
      const frame = readFrame(String(data));
      if (typeof frame === 'number') return socket.close(frame, 'Bad payload.');
      take(frame);
    });
    socket.on('close', (code) => {
      callOff();
      open.delete(socket);
      forget(socket);
      const forGood = code === 1000 || code === 1001;
      if (forGood && session) sessions.delete(session.id);
    });
    socket.on('error', () => socket.terminate());
  };

  return {
    upgrade: (request, socket, head) => server.handleUpgrade(request, socket, head, accept),
    dispatch: (t, data) => {
      for (const session of sessions.values()) if (hears(session.intents, t, data)) dispatchTo(session, t, data);
    },
    online: isOnline,
    cut: () => {
      for (const socket of open) socket.terminate();
    },
    ask: (what) => {
      const frame = what === 'reconnect' ? { op: GatewayOpcodes.Reconnect } : { op: GatewayOpcodes.InvalidSession, d: false };
      for (const socket of open) send(socket, frame);
    },
    close: () => {
      for (const socket of open) socket.terminate();
      server.close();
    },
  };
};

const send = (socket: WebSocket, frame: unknown): void => socket.send(JSON.stringify(frame));

/** Closes a connection that has sent no heartbeat for two intervals. */
const expectHeartbeat = (clock: SandboxClock, socket: WebSocket): (() => void) =>
  clock.after(HEARTBEAT_INTERVAL * 2, () => socket.close(GatewayCloseCodes.SessionTimedOut, 'Session timed out.'));
