import type { CommandOf } from '#games/cyclades/commands.ts';
import { KRAKEN_STEP_COST, SPHINX_GOLD } from '#games/cyclades/data/figures.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { fleetsIn } from '../../../cyclades/board.ts';
import type { NameSeat } from '../../../sentences.ts';
import { de } from '../../grammar.ts';
import { aPiece, fleets, gold, philosophers, at as placedAt, price, priests, stepsLeft } from '../words.ts';
import { sinks } from './creatures.ts';
import { fleetsOf, unitsAt } from './places.ts';

/** Moves that a creature in use still allows. */

/** How many of the piece there are where one would be sold. */
const stockOf = (view: View, { seat, piece, at }: CommandOf<'SellPiece'>): string => {
  if (at !== undefined) return `${unitsAt(view, at)} sur place`;
  const { priests: held = 0, philosophers: wise = 0 } = view.seats[seat] ?? {};
  return `tu as ${piece === 'priest' ? priests(held) : philosophers(wise)}`;
};

/** "Vendre une troupe sur Is4 (+2 PO) – 3 troupes sur place". */
export const saleLabel = (view: View, sale: CommandOf<'SellPiece'>): string => {
  const { piece, at } = sale;
  const where = at === undefined ? '' : ` ${placedAt(at)}`;
  return `Vendre ${aPiece(piece)}${where} (+${gold(SPHINX_GOLD)}) – ${stockOf(view, sale)}`;
};

/** "Repousser les 2 flottes d’Ada de C3 vers C4 – rejoint 1 flotte". */
export const pushLabel = (view: View, { seat, from, to }: CommandOf<'PushFleets'>, name: NameSeat): string => {
  const there = fleetsIn(view, to);
  return `Repousser ${fleetsOf(view, from, seat, name) ?? 'les flottes'} ${de(from)} vers ${to}${
    there === undefined ? '' : ` – avec ${fleets(there.fleets)} déjà là`
  }`;
};

/** "Kraken vers C4 (1 PO) – coule les 2 flottes d’Ada". */
export const krakenLabel = (view: View, { seat, to }: CommandOf<'MoveKraken'>, name: NameSeat): string =>
  `Kraken vers ${to} ${price(KRAKEN_STEP_COST)}${sinks(view, to, seat, name)}`;

/** What is given up or left by being done with the creature in use. */
export const finishLabel = ({ turn, kraken }: View): string => {
  switch (turn?.effect?.creature) {
    case 'sphinx':
      return 'Ne plus rien vendre';
    case 'sylph':
      return `Ne plus naviguer (${stepsLeft(turn.effect.stepsLeft ?? 0)})`;
    case 'kraken':
      return `Laisser le Kraken${kraken === undefined ? '' : ` en ${kraken}`}`;
    default:
      return 'En finir avec la créature';
  }
};
