import type { Command, CommandOf } from '#games/peloponnes/commands.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../../../sentences.ts';
import { any } from '../../counting.ts';
import { tileGen, tileName } from '../tiles.ts';
import { GOOD_NAMES, some } from '../words.ts';
import { move } from './labels.ts';
import { choiceOfBid } from './offers.ts';

const ofType = <Type extends Command['type']>(moves: readonly Command[], type: Type): readonly CommandOf<Type>[] =>
  moves.filter((each): each is CommandOf<Type> => each.type === type);

/** One value of an open field while several moves still have it. */
export const choice = (view: View, field: string, moves: readonly Command[], name: NameSeat): string => {
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

const choiceOfIncome = (
  field: string,
  moves: readonly CommandOf<'ChooseIncome'>[],
  { tile, good }: CommandOf<'ChooseIncome'>,
): string =>
  field === 'good'
    ? `${some(good, 1)} – z ${any(moves.map((each) => tileGen(each.tile)))}`
    : `${tileName(tile)} – ${any(moves.map((each) => GOOD_NAMES[each.good]))}`;
