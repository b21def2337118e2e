import { group } from '#discord/command.ts';
import { gameMoves, type MoveTable } from '#discord/gameMoves.ts';
import { referenceCommand } from '#discord/reference.ts';
import type { CommandKey } from '#i18n/index.ts';
import type { Command, View } from './types.ts';

/** The fields of each kind of move. */
export const MOVES = {
  TakeStone: [],
  Dive: [],
  KeepPearls: [],
  GivePearl: [{ name: 'target', kind: 'seat' }],
} as const satisfies MoveTable<Command>;

const SUBCOMMANDS = { stone: 'TakeStone', dive: 'Dive', keep: 'KeepPearls', give: 'GivePearl' } as const;

/** How a move is typed: `divers give`, `{ target: '2' }`. */
export const typingOf = (move: object): { readonly command: string; readonly options: Readonly<Record<string, string>> } => {
  const { type, target } = move as { readonly type: string; readonly target?: number };
  const name = Object.entries(SUBCOMMANDS).find(([, of]) => of === type)?.[0];
  return { command: `divers ${name}`, options: target === undefined ? {} : { target: String(target + 1) } };
};

const subcommand = gameMoves<Command, View>({ game: 'divers', moves: MOVES, canonical: (word) => word });
const moves = Object.entries(SUBCOMMANDS).map(([name, type]) => subcommand(name, type));

/** `/divers` with a subcommand a move. The house has no words for a game of tests: each is described by its own path. */
export const command = group('divers' as CommandKey, [...moves, referenceCommand('divers')]);
