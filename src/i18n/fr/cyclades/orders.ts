import type { Rejection } from '#engine/game.ts';
import type { BaseOrder } from '#engine/orders.ts';
import type { OfferingPlan, Order, PlannedOffer, RetreatFrom } from '#games/cyclades/orders/orders.ts';
import type { OrderRejectionCode, OrderRejectionParams } from '#games/cyclades/orders/rejections.ts';
import type { RejectionParams } from '#games/cyclades/rejections.ts';
import type { Patron } from '#games/cyclades/types.ts';
import { orderRefusals } from '../../common/orderRefusals.ts';
import { isElsewhere } from '../../cyclades/elsewhere.ts';
import type { OrderSentences } from '../../sentences.ts';
import { ORDER_WORDS } from './orderWords.ts';
import { t } from './text.ts';
import { all, any, gold, PATRONS, place, at as placedAt, units } from './words.ts';

/** Standing orders of Cyclades. */

/** All that the owner of one has. */
type Standing = readonly BaseOrder[];

const front = (at: string, standing: Standing = []): string => {
  if (at !== 'everywhere') return placedAt(at);
  return isElsewhere(standing) ? 'partout ailleurs' : 'partout';
};

/** "Arès jusqu’à 4 PO", "Arès jusqu’à 4 PO (une fois délogé : 6 PO)". */
const offerOf = ({ god, upTo, raisedTo }: PlannedOffer): string =>
  `${PATRONS[god]} jusqu’à ${gold(upTo)}${raisedTo === undefined ? '' : ` (une fois délogé : ${gold(raisedTo)})`}`;

const DISPLACED: Readonly<Record<OfferingPlan['displaced'], string>> = {
  again: 'pion délogé : de nouveau les mêmes',
  next: 'pion délogé : seulement les dieux qui suivent',
  ask: 'pion délogé : demande-moi',
};

const planOf = ({ cycle, offers, displaced, apollo }: OfferingPlan): string =>
  [
    `Offrandes du cycle ${cycle} : ${[...offers.map(offerOf), ...(apollo ? [PATRONS.apollo] : [])].join(', puis ')}`,
    ...(offers.length === 0 ? [] : [DISPLACED[displaced]]),
    ...(apollo ? [] : ['si aucun n’est possible, demande-moi']),
  ].join(' ; ');

const perilOf = ({ when }: RetreatFrom): string => {
  if (when === undefined) return 'aussitôt';
  return 'oddsBelow' in when
    ? `dès que je gagne le prochain assaut dans moins de ${when.oddsBelow} lancers sur 100`
    : `dès que l’autre camp a ${units(when.outnumberedBy)} de plus`;
};

const ORDERS: {
  readonly [Type in Order['type']]: (order: Extract<Order, { type: Type }>, standing: Standing) => string;
} = {
  OfferingPlan: planOf,
  FightOn: (order, standing) => `Combats ${front(order.front, standing)} : continuer`,
  RetreatFrom: (order, standing) => {
    const to = order.to === undefined ? 'là où j’ai le plus d’unités' : `vers ${any(order.to.map(place))}`;
    return `Combats ${front(order.front, standing)} : battre en retraite ${perilOf(order)}, ${to}`;
  },
  ProsperityIsland: ({ island }) => `Le prochain marqueur prospérité va sur ${place(island)}`,
  EndSpentTurn: () => 'Terminer mon tour quand plus rien ne peut être fait ni payé',
};

const KINDS: Readonly<Record<string, string>> = {
  plan: 'Offrandes : quels dieux, et jusqu’à combien',
  retreat: 'Combats : quand battre en retraite, et vers où',
  fight: 'Combats : continuer',
  marker: 'Apollon : où va mon prochain marqueur prospérité',
  end: 'Terminer mon tour quand rien n’est payable',
};

const WAYS: Readonly<Record<string, string>> = {
  apollo: 'En dernier : Apollon',
  again: 'Pion délogé : de nouveau tous ceux-là',
  again2: 'Pion délogé : de nouveau tous, jusqu’à 2 PO de plus',
  again4: 'Pion délogé : de nouveau tous, jusqu’à 4 PO de plus',
  next: 'Pion délogé : seulement les dieux qui suivent',
  ask: 'Pion délogé : demande-moi',
};

const PERILS: Readonly<Record<string, string>> = {
  now: 'Aussitôt',
  fewer1: 'Dès que l’autre camp a 1 unité de plus',
  fewer2: 'Dès que l’autre camp a 2 unités de plus',
  fewer3: 'Dès que l’autre camp a 3 unités de plus',
  odds50: 'Dès que je gagne moins de 50 assauts sur 100',
  odds25: 'Dès que je gagne moins de 25 assauts sur 100',
  odds10: 'Dès que je gagne moins de 10 assauts sur 100',
};

const god = (word: string): string => PATRONS[word as Patron] ?? word;

/** `4`, or `4to7`: after being displaced, up to the second. */
const limitOf = (word: string): string => {
  const [upTo, raisedTo] = word.split('to');
  return raisedTo === undefined ? `Jusqu’à ${upTo} PO` : `Jusqu’à ${upTo} PO, une fois délogé jusqu’à ${raisedTo} PO`;
};

const WORDS: Readonly<Record<string, (word: string) => string>> = {
  kind: (word) => KINDS[word] ?? word,
  cycle: (word) => `Cycle ${word}`,
  god: (word) => (word === 'apollo' ? 'Apollon tout de suite' : god(word)),
  more: (word) => WAYS[word] ?? `Puis : ${god(word)}`,
  limit: limitOf,
  front: (word) => (word === 'everywhere' ? 'Partout' : place(word)),
  peril: (word) => PERILS[word] ?? word,
};

