import type { Rejection } from '#engine/game.ts';
import type { OrderRejectionCode, OrderRejectionParams } from '#games/cyclades/orders/rejections.ts';
import type { RejectionParams } from '#games/cyclades/rejections.ts';
import type { Patron } from '#games/cyclades/types.ts';
import { orderRefusals } from '../../common/orderRefusals.ts';
import { recordOf } from '../../keys.ts';
import { placeName, placeNames } from '../moves/places.ts';
import type { CycladesText } from '../phrases.ts';
import { frontOf } from './orders.ts';

type Code = Exclude<OrderRejectionCode, keyof RejectionParams>;
type Sentences = { readonly [Each in Code]: (params: OrderRejectionParams[Each]) => string };

const TYPES = ['OfferingPlan', 'FightOn', 'RetreatFrom', 'ProsperityIsland', 'EndSpentTurn'] as const;
const PATRONS: readonly string[] = ['poseidon', 'ares', 'zeus', 'athena', 'apollo'] satisfies readonly Patron[];

/** "Ares 4 GP and Zeus 6 GP": what would lead on each god. */
const leastOf = (t: CycladesText, { gods, least }: OrderRejectionParams['planTooDear']): string =>
  t.all(gods.map((god, index) => t('illegal-plan-least', { god, least: least[index] ?? 0 })));

const sentencesOf = (t: CycladesText): Sentences => {
  const names: Readonly<Record<string, string>> = recordOf(TYPES, (type) => t(`order-name-${type}`));
  return {
    ...orderRefusals(t, {
      nameOf: (order) => names[order] ?? t('order-name-other'),
      wordOf: (id) => (PATRONS.includes(id) ? t('god', { id: id as Patron }) : placeName(t, id)),
      command: 'cyclades orders',
    }),
    notThatCycle: ({ cycle, first, last }) =>
      first === last
        ? t('illegal-notThatCycle-one', { cycle: String(cycle), first: String(first) })
        : t('illegal-notThatCycle-two', { cycle: String(cycle), first: String(first), last: String(last) }),
    limitFalls: (params) => t('illegal-limitFalls', params),
    neverRaised: (params) => t('illegal-neverRaised', params),
    noSuchFront: (params) => t('illegal-noSuchFront', params),
    noWayTo: ({ front, to }) => t('illegal-noWayTo', { front: frontOf(t, front), to }),
    planExhausted: ({ cycle }) => t('illegal-planExhausted', { cycle: String(cycle) }),
    planOutbid: ({ god, isLast }) => t(isLast ? 'illegal-planOutbid-last' : 'illegal-planOutbid-only', { god }),
    planTooDear: (dear) => t('illegal-planTooDear', { gods: leastOf(t, dear) }),
    planOutbidDear: ({ god, ...dear }) => t('illegal-planOutbidDear', { god, gods: leastOf(t, dear) }),
    retreatCutOff: ({ front, to, places: open }) =>
      t('illegal-retreatCutOff', {
        at: front,
        to: t.any(placeNames(t, to)),
        places: t.any(placeNames(t, open)),
        open: open.length,
      }),
  };
};

/** Returns why orders are refused or skipped; `undefined` for a code that commands are refused with, and for one of no order. */
export const orderRefusalSentences = (t: CycladesText): ((rejection: Rejection) => string | undefined) => {
  const sentences = sentencesOf(t);
  return ({ code, params }) =>
    Object.hasOwn(sentences, code) ? (sentences[code as Code] as (params: object) => string)(params) : undefined;
};
