import type { Command, CommandOf } from '#games/peloponnes/commands.ts';
import { paymentOf } from '#games/peloponnes/data/affording.ts';
import { MARKER_COINS, STORES } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Amounts, Goods } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { amountWords } from '../amounts.ts';
import type { PeloponnesText } from '../phrases.ts';
import { fedBy, goodsAfterChoices, keptIn, pairsFor } from '../reckoning.ts';
import { caseOf, fateWords } from './fate.ts';
import { kindLabel } from './kinds.ts';
import { offerLabels } from './offers.ts';
import { type Length, packed } from './packing.ts';

/** `own`: what the seat has that would move. */
type Label<Type extends Command['type']> = (view: View, own: SeatView, command: CommandOf<Type>, name: NameSeat) => string;
type Labels = { readonly [Type in Command['type']]: Label<Type> };

const isMarked = ({ buildings }: SeatView, id: string): boolean => buildings.some(({ tile, marked }) => tile === id && marked);

/** What a seat would pay; what is asked when it cannot. */
const paidFrom = (goods: Goods, needed: Amounts): Amounts => paymentOf(goods, needed) ?? needed;

/** Returns a whole move as a label in one language. */
export const moveLabel = (t: PeloponnesText): ((view: View, command: Command, name: NameSeat) => string) => {
  const { price } = amountWords(t);
  const { gainsOf, lossesOf } = fateWords(t);
  const kind = kindLabel(t);

  const payPrice = (view: View, own: SeatView, tile: string, length: Length): string =>
    price(paidFrom(goodsAfterChoices(view, own), tileOf(tile).cost), caseOf(length));

  /** The two answers for a building with a coin on it: both name the same of what would go with it. */
  const finishingHeads = (view: View, own: SeatView, tile: string, length: Length) => ({
    PayBuilding: t('label-PayBuilding-marked', { tile, price: payPrice(view, own, tile, length), back: MARKER_COINS, length }),
    AbandonBuilding: t('label-AbandonBuilding', { tile, back: MARKER_COINS, length }),
  });

  const finishingLabel = (
    view: View,
    own: SeatView,
    { type, tile }: CommandOf<'PayBuilding'> | CommandOf<'AbandonBuilding'>,
    name: NameSeat,
  ): string =>
    packed(
      (_, length) => finishingHeads(view, own, tile, length)[type],
      (length) => ({ gains: lossesOf(tile, length) }),
      name,
      Object.values(finishingHeads(view, own, tile, 'full')),
    );

  const withFacts =
    (factsOf: typeof gainsOf) =>
    (tile: string, head: (length: Length) => string, name: NameSeat): string =>
      packed(
        (_, length) => head(length),
        (length) => ({ gains: factsOf(tile, length) }),
        name,
      );
  const withGains = withFacts(gainsOf);
  const withLosses = withFacts(lossesOf);

  const ofKind =
    (type: Command['type']) =>
    (view: View): string =>
      kind(view, type);

  const LABELS: Labels = {
    PlaceBid: offerLabels(t).bidLabel,
    PassBid: ofKind('PassBid'),
    WithdrawBid: ofKind('WithdrawBid'),
    PayBuilding: (view, own, command, name) => {
      const { tile } = command;
      if (isMarked(own, tile)) return finishingLabel(view, own, command, name);
      return withGains(tile, (length) => t('label-PayBuilding', { tile, price: payPrice(view, own, tile, length) }), name);
    },
    MarkBuilding: (_, { goods }, { tile }, name) => {
      const coin = paidFrom(goods, { coins: MARKER_COINS });
      const head = (length: Length): string => {
        const priced = (amounts: Amounts): string => price(amounts, caseOf(length));
        return t('label-MarkBuilding', { tile, coin: priced(coin), price: priced(tileOf(tile).cost), length });
      };
      return withGains(tile, head, name);
    },
    ForgoTile: (_, __, { tile }, name) => withLosses(tile, () => t('label-ForgoTile', { tile }), name),
    ChooseIncome: (_, { goods }, { tile, good }) => {
      const facts = { tile, amount: t(good, { n: 1 }), held: goods[good] };
      return good === 'coins' ? t('label-ChooseIncome-coins', facts) : t('label-ChooseIncome', { ...facts, store: STORES[good] });
    },
    GiveUpTile: (_, own, { tile }, name) =>
      withLosses(
        tile,
        (length) => (isMarked(own, tile) ? t('label-GiveUpTile-marked', { tile, length }) : t('label-GiveUpTile', { tile })),
        name,
      ),
    PayDisaster: (view, own, _, name) => {
      const disaster = view.disaster?.disaster;
      if (disaster !== 'earthquake' && disaster !== 'tempest') return kind(view, 'PayDisaster');
      const tiles = keptIn(disaster, view, own).length;
      if (tiles === 0) return t('label-PayDisaster-nothing');
      const paid = paidFrom(own.goods, pairsFor(disaster, tiles));
      const tail = (length: Length): string =>
        t('label-PayDisaster-price', { price: price(paid, length === 'short' ? 'short' : 'acc') });
      return packed(
        () => t('label-PayDisaster', { disaster, tiles }),
        (length) => ({ tails: [tail(length)] }),
        name,
      );
    },
    FeedInhabitants: (_, own, move) => t('label-FeedInhabitants', fedBy(own, move)),
    AbandonBuilding: finishingLabel,
    ChooseBonus: (_, __, { good }) => t('label-ChooseBonus', { amount: t(good, { n: 1, case: 'acc' }) }),
  };

  return (view, command, name) => {
    const own = view.seats[command.seat];
    return own === undefined ? '' : (LABELS[command.type] as Label<Command['type']>)(view, own, command, name);
  };
};
