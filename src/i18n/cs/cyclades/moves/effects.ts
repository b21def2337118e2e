import type { CommandOf } from '#games/cyclades/commands.ts';
import { KRAKEN_STEP_COST, SPHINX_GOLD } from '#games/cyclades/data/figures.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { fleetsIn } from '../../../cyclades/board.ts';
import type { NameSeat } from '../../../sentences.ts';
import { fleets, gold, PIECE_ACC, philosophers, place, price, priests, steps } from '../words.ts';
import { sinks } from './creatures.ts';
import { fleetsOf, unitsAt } from './places.ts';

/** Moves that a creature in use still allows. */

/** How many of the piece there are where one would be sold. */
const stockOf = (view: View, { seat, piece, at }: CommandOf<'SellPiece'>): string => {
  if (at !== undefined) return `tam ${unitsAt(view, at)}`;
  const { priests: held = 0, philosophers: wise = 0 } = view.seats[seat] ?? {};
  return `máš ${piece === 'priest' ? priests.acc(held) : philosophers.acc(wise)}`;
};

/** "Prodat vojáka z Is4 (+2 ZM) – tam 3 vojáci". */
export const saleLabel = (view: View, sale: CommandOf<'SellPiece'>): string => {
  const { piece, at } = sale;
  const where = at === undefined ? '' : ` z ${place(at)}`;
  return `Prodat ${PIECE_ACC[piece]}${where} (+${gold(SPHINX_GOLD)}) – ${stockOf(view, sale)}`;
};

/** "Odehnat 2 lodě (Ada) z C3 na C4 – tam 1 loď". */
export const pushLabel = (view: View, { seat, from, to }: CommandOf<'PushFleets'>, name: NameSeat): string => {
  const there = fleetsIn(view, to);
  return `Odehnat ${fleetsOf(view, from, seat, name) ?? 'lodě'} z ${from} na ${to}${
    there === undefined ? '' : ` – tam ${fleets(there.fleets)}`
  }`;
};

/** "Kraken na C4 (1 ZM) – potopí 2 lodě (Ada)". */
export const krakenLabel = (view: View, { seat, to }: CommandOf<'MoveKraken'>, name: NameSeat): string =>
  `Kraken na ${to} ${price(KRAKEN_STEP_COST)}${sinks(view, to, seat, name)}`;

/** What is given up or left by being done with the creature in use. */
export const finishLabel = ({ turn, kraken }: View): string => {
  switch (turn?.effect?.creature) {
    case 'sphinx':
      return 'Dál neprodávat';
    case 'sylph':
      return `Dál neplout (zbývá ${steps(turn.effect.stepsLeft ?? 0)})`;
    case 'kraken':
      return `Nechat Krakena${kraken === undefined ? ', kde je' : ` na ${kraken}`}`;
    default:
      return 'Ukončit použití bytosti';
  }
};
