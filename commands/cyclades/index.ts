import { group } from '#discord/command/command.ts';
import bid from './bid.ts';
import build from './build.ts';
import card from './card.ts';
import creature from './creature.ts';
import discard from './discard.ts';
import end from './end.ts';
import fight from './fight.ts';
import finish from './finish.ts';
import fleets from './fleets.ts';
import kraken from './kraken.ts';
import metropolis from './metropolis.ts';
import orders from './orders.ts';
import prosperity from './prosperity.ts';
import push from './push.ts';
import recruit from './recruit.ts';
import retreat from './retreat.ts';
import sell from './sell.ts';
import swap from './swap.ts';
import troops from './troops.ts';

/** `/cyclades` with a subcommand for each type of move. */
export const cyclades = group('cyclades', [
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
  orders,
]);
