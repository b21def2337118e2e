import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Update } from '../pageProtocol.ts';
import type { World } from '../world/world.ts';
import { seesChannel } from './visible.ts';

export type Streams = ReturnType<typeof createStreams>;

/** Keeps the streams of the open pages (and tests) with the person each of them acts as. */
export const createStreams = () => {
  const server = new WebSocketServer({ noServer: true });
  const open = new Map<WebSocket, string>();
  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, person: string): void =>
      server.handleUpgrade(request, socket, head, (stream) => {
        open.set(stream, person);
        stream.on('close', () => open.delete(stream));
        stream.on('error', () => stream.terminate());
      }),
    tell: (world: World, update: Update, to: string | 'everyone'): void => {
      for (const [stream, person] of open) {
        if ((to === 'everyone' || to === person) && maySee(world, update, person)) stream.send(JSON.stringify(update));
      }
    },
    close: (): void => {
      for (const stream of open.keys()) stream.terminate();
      server.close();
    },
  };
};

/** Whether a person sees the channel that an update is about. */
const maySee = (world: World, update: Update, person: string): boolean => {
  const about = 'channel' in update ? update.channel : undefined;
  const channel = world.channels.get(typeof about === 'object' ? about.id : (about ?? ''));
  return channel === undefined || seesChannel(world, person, channel);
};
