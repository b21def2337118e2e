import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import type { Metrics } from './meter.ts';

/** Whether each part of a process works now. The process is ready when all of them do. */
export type HealthReport = Readonly<Record<string, boolean>>;

interface StatusOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly health: () => Promise<HealthReport>;
  readonly meter: Metrics;
}

export type StatusServer = Awaited<ReturnType<typeof serveStatus>>;

/**
 * Serves `/healthz` (the process responds), `/readyz` (all its parts work; otherwise 503 and which do not) and `/metrics`.
 * Request bodies are never read.
 */
export const serveStatus = async ({ host, port, health, meter }: StatusOptions) => {
  const routes: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/healthz': async (response) => say(response, 200, 'text/plain', 'ok\n'),
    '/readyz': async (response) => {
      const parts = await health();
      const ready = Object.values(parts).every((works) => works);
      say(response, ready ? 200 : 503, 'application/json', `${JSON.stringify({ ready, parts })}\n`);
    },
    '/metrics': async (response) => {
      const { type, text } = await meter.text();
      say(response, 200, type, text);
    },
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwnName(request.headers.host, host)) return say(response, 403, 'text/plain', 'Ask by an address of this machine.\n');
    const path = request.url?.split('?', 1)[0] ?? '';
    const route = request.method === 'GET' && Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (route === undefined) return say(response, 404, 'text/plain', 'See /healthz, /readyz, /metrics.\n');
    await route(response);
  };
  // No request may stop the process that serves players.
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else say(response, 500, 'text/plain', 'internal error\n');
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    stop: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

/** Names that no internet site can have: those without a dot, and those of private networks. */
const PRIVATE_NAME = /^[a-z0-9_-]+$|\.(?:local|internal|localhost|svc|lan|home\.arpa)$/iu;

/**
 * Whether the request's host is a name of this server. A page of another site whose name now resolves to this address (DNS
 * rebinding) sends that site's name. On the loopback interface only loopback names are valid; elsewhere IP addresses and
 * private names.
 */
const isOwnName = (asked: string | undefined, servedOn: string): boolean => {
  // HTTP/1.0 probes send no host; browsers always do.
  if (asked === undefined) return true;
  const name = asked.replace(/:\d+$/u, '').replace(/^\[|\]$/gu, '');
  const isLoopback = servedOn === '::1' || servedOn.startsWith('127.');
  if (isLoopback) return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
  return isIP(name) !== 0 || PRIVATE_NAME.test(name);
};

const say = (response: ServerResponse, status: number, type: string, text: string): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
};
