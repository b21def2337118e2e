import type { Command, CommandOf } from '#games/peloponnes/commands.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import type { PeloponnesText } from '../phrases.ts';
import { moveLabel } from './labels.ts';
import { offerLabels } from './offers.ts';

const ofType = <Type extends Command['type']>(moves: readonly Command[], type: Type): readonly CommandOf<Type>[] =>
  moves.filter((each): each is CommandOf<Type> => each.type === type);

/** Returns one value of an open field while several moves still have it. */
export const choiceLabel = (
  t: PeloponnesText,
): ((view: View, field: string, moves: readonly Command[], name: NameSeat) => string) => {
  const move = moveLabel(t);
  const { choiceOfBid } = offerLabels(t);

  const choiceOfIncome = (
    field: string,
    moves: readonly CommandOf<'ChooseIncome'>[],
    { tile, good }: CommandOf<'ChooseIncome'>,
  ): string =>
    field === 'good'
      ? t('label-good', { amount: t(good, { n: 1 }), tiles: t.any(moves.map((each) => t('label-from', { tile: each.tile }))) })
      : t('label-goods', { tile, goods: t.any(moves.map((each) => t('good', { id: each.good }))) });

  return (view, field, moves, name) => {
    const [first] = moves;
    const own = first && view.seats[first.seat];
    if (first === undefined || own === undefined) return '';
    switch (first.type) {
      case 'PlaceBid':
        return choiceOfBid(view, own, field, ofType(moves, 'PlaceBid'), name);
      case 'ChooseIncome':
        return choiceOfIncome(field, ofType(moves, 'ChooseIncome'), first);
      default:
        return move(view, first, name);
    }
  };
};

/** Returns a tile to bid for as a text in full; `undefined` for other choices, whose labels say it all. */
export const choiceInFull = (
  t: PeloponnesText,
): ((view: View, field: string, moves: readonly Command[], name: NameSeat) => string | undefined) => {
  const { tileInFull } = offerLabels(t);
  return (view, field, moves, name) => {
    const [first, ...others] = ofType(moves, 'PlaceBid');
    const own = first && view.seats[first.seat];
    return own && field === 'tile' ? tileInFull(view, own, [first, ...others], name) : undefined;
  };
};
