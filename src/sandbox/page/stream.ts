import type { Update } from '../pageProtocol.ts';

export interface StreamListener {
  readonly opened: () => void;
  readonly lost: () => void;
  readonly update: (update: Update) => void;
}

const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 5_000;

/** Follows what a person sees. Reconnects with back-off until the function it returns is called. */
export function followStream(as: string, listener: StreamListener): () => void {
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_RETRY_MS;
  let closed = false;

  const connect = (): void => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}/sandbox/stream?as=${encodeURIComponent(as)}`);
    socket.onopen = () => {
      wait = FIRST_RETRY_MS;
      listener.opened();
    };
    socket.onmessage = (event) => listener.update(JSON.parse(String(event.data)) as Update);
    socket.onclose = () => {
      if (closed) return;
      listener.lost();
      retry = setTimeout(connect, wait);
      wait = Math.min(wait * 2, LAST_RETRY_MS);
    };
  };
  connect();

  return () => {
    closed = true;
    clearTimeout(retry);
    socket?.close();
  };
}
