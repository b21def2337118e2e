import type { CommandOf } from '#games/cyclades/commands.ts';
import { KRAKEN_STEP_COST, SPHINX_GOLD } from '#games/cyclades/data/figures.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { fleetsIn } from '../../../cyclades/board.ts';
import type { NameSeat } from '../../../sentences.ts';
import { fleets, gold, PIECE_NAMES, philosophers, place, price, priests, steps } from '../words.ts';
import { sinks } from './creatures.ts';
import { fleetsOf, unitsAt } from './places.ts';

/** Moves that a creature in use still allows. */

/** How many of the piece there are where one would be sold. */
const stockOf = (view: View, { seat, piece, at }: CommandOf<'SellPiece'>): string => {
  if (at !== undefined) return `${unitsAt(view, at)} there`;
  const { priests: held = 0, philosophers: wise = 0 } = view.seats[seat] ?? {};
  return `you have ${piece === 'priest' ? priests(held) : philosophers(wise)}`;
};

/** "Sell a troop on Is4 (+2 GP) – 3 troops there". */
export const saleLabel = (view: View, sale: CommandOf<'SellPiece'>): string => {
  const { piece, at } = sale;
  const where = at === undefined ? '' : ` ${piece === 'troop' ? 'on' : 'in'} ${place(at)}`;
  return `Sell a ${PIECE_NAMES[piece]}${where} (+${gold(SPHINX_GOLD)}) – ${stockOf(view, sale)}`;
};

/** "Push Ada’s 2 fleets from C3 to C4 – 1 fleet there". */
export const pushLabel = (view: View, { seat, from, to }: CommandOf<'PushFleets'>, name: NameSeat): string => {
  const there = fleetsIn(view, to);
  return `Push ${fleetsOf(view, from, seat, name) ?? 'the fleets'} from ${from} to ${to}${
    there === undefined ? '' : ` – joins ${fleets(there.fleets)}`
  }`;
};

/** "Kraken to C4 (1 GP) – sinks Ada’s 2 fleets". */
export const krakenLabel = (view: View, { seat, to }: CommandOf<'MoveKraken'>, name: NameSeat): string =>
  `Kraken to ${to} ${price(KRAKEN_STEP_COST)}${sinks(view, to, seat, name)}`;

/** What is given up or left by being done with the creature in use. */
export const finishLabel = ({ turn, kraken }: View): string => {
  switch (turn?.effect?.creature) {
    case 'sphinx':
      return 'Sell no more';
    case 'sylph':
      return `Sail no more (${steps(turn.effect.stepsLeft ?? 0)} left)`;
    case 'kraken':
      return `Leave the Kraken${kraken === undefined ? '' : ` in ${kraken}`}`;
    default:
      return 'Be done with the creature';
  }
};
