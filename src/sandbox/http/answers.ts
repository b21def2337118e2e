import type { IncomingMessage, ServerResponse } from 'node:http';

/** The largest body the page or a test may send, in bytes. */
const LARGEST = 1024 * 1024;

export const answerJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
};

/** The JSON value of a request's body; `undefined` when it is none or too large. */
export const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > LARGEST) return undefined;
    parts.push(new Uint8Array(part));
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
};
