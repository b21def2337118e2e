import {
  type APIApplicationCommandOptionChoice,
  type APIMessageTopLevelComponent,
  PermissionFlagsBits,
  type RESTOptions,
} from 'discord.js';

/** One request as Discord would have received it. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly files: readonly { readonly name: string; readonly data: Uint8Array }[];
}

interface Answered {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: Request['files'];
  readonly callback: number;
}

const EVERYONE = { id: '10', permissions: String(PermissionFlagsBits.ViewChannel) };
const READ: readonly (readonly [request: RegExp, body: object])[] = [
  // There is no earlier response.
  [/^GET .*\/messages$/, []],
  [/^GET .*\/members\//, { roles: [] }],
  [/^GET \/guilds\/\d+$/, { id: '10', roles: [EVERYONE] }],
];

/** Replaces the HTTP layer of discord.js: records requests, and answers each as Discord does in the normal case. */
export const recordedRest = () => {
  const requests: Request[] = [];
  const files = new Map<string, Answered['files']>();
  let refusal: { readonly path: RegExp; readonly code: number } | undefined;
  let made = 2_000_000_000_000_000_000n;

  const messages = new Map<string, object>();
  const respond = (method: string, path: string, nonce: unknown): { readonly status: number; readonly body?: object } => {
    if (refusal?.path.test(path)) return { status: 400, body: { code: refusal.code, message: 'refused' } };
    if (path.endsWith('/callback') || method === 'PUT') return { status: 204 };
    const read = READ.find(([request]) => request.test(`${method} ${path}`));
    if (read !== undefined) return { status: 200, body: read[1] };
    made += 1n;
    const channel = path.split('/')[2];
    if (path.endsWith('/threads')) return { status: 201, body: { id: path.split('/').at(-2), type: 11 } };
    const remembered = typeof nonce === 'string' ? messages.get(nonce) : undefined;
    const body = remembered ?? { id: String(made), channel_id: channel, type: 0, author: { id: '1' }, components: [] };
    if (typeof nonce === 'string') messages.set(nonce, body);
    return { status: 200, body };
  };

  const makeRequest: RESTOptions['makeRequest'] = async (url, { method = 'GET', body }) => {
    const path = decodeURIComponent(new URL(url).pathname).replace(/^\/api\/v\d+/, '');
    const read = await readBody(body);
    requests.push({ method, path, body: read.json, files: read.files });
    if (read.files.length > 0) files.set(path, read.files);
    const { status, body: answer } = respond(method, path, read.json?.nonce);
    if (answer === undefined) return new Response(null, { status }) as never;
    return Response.json(answer, { status }) as never;
  };

  const find = (method: string, path: (path: string) => boolean): Request | undefined =>
    requests.findLast((request) => request.method === method && path(request.path));

  return {
    requests,
    makeRequest,
    /** Makes later requests to matching paths fail with one of Discord's codes. */
    refuse: (path: RegExp, code: number): void => {
      refusal = { path, code };
    },
    refuseNothing: (): void => {
      refusal = undefined;
    },
    answerTo: (token: string): Answered | undefined => {
      const edit = find('PATCH', (path) => path.includes(`/${token}/`));
      if (edit === undefined) return undefined;
      const callback = find('POST', (path) => path.endsWith(`/${token}/callback`));
      return {
        components: (edit.body?.components ?? []) as readonly APIMessageTopLevelComponent[],
        files: files.get(edit.path) ?? [],
        callback: Number(callback?.body?.type),
      };
    },
    choicesFor: (token: string): readonly APIApplicationCommandOptionChoice[] => {
      const callback = find('POST', (path) => path.endsWith(`/${token}/callback`));
      const data = callback?.body?.data as { readonly choices: readonly APIApplicationCommandOptionChoice[] } | undefined;
      if (data === undefined) throw new Error('There was no autocomplete response.');
      return data.choices;
    },
  };
};

const readBody = async (body: unknown) => {
  if (typeof body === 'string') return { json: JSON.parse(body) as Record<string, unknown>, files: [] };
  if (!(body instanceof FormData)) return { json: undefined, files: [] };
  const files: { name: string; data: Uint8Array }[] = [];
  for (const value of body.values()) {
    if (typeof value !== 'string') files.push({ name: value.name, data: new Uint8Array(await value.arrayBuffer()) });
  }
  return { json: JSON.parse(String(body.get('payload_json'))) as Record<string, unknown>, files };
};
