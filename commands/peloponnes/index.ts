import { group } from '#discord/command/command.ts';
import abandon from './abandon.ts';
import bid from './bid.ts';
import bonus from './bonus.ts';
import card from './card.ts';
import feed from './feed.ts';
import forgo from './forgo.ts';
import giveUp from './giveup.ts';
import income from './income.ts';
import mark from './mark.ts';
import orders from './orders.ts';
import pass from './pass.ts';
import pay from './pay.ts';
import ready from './ready.ts';
import withdraw from './withdraw.ts';

/** `/peloponnes` with a subcommand for each type of move. */
export const peloponnes = group('peloponnes', [
  bid,
  pass,
  withdraw,
  pay,
  mark,
  forgo,
  income,
  giveUp,
  ready,
  feed,
  abandon,
  bonus,
  card,
  orders,
]);
