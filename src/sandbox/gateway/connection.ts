import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { SandboxClock } from '../clock.ts';
import { type Frame, readFrame } from './frame.ts';
import type { Session } from './session.ts';

/** The interval of a client's heartbeats in milliseconds. A connection without one for twice as long is closed. */
const HEARTBEAT_INTERVAL = 41_250;
/** Maximum number of frames that a client may send in a minute. */
const MAX_FRAMES_PER_MINUTE = 120;

interface ConnectionDeps {
  readonly clock: SandboxClock;
  /** Opens or resumes a session. Returns `undefined` if the connection is refused. */
  login(socket: WebSocket, frame: Extract<Frame, { d: { token: string } }>): Session | undefined;
  onClose(socket: WebSocket, session: Session | undefined, code: number): void;
}

export const sendFrame = (socket: WebSocket, frame: unknown): void => socket.send(JSON.stringify(frame));

/** Speaks the gateway's protocol over one connection: hello, heartbeats, one login, and the limits on what a client sends. */
export const connect = (socket: WebSocket, { clock, login, onClose }: ConnectionDeps): void => {
  let session: Session | undefined;
  let recent: readonly number[] = [];
  const expectHeartbeat = (): (() => void) =>
    clock.after(HEARTBEAT_INTERVAL * 2, () => socket.close(GatewayCloseCodes.SessionTimedOut, 'Session timed out.'));
  let cancel = expectHeartbeat();

  const receive = (frame: Frame): void => {
    switch (frame.op) {
      case GatewayOpcodes.Heartbeat:
        cancel();
        cancel = expectHeartbeat();
        sendFrame(socket, { op: GatewayOpcodes.HeartbeatAck });
        return;
      case GatewayOpcodes.Identify:
      case GatewayOpcodes.Resume:
        if (session) socket.close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
        else session = login(socket, frame);
        return;
      default:
        if (!session) socket.close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
    }
  };

  socket.on('message', (data) => {
    const now = clock.now();
    recent = [...recent.filter((at) => at > now - 60_000), now];
    const frame = recent.length > MAX_FRAMES_PER_MINUTE ? GatewayCloseCodes.RateLimited : readFrame(String(data));
    if (typeof frame === 'number') socket.close(frame, 'Bad payload.');
    else receive(frame);
  });
  socket.on('close', (code) => {
    cancel();
    onClose(socket, session, code);
  });
  socket.on('error', () => socket.terminate());
  sendFrame(socket, { op: GatewayOpcodes.Hello, d: { heartbeat_interval: HEARTBEAT_INTERVAL } });
};
