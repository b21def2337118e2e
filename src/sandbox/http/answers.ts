import type { IncomingMessage, ServerResponse } from 'node:http';

/** Maximum size of a body of the page or a test in bytes. */
const MAX_BYTES = 1024 * 1024;

export const answerJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
};

/** Returns the JSON value of a request's body; `undefined` if it is not JSON or too large. */
export const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MAX_BYTES) return undefined;
    parts.push(new Uint8Array(part));
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
};