const ASKS: Readonly<Record<string, string>> = {
  kind: 'De quoi s’agit-il ?',
  cycle: 'Pour quel cycle ?',
  god: 'Quel dieu d’abord ?',
  more: 'Et ensuite ? La consigne peut être gardée telle quelle. Un pion délogé essaie de nouveau tous ces dieux, sauf si tu dis autre chose.',
  limit: 'Jusqu’à combien ? Tapé, « 4 à 6 » veut dire jusqu’à 4 PO, et jusqu’à 6 PO une fois le pion délogé.',
  front: 'Où ?',
  peril: 'Quand bats-tu en retraite ?',
  to: 'Vers où en premier ? Par défaut, là où sont la plupart de tes unités.',
  island: 'Sur quelle île ?',
};

/** What the words do that name nothing on the board, by what is asked. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: {
    plan: 'les dieux d’un cycle dans ton ordre, chacun jusqu’à un montant',
    retreat: 'quitte les combats mal engagés, aux places que tu indiques',
    fight: 'ne quitte aucun combat, quelle que soit la situation',
    marker: 'l’île où va le prochain marqueur d’Apollon',
    end: 'termine ton tour, ou l’effet d’une créature, quand rien d’autre n’est possible',
  },
  god: { apollo: 'va chez Apollon tout de suite, sans rien payer' },
  more: {
    apollo: 'Apollon, si aucun de ces dieux n’est possible ; sinon on te demande',
    again: 'un pion délogé essaie de nouveau tous ces dieux, mêmes limites',
    again2: 'un pion délogé les essaie tous, jusqu’à 2 PO de plus chacun',
    again4: 'un pion délogé les essaie tous, jusqu’à 4 PO de plus chacun',
    next: 'un pion délogé n’essaie que les dieux nommés après celui perdu',
    ask: 'on te demande où va un pion délogé',
  },
  front: { everywhere: 'toutes les places sans consigne à elles' },
  peril: {
    now: 'la première fois que tu peux battre en retraite',
    fewer1: 'quand l’autre camp a au moins 1 unité de plus que toi',
    fewer2: 'quand l’autre camp en a 2 de plus ; tape un autre nombre si tu veux',
    fewer3: 'quand l’autre camp en a 3 de plus ; tape un autre nombre si tu veux',
    odds50: 'quand tu gagnes le prochain assaut moins d’une fois sur deux',
    odds25: 'moins d’une fois sur quatre ; tape un autre nombre si tu veux',
    odds10: 'moins d’une fois sur dix ; tape un autre nombre si tu veux',
  },
};

/** All of them masculine, as the sentences around them want it. */
const NAMES: Readonly<Record<string, string>> = {
  OfferingPlan: 'plan d’offrandes',
  FightOn: 'ordre de combat',
  RetreatFrom: 'ordre de combat',
  ProsperityIsland: 'ordre pour le marqueur prospérité',
  EndSpentTurn: 'ordre de fin de tour',
};

export const orders: OrderSentences = {
  order: (order, standing) =>
    (ORDERS[(order as Order).type] as (order: never, standing: Standing) => string)(order as never, standing),
  asks: (asks) => ASKS[asks] ?? '',
  typed: ORDER_WORDS,
  word: (asks, word) => (WORDS[asks] ?? place)(word),
  meaning: (asks, word) => MEANINGS[asks]?.[word],
};

type Own = Exclude<OrderRejectionCode, keyof RejectionParams>;

/** Why orders are refused or skipped, in codes that no refused command has. */
const ORDER_REFUSALS: { readonly [Code in Own]: (params: OrderRejectionParams[Code]) => string } = {
  ...orderRefusals(t, {
    nameOf: (order) => NAMES[order] ?? 'ordre',
    wordOf: (word) => PATRONS[word as Patron] ?? place(word),
    command: 'cyclades orders',
  }),
  notThatCycle: ({ cycle, first, last }) =>
    `Les offrandes du cycle ${cycle} ne peuvent pas être prévues maintenant ; elles peuvent l’être pour ${first === last ? `le cycle ${first}` : `les cycles ${first} et ${last}`}.`,
  limitFalls: ({ god: to, upTo, raisedTo }) =>
    `Une fois délogé, ton pion offrirait moins à ${PATRONS[to]} (${raisedTo}) qu’avant (${upTo}) ; indique ${upTo} ou plus.`,
  neverRaised: ({ god: to }) =>
    `Dans ce plan, un pion délogé n’essaie jamais ${PATRONS[to]} de nouveau ; enlève la limite relevée, ou laisse-le tous les essayer.`,
  noSuchFront: ({ front: at }) =>
    `Aucune place ne s’appelle ${at} sur ce plateau ; indique une île comme \`is7\`, une case de mer comme \`C3\`, ou \`${ORDER_WORDS.everywhere}\`.`,
  noWayTo: ({ front: at, to }) => `D’un combat ${front(at)}, personne ne peut battre en retraite vers ${place(to)}.`,
  planExhausted: ({ cycle }) => `Aucun des dieux prévus pour le cycle ${cycle} n’était à prendre dans tes limites.`,
  retreatCutOff: ({ front: at, to, places }) =>
    `D’un combat ${front(at)}, la retraite vers ${all(to.map(place))} était fermée ; ${places.length === 0 ? 'aucune place n’est ouverte' : `${places.length === 1 ? 'cette place serait ouverte' : 'ces places seraient ouvertes'} : ${all(places.map(place))}`}.`,
};

export const orderRefusal = ({ code, params }: Rejection): string | undefined =>
  Object.hasOwn(ORDER_REFUSALS, code) ? (ORDER_REFUSALS[code as Own] as (params: unknown) => string)(params) : undefined;
