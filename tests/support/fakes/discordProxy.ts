import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** A response of the proxy in Discord's place. */
export interface OddAnswer {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Passing {
  readonly method: string;
  /** The path without `/api/v10`. */
  readonly path: string;
  readonly body: string;
}

/** A proxy between the bot and Discord's REST API that answers some requests itself. */
export interface DiscordProxy {
  readonly url: string;
  /** Requests that it has answered itself. */
  readonly refused: readonly Passing[];
  /** Sets the rule for later requests; a request for which it returns `undefined` is passed on. */
  answer(rule: (passing: Passing) => OddAnswer | undefined): void;
  stop(): Promise<void>;
}

export const htmlPage: OddAnswer = { status: 403, type: 'text/html', body: '<html><h1>Sorry, you have been blocked</h1></html>' };

/** A refusal in the format of Discord's API. */
export const refusal = (status: number, code: number): OddAnswer => ({
  status,
  body: JSON.stringify({ message: 'refused', code }),
});

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
};

/** Opens the proxy in front of `target`, an address such as the sandbox's `restUrl`. */
export const openDiscordProxy = async (target: string): Promise<DiscordProxy> => {
  const refused: Passing[] = [];
  let rule: (passing: Passing) => OddAnswer | undefined = () => undefined;
  const base = new URL(target);
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '', headers } = incoming;
    const body = await bodyOf(incoming).catch(() => undefined);
    // The bot's process was killed before it had sent the whole request.
    if (body === undefined) return;
    const passing = { method, path: url.replace(/^(?:\/api)?\/v\d+/u, ''), body: body.toString('latin1') };
    const odd = rule(passing);
    if (odd !== undefined) {
      refused.push(passing);
      outgoing.writeHead(odd.status, { 'content-type': odd.type ?? 'application/json', ...odd.headers });
      outgoing.end(odd.body);
      return;
    }
    const onward = request(
      { host: base.hostname, port: base.port, path: url, method, headers: { ...headers, host: base.host } },
      (answered) => {
        outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
        pipeline(answered, outgoing, () => undefined);
      },
    );
    onward.on('error', () => outgoing.destroy());
    onward.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base.pathname.replace(/\/$/u, '')}`,
    refused,
    answer: (next) => {
      rule = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
