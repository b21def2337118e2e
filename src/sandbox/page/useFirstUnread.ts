import { useRef } from 'react';
import type { Snapshot } from '../pageProtocol.ts';
import type { ChannelLog } from './log.ts';

/** Returns the message that was the first unread one when the channel was opened, until another channel is opened. */
export function useFirstUnread(log: ChannelLog | undefined, channel: string | undefined, seen: Snapshot): string | undefined {
  const place = `${seen.me.id}:${channel}`;
  const opened = useRef<{ place: string; count: number; first: string | undefined }>(undefined);
  if (opened.current?.place !== place) {
    const count = channel === undefined ? 0 : (seen.unread[channel]?.messages ?? 0);
    opened.current = { place, count, first: undefined };
  }
  const { count, first } = opened.current;
  if (first === undefined && count > 0 && log?.state === 'loaded') {
    opened.current = { place, count, first: log.messages.at(-count)?.id };
  }
  return opened.current.first;
}
