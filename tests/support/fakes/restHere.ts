import type { REST } from 'discord.js';
import { afterAll } from 'vitest';
import type { Sandbox } from '#sandbox/index.ts';
import { type Person, person } from '../drivers/person.ts';
import { sandboxHere } from '../drivers/sandbox.ts';
import { restOf } from './restOf.ts';

/** A sandbox, the bot's REST client connected to it, and people in its channel `#games`. */
export interface RestHere<People> {
  readonly sandbox: Sandbox;
  readonly rest: REST;
  readonly people: People;
  /** The id of `#games`. */
  readonly games: string;
}

type Named<Names extends readonly string[]> = { readonly [Index in keyof Names]: Person };

/** Starts them for the tests of one file, and stops them afterwards. */
export const restHere = async <Names extends readonly [string, ...string[]]>(
  ...names: Names
): Promise<RestHere<Named<Names>>> => {
  const sandbox = await sandboxHere();
  afterAll(() => sandbox.stop());
  const people = await Promise.all(names.map((name) => person(sandbox, name)));
  afterAll(() => {
    for (const one of people) one.leave();
  });
  const [first] = people;
  if (first === undefined) throw new Error('At least one person is needed.');
  return { sandbox, rest: restOf(sandbox), people: people as unknown as Named<Names>, games: await first.channel('games') };
};
