import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Update } from '../pageProtocol.ts';
import type { World } from '../world/world.ts';
import { seesChannel } from './visible.ts';

/** The open pages (and tests) and whom they act as. */
export interface Streams {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, person: string): void;
  tell(world: World, update: Update, to: string | 'everyone'): void;
  close(): void;
}

export const createStreams = (): Streams => {
  const server = new WebSocketServer({ noServer: true });
  const open = new Map<WebSocket, string>();
  return {
    upgrade: (request, socket, head, person) =>
      server.handleUpgrade(request, socket, head, (stream) => {
        open.set(stream, person);
        stream.on('close', () => open.delete(stream));
        stream.on('error', () => stream.terminate());
      }),
    tell: (world, update, to) => {
      for (const [stream, person] of open) {
        if ((to === 'everyone' || to === person) && mayHear(world, update, person)) stream.send(JSON.stringify(update));
      }
    },
    close: () => {
      for (const stream of open.keys()) stream.terminate();
      server.close();
    },
  };
};

/** Whether a person sees the channel an update is about. */
const mayHear = (world: World, update: Update, person: string): boolean => {
  const id = channelOf(update);
  const channel = id === undefined ? undefined : world.channels.get(id);
  return channel === undefined || seesChannel(world, person, channel);
};

const channelOf = (update: Update): string | undefined => {
  switch (update.kind) {
    case 'message':
    case 'messageEdited':
    case 'messageDeleted':
      return update.channel;
    case 'channel':
      return update.channel.id;
    default:
      return undefined;
  }
};
