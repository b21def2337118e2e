import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** Discord's description of its API, as schemas to validate bodies against. */
export interface DiscordSpec {
  /** A schema by its name. */
  named(name: string): ValidateFunction;
  /** The schema of a route's request body. */
  request(method: string, path: string): ValidateFunction;
  /** The schema of a route's response. */
  response(method: string, path: string, status: number): ValidateFunction;
}

/** Reads the description in the folder of reference data. */
export const discordSpec = (reference: string): DiscordSpec => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema(JSON.parse(readFileSync(join(reference, 'discord', 'openapi.json'), 'utf8')), 'discord');
  const at = (...steps: readonly string[]): ValidateFunction =>
    ajv.compile({ $ref: `discord#/${steps.map((step) => encodeURIComponent(step.replaceAll('/', '~1'))).join('/')}` });
  const json = ['content', 'application/json', 'schema'];
  return {
    named: (name) => at('components', 'schemas', name),
    request: (method, path) => at('paths', path, method.toLowerCase(), 'requestBody', ...json),
    response: (method, path, status) => at('paths', path, method.toLowerCase(), 'responses', String(status), ...json),
  };
};
