import { group } from '#discord/command/command.ts';
import { type MoveTable, moveCommands } from '#discord/moves/moveCommands.ts';
import { referenceCommand } from '#discord/rules/referenceCommand.ts';
import type { CommandKey } from '#i18n/index.ts';
import { SUBCOMMANDS } from './subcommands.ts';
import type { Command, View } from './types.ts';

/** The fields of each kind of move. */
export const MOVES = {
  TakeStone: [],
  Dive: [],
  KeepPearls: [],
  GivePearl: [{ name: 'target', kind: 'seat' }],
} as const satisfies MoveTable<Command>;

const subcommand = moveCommands<Command, View>({ game: 'divers', moves: MOVES, confirms: {}, canonical: (word) => word });
const moves = (Object.keys(MOVES) as readonly Command['type'][]).map((type) => subcommand(SUBCOMMANDS[type], type));

/** `/divers` with a subcommand a move. The house has no words for a game of tests: each is described by its own path. */
export const command = group('divers' as CommandKey, [...moves, referenceCommand('divers')]);
