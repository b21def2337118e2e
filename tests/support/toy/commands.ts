import { fieldsIn, gameCommand, type MoveTable } from '#discord/moves/moveCommands.ts';
import { SUBCOMMANDS } from './subcommands.ts';
import type { Command, View } from './types.ts';

const TABLE: MoveTable<Command, View> = {
  TakeStone: { name: SUBCOMMANDS.TakeStone },
  Dive: { name: SUBCOMMANDS.Dive },
  KeepPearls: { name: SUBCOMMANDS.KeepPearls },
  GivePearl: { name: SUBCOMMANDS.GivePearl, fields: [{ name: 'target', kind: 'seat' }] },
};

/** The fields of each kind of move. */
export const MOVES = fieldsIn(TABLE);

/** `/divers` with a subcommand a move. There are no sentences for a game of tests: each is described by its own path. */
export const command = gameCommand('divers', TABLE, { canonical: (word) => word, hasOrders: false });
