import type { CommandOf } from '#games/cyclades/commands.ts';
import { KRAKEN_STEP_COST, SPHINX_GOLD } from '#games/cyclades/data/figures.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { fleetsIn } from '../../../cyclades/board.ts';
import type { NameSeat } from '../../../sentences.ts';
import { aPiece, fleets, gold, philosophers, place, price, priests, stepsLeft } from '../words.ts';
import { sinks } from './creatures.ts';
import { fleetsOf, unitsAt } from './places.ts';

/** Moves that a creature in use still allows. */

/** How many of the piece there are where one would be sold. */
const stockOf = (view: View, { seat, piece, at }: CommandOf<'SellPiece'>): string => {
  if (at !== undefined) return `allí: ${unitsAt(view, at)}`;
  const { priests: held = 0, philosophers: wise = 0 } = view.seats[seat] ?? {};
  return `tienes ${piece === 'priest' ? priests(held) : philosophers(wise)}`;
};

/** "Vender una tropa de Is4 (+2 MO) – allí: 3 tropas". */
export const saleLabel = (view: View, sale: CommandOf<'SellPiece'>): string => {
  const { piece, at } = sale;
  const where = at === undefined ? '' : ` de ${place(at)}`;
  return `Vender ${aPiece(piece)}${where} (+${gold(SPHINX_GOLD)}) – ${stockOf(view, sale)}`;
};

/** "Empujar 2 flotas de Ada, de C3 a C4 – con 1 flota allí". */
export const pushLabel = (view: View, { seat, from, to }: CommandOf<'PushFleets'>, name: NameSeat): string => {
  const there = fleetsIn(view, to);
  return `Empujar ${fleetsOf(view, from, seat, name) ?? 'las flotas'}, de ${from} a ${to}${
    there === undefined ? '' : ` – con ${fleets(there.fleets)} allí`
  }`;
};

/** "Kraken a C4 (1 MO) – hunde 2 flotas de Ada". */
export const krakenLabel = (view: View, { seat, to }: CommandOf<'MoveKraken'>, name: NameSeat): string =>
  `Kraken a ${to} ${price(KRAKEN_STEP_COST)}${sinks(view, to, seat, name)}`;

/** What is given up or left by being done with the creature in use. */
export const finishLabel = ({ turn, kraken }: View): string => {
  switch (turn?.effect?.creature) {
    case 'sphinx':
      return 'No vender más';
    case 'sylph':
      return `No navegar más (${stepsLeft(turn.effect.stepsLeft ?? 0)})`;
    case 'kraken':
      return `Dejar el Kraken${kraken === undefined ? '' : ` en ${kraken}`}`;
    default:
      return 'Dejar de usar la criatura';
  }
};
