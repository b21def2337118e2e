import {
  CHITS_TO_STRIKE,
  COINS_PER_POINT,
  LUXURY_FOR_ONE,
  PASS_COINS,
  POINTS_PER_INHABITANT,
  STORES,
  WITHDRAW_COINS,
} from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { asList } from '../changed.ts';
import { phrasesUnder } from '../phrases/phrasesUnder.ts';
import type { NameSeat } from '../sentences.ts';
import { amountWords } from './amounts.ts';
import { DISASTERS } from './lists.ts';
import type { PeloponnesMessages } from './messages.ts';
import type { PeloponnesText } from './phrases.ts';
import { changesIn } from './picture.ts';
import { exposedTo, faceUp, pairsFor } from './reckoning.ts';
import { tableWords } from './table.ts';

/** "Market from 3 coins", "Market: more than Ada’s 5 coins", "Bridge exactly 4 coins". */
const offerFor = (t: PeloponnesText, { tile, least, fixed, offer }: RowTileView, name: NameSeat): string => {
  if (offer === undefined) return t(fixed ? 'help-offer-exactly' : 'help-offer-from', { tile, coins: least });
  const standing = t('help-offer', { seat: name(offer.seat), coins: offer.coins, half: offer.half ? 'yes' : 'no' });
  return t(fixed ? 'help-offer-taken' : 'help-offer-over', { tile, offer: standing });
};

const offerLines = (t: PeloponnesText, view: View, name: NameSeat): readonly string[] => {
  if (view.phase !== 'offers') return [];
  const tiles = faceUp(view).map((tile) => offerFor(t, tile, name));
  return [
    t('help-offers', { tiles: tiles.join(t('semicolon')) }),
    view.pushedOut === undefined
      ? t('help-pass', { coins: PASS_COINS })
      : t('help-withdraw', { coins: view.pushedOut.coins, extra: WITHDRAW_COINS }),
  ];
};

const purseLine = (t: PeloponnesText, { goods: { coins, luxury } }: SeatView): string => {
  const missing = Math.floor(luxury / LUXURY_FOR_ONE);
  const goods = [t('coins', { n: coins, case: 'acc' }), ...(missing > 0 ? [t('help-luxury', { luxury, missing })] : [])];
  return t('help-purse', { goods: t.all(goods) });
};

const unpaidLine = (t: PeloponnesText, { buildings }: SeatView): readonly string[] => {
  const { amountsOf } = amountWords(t);
  const unpaid = buildings
    .filter(({ marked }) => marked)
    .map(({ tile }) => t('help-unpaid-tile', { tile, cost: amountsOf(tileOf(tile).cost) }));
  return unpaid.length === 0 ? [] : [t('help-unpaid', { tiles: unpaid.join(t('semicolon')) })];
};

const supplyLine = (t: PeloponnesText, { goods }: SeatView): string => {
  const missing = goods.inhabitants - goods.food;
  const food = goods.inhabitants;
  return missing > 0 ? t('help-supply-missing', { food, missing }) : t('help-supply', { food });
};

/** What the two disasters that are paid would ask, as long as they are to come. */
const disasterLines = (t: PeloponnesText, { chits }: View, own: SeatView): readonly string[] =>
  (['earthquake', 'tempest'] as const).flatMap((disaster) => {
    const tiles = exposedTo(disaster, own).length;
    if (chits[disaster] >= CHITS_TO_STRIKE || tiles === 0 || own.protectedFrom.includes(disaster)) return [];
    const cost = amountWords(t).amountsOf(pairsFor(disaster, tiles));
    return [t('help-disaster', { disaster, chits: chits[disaster], needed: CHITS_TO_STRIKE, tiles, cost })];
  });

const chitLine = (t: PeloponnesText, chits: string | undefined): string => {
  const disasters = t.all(DISASTERS.map((id) => t('disaster', { id })));
  const line = t('help-legend-chits', { dots: CHITS_TO_STRIKE, disasters });
  return `${line} ${chits === undefined ? t('help-legend-chits-none') : t('help-legend-chits-turned', { chits })}`;
};

const valuesLine = (t: PeloponnesText, own: SeatView | undefined): string => {
  const line = t('help-legend-values', { points: POINTS_PER_INHABITANT });
  return own?.civilisation === undefined ? line : `${line} ${t('help-legend-worth', own.worth)}`;
};

/** Returns what to do, what it costs and what is drawn. */
export const gameHelp = (t: PeloponnesText): PeloponnesMessages['help'] => {
  const { chitsInShort } = tableWords(t);
  const changes = changesIn(t);
  const stores = amountWords(t).amountsOf(STORES);
  const ownOf = ({ seats }: View, seat: number | undefined) => (seat === undefined ? undefined : seats[seat]);
  return {
    moves: phrasesUnder(t, 'meaning-'),
    costs: (view, seat, name) => {
      const own = ownOf(view, seat);
      return [
        ...(own === undefined ? [] : [purseLine(t, own)]),
        ...offerLines(t, view, name),
        ...(own === undefined ? [] : [...unpaidLine(t, own), supplyLine(t, own), ...disasterLines(t, view, own)]),
        t('help-card'),
      ];
    },
    winning: ({ campaign, seats }) => [
      t('help-winning', { coins: COINS_PER_POINT, points: POINTS_PER_INHABITANT }),
      campaign === undefined
        ? t(seats.length === 1 ? 'help-winning-alone' : 'help-winning-table')
        : t('help-winning-campaign', campaign),
      t('help-winning-both', { points: POINTS_PER_INHABITANT }),
    ],
    legend: (view, seat, name, told) => {
      const lines = changes(told, name, view.seats);
      return [
        t('help-legend-head'),
        chitLine(t, chitsInShort(view)),
        t('help-legend-tiles', { conquest: view.conquest.length > 0 ? 'yes' : 'no' }),
        t('help-legend-goods', { stores }),
        valuesLine(t, ownOf(view, seat)),
        t('help-legend-row'),
        t('help-legend-frame'),
        t(lines.length === 0 ? 'help-legend-no-signs' : 'help-legend-signs'),
        ...asList(t, lines),
      ];
    },
  };
};
