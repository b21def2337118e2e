import type { Person, Snapshot } from '../pageProtocol.ts';

/** The people and things that a message may name, and the offset of the sandbox's clock. */
export interface Names extends Pick<Snapshot, 'me' | 'bot' | 'channels' | 'roles'> {
  readonly people: readonly Person[];
  /** Milliseconds by which the sandbox's clock is ahead of this machine's. */
  readonly clockOffset: number;
}

export const nameOf = (names: Names, id: string): string | undefined =>
  names.bot.id === id ? names.bot.name : names.people.find((person) => person.id === id)?.name;
