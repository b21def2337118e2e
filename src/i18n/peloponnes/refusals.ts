import type { Rejection } from '#engine/game.ts';
import { LUXURY_FOR_ONE } from '#games/peloponnes/data/figures.ts';
import type { Order } from '#games/peloponnes/orders/orders.ts';
import type { OrderRejectionParams } from '#games/peloponnes/orders/rejections.ts';
import type { RejectionParams } from '#games/peloponnes/rejections.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import { orderRefusals } from '../common/orderRefusals.ts';
import type { PeloponnesPhrases } from '../generated/peloponnes.ts';
import { withOptionNamed } from '../phrases/commandPhrases.ts';
import type { NameSeat } from '../sentences.ts';
import { tileObjects } from './lists.ts';
import { wordInSentence } from './orders/orderWords.ts';
import type { PeloponnesText } from './phrases.ts';

type OrderRefusals = ReturnType<typeof orderRefusals>;
type Params = Omit<RejectionParams & OrderRejectionParams, keyof OrderRefusals>;
type Code = keyof Params;

/** Codes whose parameters are all that their phrase takes. */
type Fitting = { [Each in Code]: Params[Each] extends PeloponnesPhrases[`illegal-${Each}`] ? Each : never }[Code];

type Sentences = {
  readonly [Each in Exclude<Code, Fitting>]: (params: Params[Each], t: PeloponnesText, name: NameSeat) => string;
};

type Sentence = (params: unknown, t: PeloponnesText, name: NameSeat) => string;

const anyOf = (t: PeloponnesText, tiles: readonly TileId[]): string => t.any(tileObjects(t, tiles));

const SENTENCES: Sentences = {
  notYourTurn: ({ active }, t, name) => t('illegal-notYourTurn', { seats: t.all(active.map(name)) }),
  alreadyChosen: ({ active }, t, name) => t('illegal-alreadyChosen', { seats: t.all(active.map(name)), count: active.length }),
  tileNotOffered: ({ tile, tiles }, t) => t('illegal-tileNotOffered', { tile, tiles: anyOf(t, tiles) }),
  tileTaken: ({ tile, seat }, t, name) => t('illegal-tileTaken', { tile, owner: name(seat) }),
  notThisTile: ({ tile, tiles }, t) =>
    tiles.length === 0 ? t('illegal-notThisTile-none', { tile }) : t('illegal-notThisTile', { tile, tiles: anyOf(t, tiles) }),
  markerUnpayable: (_, t) => t('illegal-markerUnpayable', { luxury: LUXURY_FOR_ONE }),
  notThatRound: ({ first, last, round }, t) =>
    t('illegal-notThatRound', { rounds: first > last ? 'none' : first === last ? 'one' : 'two', round, first, last }),
  tileOfAnother: ({ tile, seat }, t, name) => t('illegal-tileOfAnother', { tile, owner: name(seat) }),
};

/** Returns why a command or an order was refused, and what would be legal; `undefined` for a code that is not of Peloponnes. */
export const refusalSentences = (t: PeloponnesText) => {
  const shared = orderRefusals(t, {
    nameOf: (order) => t('order-name', { order: order as Order['type'] }),
    wordOf: wordInSentence(t),
    command: 'peloponnes orders',
  });
  return ({ code, params }: Rejection, name: NameSeat): string | undefined => {
    if (Object.hasOwn(shared, code)) return (shared[code as keyof OrderRefusals] as (params: unknown) => string)(params);
    if (Object.hasOwn(SENTENCES, code)) return (SENTENCES[code as keyof Sentences] as Sentence)(params, t, name);
    if (!t.keys.includes(`illegal-${code}`)) return undefined;
    return (t as (key: string, params: unknown) => string)(`illegal-${code}`, withOptionNamed(t, 'peloponnes', params));
  };
};
