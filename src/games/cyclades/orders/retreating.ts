import { type Answer, firstOf } from '../../orderList.ts';
import type { Command, CommandOf } from '../commands.ts';
import { DIE } from '../data/figures.ts';
import { roundOdds } from '../data/odds.ts';
import type { BattleView, View } from '../viewTypes.ts';
import type { FrontOrder, Peril, RetreatFrom } from './orders.ts';
import { refuseOrders } from './rejections.ts';

/** Whether a side fights on, and where it retreats to (RULES.md, 14.5 to 14.8). */

/** Returns what the order for a front decides in a battle there. */
export const battleAnswer = (
  order: FrontOrder,
  battle: BattleView,
  view: View,
  legal: readonly Command[],
): Answer<Command> | undefined => {
  if (order.type === 'RetreatFrom' && isInPeril(order, battle)) return retreatOf(order, battle, view, legal);
  const fight = legal.find((move) => move.type === 'Fight');
  return fight && { command: fight };
};

const isInPeril = ({ when }: RetreatFrom, battle: BattleView): boolean => when === undefined || hasComeTo(when, battle);

const hasComeTo = (peril: Peril, battle: BattleView): boolean => {
  if ('oddsBelow' in peril) return 100 * roundsWon(battle) < peril.oddsBelow * DIE.length ** 2;
  const [own, other] = bySide(battle, battle.units);
  return other - own >= peril.outnumberedBy;
};

/** Returns a pair of the attacker's and the defender's values, own side first. */
const bySide = ({ asked, attacker }: BattleView, [attack, defence]: readonly [number, number]): readonly [number, number] =>
  asked === attacker ? [attack, defence] : [defence, attack];

/** Returns the number of throws, out of all pairs, in which the asked side alone loses nothing. */
export const roundsWon = (battle: BattleView): number => {
  const [attacker, , defender] = roundOdds(battle);
  return battle.asked === battle.attacker ? attacker : defender;
};

const retreatOf = ({ to }: RetreatFrom, { at }: BattleView, view: View, legal: readonly Command[]): Answer<Command> => {
  const open = legal.filter((move) => move.type === 'Retreat');
  const command = to ? firstOf(to, (place) => open.find((move) => move.to === place)) : strongest(open, view);
  if (command) return { command };
  return { skipped: refuseOrders('retreatCutOff', { front: at, to: to ?? [], places: open.map((move) => move.to) }) };
};

/** Returns the retreat to the place with most own units; of equals, the first. */
const strongest = (open: readonly CommandOf<'Retreat'>[], view: View): CommandOf<'Retreat'> | undefined =>
  open.toSorted((one, other) => unitsAt(view, other) - unitsAt(view, one))[0];

/** Nobody retreats to a place with units of another seat. */
const unitsAt = ({ islands, fleets }: View, { to }: CommandOf<'Retreat'>): number =>
  islands.find(({ id }) => id === to)?.troops ?? fleets.find(({ sea }) => sea === to)?.fleets ?? 0;
