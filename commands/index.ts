import { type Catalogue, group, single } from '#discord/command.ts';
import board from './board.ts';
import { cyclades } from './cyclades/index.ts';
import { MOVES as CYCLADES_MOVES } from './cyclades/moves.ts';
import gold from './gold.ts';
import log from './log.ts';
import concede from './match/concede.ts';
import create from './match/create.ts';
import exportLog from './match/export.ts';
import join from './match/join.ts';
import leave from './match/leave.ts';
import list from './match/list.ts';
import start from './match/start.ts';
import status from './match/status.ts';
import { peloponnes } from './peloponnes/index.ts';
import { MOVES as PELOPONNES_MOVES } from './peloponnes/moves.ts';

/** Every command of the house, and the fields of each game's moves. A new game adds its group and its moves here. */
export const catalogue: Catalogue = {
  commands: [
    group('match', [create, join, leave, start, status, list, concede, exportLog]),
    cyclades,
    peloponnes,
    single(gold),
    single(board),
    single(log),
  ],
  moves: { cyclades: CYCLADES_MOVES, peloponnes: PELOPONNES_MOVES },
};
