import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { asList } from '../changed.ts';
import { boardLines, pictureSentences } from '../fitting.ts';
import type { Detail, NameSeat } from '../sentences.ts';
import { amountWords } from './amounts.ts';
import { GOODS } from './lists.ts';
import type { PeloponnesText } from './phrases.ts';
import { changesIn, dueInShort } from './picture.ts';
import { tableWords } from './table.ts';

/** "costs 3 wood; each round 1 food; one-time effect: the owner gains 3 inhabitants; keeps the plague off". */
const tileInFull = (t: PeloponnesText, id: TileId): string => {
  const { amountsOf, changesOf } = amountWords(t);
  const { kind, power, cost, income, once, ofChoice, half, freeLands, protects, supply } = tileOf(id);
  const [price, earned, changes] = [amountsOf(cost), amountsOf(income), changesOf(once)];
  const goods = t.all([...(earned === '' ? [] : [earned]), ...(ofChoice ? [t('gain-choice', { length: 'full' })] : [])]);
  return [
    t('board-kind', { kind }),
    t('board-power', { power }),
    ...(price === '' ? [] : [t('board-cost', { cost: price })]),
    ...(goods === '' ? [] : [t('board-income', { goods })]),
    ...(changes === '' ? [] : [t('board-once', { changes })]),
    ...(half ? [t('board-half')] : []),
    ...(freeLands ? [t('board-free-lands')] : []),
    ...(supply ? [t('board-supply')] : []),
    ...(protects === undefined ? [] : [t('board-protects', { disaster: protects })]),
  ].join(t('semicolon'));
};

/** "from 3 coins", "for 6 coins", "Ada offers 5½". */
const price = (t: PeloponnesText, { least, fixed, offer }: RowTileView, name: NameSeat): string => {
  if (offer === undefined) return t(fixed ? 'board-for' : 'board-from', { coins: least });
  return t('board-offer', { seat: name(offer.seat), coins: `${offer.coins}${offer.half ? '½' : ''}` });
};

const rowLines = (t: PeloponnesText, title: string, row: readonly RowTileView[], name: NameSeat): readonly string[] => {
  const lines = row.map((shown) =>
    t('board-tile', { tile: shown.tile, price: price(t, shown, name), facts: tileInFull(t, shown.tile) }),
  );
  return lines.length === 0 ? [] : [title, ...lines];
};

/** "7 coins (+1), 4 wood": all goods, with what the next income brings of each. */
const storesOf = (t: PeloponnesText, { goods, income }: SeatView): string =>
  GOODS.map((good) => {
    const amount = t(good, { n: goods[good] });
    return (income[good] ?? 0) === 0 ? amount : t('board-good', { amount, income: income[good] ?? 0 });
  }).join(', ');

/** Returns what a seat has, by what it is called, a line each. */
const seatLines = (t: PeloponnesText) => {
  const { worthInShort } = tableWords(t);
  const { amountsOf } = amountWords(t);
  const builtLine = (buildings: SeatView['buildings']): readonly string[] => {
    const tiles = buildings.map(({ tile, marked }) =>
      marked ? t('board-marked', { tile, cost: amountsOf(tileOf(tile).cost) }) : t('tile', { tile }),
    );
    return tiles.length === 0 ? [] : [t('board-buildings', { tiles: tiles.join(', ') })];
  };
  return (seat: SeatView, called: string): readonly [string, ...string[]] => {
    const { civilisation, lands, buildings, protectedFrom } = seat;
    const worth = worthInShort(seat);
    const safe = protectedFrom.map((disaster) => t('board-safe-from', { disaster }));
    return [
      civilisation === undefined
        ? t('board-seat', { seat: called, worth })
        : t('board-seat-of', { seat: called, civilisation, worth }),
      storesOf(t, seat),
      ...(lands.length === 0 ? [] : [t('board-lands', { tiles: lands.map((tile) => t('tile', { tile })).join(', ') })]),
      ...builtLine(buildings),
      ...(safe.length === 0 ? [] : [t('board-safe', { disasters: t.all(safe) })]),
    ];
  };
};

/** Returns all that the picture shows, line by line: for screen readers and slow lines. At most 3,800 characters. */
export const boardText = (t: PeloponnesText) => {
  const { chitsInShort, roundInShort, stackInShort } = tableWords(t);
  const linesOf = seatLines(t);
  const changes = changesIn(t);
  return (view: View, name: NameSeat, told: readonly Event[] = []): string => {
    const chits = chitsInShort(view);
    return boardLines([
      t('board-head', { round: roundInShort(view), stack: stackInShort(view), due: dueInShort(t, view, name) }),
      ...(view.order.length < 2 ? [] : [t('board-order', { seats: view.order.map(name).join(', ') })]),
      ...(chits === undefined ? [] : [t('board-chits', { chits })]),
      ...rowLines(t, t(view.seats.length === 1 ? 'board-sale' : 'board-auction'), view.auction, name),
      ...rowLines(t, t('board-conquest'), view.conquest, name),
      ...view.seats.flatMap((seat) => {
        const [head, ...holdings] = linesOf(seat, `**${name(seat.seat)}**`);
        return [head, ...holdings.map((line) => `- ${line}`)];
      }),
      ...asList(t, changes(told, name, view.seats)),
    ]);
  };
};

/** The parts of the table that can be seen larger: what each seat has. */
export const details = ({ seats }: View, name: NameSeat): readonly Detail[] =>
  seats.map(({ seat }) => ({ value: String(seat), name: name(seat) }));

/** Returns what a picture of one of them shows: the lines of the board as plain sentences. */
export const detailText = (t: PeloponnesText) => {
  const linesOf = seatLines(t);
  return ({ seats }: View, value: string, name: NameSeat): string | undefined => {
    const seat = seats.find((each) => String(each.seat) === value);
    if (seat === undefined) return undefined;
    const sentences = linesOf(seat, name(seat.seat)).map((line) => t('picture-sentence', { line }));
    return pictureSentences(sentences);
  };
};
