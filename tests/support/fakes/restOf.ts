import { DiscordAPIError, REST } from 'discord.js';
import type { SandboxAddress } from '../drivers/sandbox.ts';

/** discord.js's own REST client at a sandbox. It tries each request once, so that errors surface. */
export const restOf = (sandbox: SandboxAddress, token = sandbox.token): REST =>
  new REST({ version: '10', api: sandbox.restUrl, retries: 0 }).setToken(token);

/** A refusal by Discord. */
export interface Refused {
  readonly status: number;
  readonly code: number | string;
  /** `components.0.custom_id: CODE`, one per fault. */
  readonly wrong: readonly string[];
}

/** The refusal of a request. Throws if the request succeeds. */
export const refused = async (request: Promise<unknown>): Promise<Refused> => {
  const answer = await request.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in answer) throw new Error(`Expected a refusal, but the request succeeded: ${JSON.stringify(answer.value)}`);
  if (!(answer.error instanceof DiscordAPIError)) throw answer.error;
  const { status, code, rawError } = answer.error;
  return { status, code, wrong: flat('errors' in rawError ? rawError.errors : undefined, []) };
};

const flat = (tree: unknown, path: readonly string[]): readonly string[] => {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, inner]) =>
    key === '_errors'
      ? (inner as { code: string }[]).map(({ code }) => `${path.join('.')}: ${code}`)
      : flat(inner, [...path, key]),
  );
};
