import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Context } from '../context.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { PAGE_HEADERS, type PageFile } from '../page/bundle.ts';
import { answerPeople } from '../people/routes.ts';
import type { Streams } from '../people/streams.ts';
import type { Rest } from '../rest/index.ts';
import { answerJson } from './answers.ts';
import { bounded, complain } from './boundary.ts';
import { whyForeign } from './guard.ts';

interface HandlerDeps {
  readonly context: Context;
  readonly interactions: Interactions;
  readonly rest: Rest;
  readonly gateway: Gateway;
  readonly streams: Streams;
  readonly port: number;
  /** By the path it is served under. */
  readonly page: ReadonlyMap<string, PageFile>;
}

const API = '/api/v10';

/** Creates the handlers of all requests: Discord's API, what people do, and the page. */
export const createHandler = ({ context, interactions, rest, gateway, streams, port, page }: HandlerDeps) => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const foreign = whyForeign(request, port);
    if (foreign !== undefined) return answerJson(response, 403, { error: foreign });
    if (!URL.canParse(request.url ?? '/', context.origin)) return answerJson(response, 400, { error: 'This is no address.' });
    const { pathname } = new URL(request.url ?? '/', context.origin);
    if (pathname.startsWith(`${API}/`)) return rest.handle(request, response, pathname.slice(API.length));
    if (pathname.startsWith('/sandbox/')) return answerPeople(context, interactions, rest, request, response);
    const file = request.method === 'GET' ? page.get(pathname) : undefined;
    if (!file) return answerJson(response, 404, { error: 'There is nothing here.' });
    response.writeHead(200, { ...PAGE_HEADERS, 'content-type': file.type });
    response.end(file.body);
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (whyForeign(request, port) !== undefined || !URL.canParse(request.url ?? '/', context.origin))
      return void socket.destroy();
    const url = new URL(request.url ?? '/', context.origin);
    if (url.pathname === '/gateway' || url.pathname === '/gateway/') return gateway.upgrade(request, socket, head);
    const person = url.searchParams.get('as') ?? '';
    if (url.pathname === '/sandbox/stream' && context.world.people.has(person)) {
      return streams.upgrade(request, socket, head, person);
    }
    socket.destroy();
  };

  return {
    request: (request: IncomingMessage, response: ServerResponse): void =>
      bounded(
        () => answer(request, response),
        (error) => {
          complain(`${request.method} ${request.url}`, error);
          if (response.headersSent) response.destroy();
          else answerJson(response, 500, { error: 'The sandbox has a fault of its own.' });
        },
      ),
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      // An upgraded socket has no other listener: without this one a broken connection ends the process.
      socket.on('error', () => socket.destroy());
      bounded(
        () => upgrade(request, socket, head),
        (error) => {
          complain(`upgrade of ${request.url}`, error);
          socket.destroy();
        },
      );
    },
  };
};
