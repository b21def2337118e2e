import type { Context } from '../context.ts';
import type { Interactions } from '../interactions/interactions.ts';

/** A file of a multipart request, named `files[<index>]` there. */
export interface Upload {
  readonly index: string;
  readonly name: string;
  readonly type: string;
  readonly body: Uint8Array;
}

/** A request as a route sees it. */
export interface Call {
  readonly context: Context;
  readonly interactions: Interactions;
  /** The named parts of the route's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The JSON body, not yet checked; `undefined` without one. */
  readonly body: unknown;
  readonly files: readonly Upload[];
}

export interface Answer {
  readonly status: number;
  /** Left out with 204. */
  readonly body?: unknown;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const noContent: Answer = { status: 204 };

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Discord's path; a part that begins with a colon is named. */
  readonly path: string;
  /** Whether the path's own token is enough, as for interactions. */
  readonly open?: boolean;
  readonly handle: (call: Call) => Answer | Promise<Answer>;
}

/** A named part of the route's path. */
export const param = (call: Call, name: string): string => {
  const value = call.params[name];
  if (value === undefined) throw new Error(`The route has no part named ${name}.`);
  return value;
};
