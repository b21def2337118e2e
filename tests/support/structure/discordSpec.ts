import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** Discord's own description of its API, as schemas to hold bodies against. */
export interface DiscordSpec {
  /** By the name of a schema. */
  named(name: string): ValidateFunction;
  /** What a route takes. */
  request(method: string, path: string): ValidateFunction;
  /** What a route answers. */
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
