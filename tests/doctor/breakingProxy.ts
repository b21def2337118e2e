import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request on its way to the sandbox. */
export interface Asked {
  readonly method: string;
  /** Without `/api/v10` and the query. */
  readonly path: string;
  /** The JSON it carries, if it does. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** As JSON, but for text. */
  readonly body: unknown;
}

/** What a proxy does to answers. `instead` keeps a request from the sandbox, `after` changes what the sandbox answered. */
export interface Break {
  readonly instead?: (asked: Asked) => Partial<Answered> | undefined;
  readonly after?: (asked: Asked, answered: Answered) => Partial<Answered> | undefined;
}

/** A proxy in front of a sandbox's REST address, which breaks one thing. */
export interface BreakingProxy {
  /** For `DISCORD_API`. */
  readonly api: string;
  stop(): Promise<void>;
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const startBreakingProxy = async (restUrl: string, change: Break): Promise<BreakingProxy> => {
  const forward = async (asked: Asked, url: string, sent: Buffer, given: Record<string, string>): Promise<Answered> => {
    const response = await fetch(`${restUrl}${url}`, {
      method: asked.method,
      headers: given,
      ...(sent.length === 0 ? {} : { body: new Uint8Array(sent) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: text === '' ? undefined : jsonOf(text),
    };
  };
  const server = createServer(async (request, response) => {
    const sent = Buffer.concat((await request.toArray()) as Uint8Array[]);
    const url = (request.url ?? '').replace(/^\/api/, '');
    const { method = 'GET', headers } = request;
    const body = jsonOf(sent.toString('utf8')) as Asked['body'] | undefined;
    const asked = { method, path: decodeURIComponent(url.replace(/^\/v10|\?.*$/g, '')), body: body ?? {} };
    const given = Object.fromEntries(
      ['authorization', 'content-type'].flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    );
    const instead = change.instead?.(asked);
    const whole = { status: 200, headers: {}, body: {} };
    const answered = instead === undefined ? await forward(asked, url, sent, given) : { ...whole, ...instead };
    const final = { ...answered, ...change.after?.(asked, answered) };
    const type = typeof final.body === 'string' ? 'text/html' : 'application/json';
    const limits = Object.entries(final.headers).filter(([name]) => /^(?:x-ratelimit-|retry-after)/.test(name));
    response.writeHead(final.status, {
      ...Object.fromEntries(limits),
      ...(final.body === undefined ? {} : { 'content-type': type }),
    });
    response.end(typeof final.body === 'string' ? final.body : JSON.stringify(final.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
