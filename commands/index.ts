import { type Catalogue, group, single } from '#discord/command.ts';
import board from './board.ts';
import bid from './cyclades/bid.ts';
import build from './cyclades/build.ts';
import card from './cyclades/card.ts';
import creature from './cyclades/creature.ts';
import discard from './cyclades/discard.ts';
import end from './cyclades/end.ts';
import fight from './cyclades/fight.ts';
import finish from './cyclades/finish.ts';
import fleets from './cyclades/fleets.ts';
import kraken from './cyclades/kraken.ts';
import metropolis from './cyclades/metropolis.ts';
import { MOVES } from './cyclades/moves.ts';
import prosperity from './cyclades/prosperity.ts';
import push from './cyclades/push.ts';
import recruit from './cyclades/recruit.ts';
import retreat from './cyclades/retreat.ts';
import sell from './cyclades/sell.ts';
import swap from './cyclades/swap.ts';
import troops from './cyclades/troops.ts';
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

/** Every command of the house, and the fields of each game's moves. A new game adds its group and its moves here. */
export const catalogue: Catalogue = {
  commands: [
    group('match', [create, join, leave, start, status, list, concede, exportLog]),
    group('cyclades', [
      bid,
      recruit,
      build,
      fleets,
      troops,
      creature,
      swap,
      sell,
      push,
      kraken,
      finish,
      prosperity,
      metropolis,
      discard,
      fight,
      retreat,
      end,
      card,
    ]),
    single(gold),
    single(board),
    single(log),
  ],
  moves: { cyclades: MOVES },
};
