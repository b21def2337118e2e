import type { APIChannel } from 'discord-api-types/v10';
import type { NamedRole, Person, Snapshot } from '../pageProtocol.ts';

/** Who and what a message may name, and the sandbox's time against this machine's. */
export interface Names {
  readonly me: Person;
  readonly people: readonly Person[];
  readonly bot: Snapshot['bot'];
  readonly channels: readonly APIChannel[];
  readonly roles: readonly NamedRole[];
  /** Milliseconds by which the sandbox's clock is ahead. */
  readonly clockOffset: number;
}

export const nameOf = (names: Names, id: string): string | undefined =>
  names.bot.id === id ? names.bot.name : names.people.find((person) => person.id === id)?.name;
