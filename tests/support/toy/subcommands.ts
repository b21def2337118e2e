import type { Command } from './types.ts';

/** What types each kind of move. */
export const SUBCOMMANDS = {
  TakeStone: 'stone',
  Dive: 'dive',
  KeepPearls: 'keep',
  GivePearl: 'give',
} as const satisfies Readonly<Record<Command['type'], string>>;
