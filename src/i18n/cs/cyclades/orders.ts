import type { Rejection } from '#engine/game.ts';
import type { BaseOrder } from '#engine/orders.ts';
import type { OfferingPlan, Order, PlannedOffer, RetreatFrom } from '#games/cyclades/orders/orders.ts';
import type { OrderRejectionCode, OrderRejectionParams } from '#games/cyclades/orders/rejections.ts';
import type { RejectionParams } from '#games/cyclades/rejections.ts';
import type { Patron } from '#games/cyclades/types.ts';
import { orderRefusals } from '../../common/orderRefusals.ts';
import { isElsewhere } from '../../cyclades/elsewhere.ts';
import type { OrderSentences } from '../../sentences.ts';
import { all, any } from '../counting.ts';
import { ORDER_WORDS, SYNONYMS } from './orderWords.ts';
import { t } from './text.ts';
import { gold, OF_PATRON, PATRONS, place, TO_PATRON, units } from './words.ts';

/** Standing orders of Cyclades. */

/** All that the owner of one has. */
type Standing = readonly BaseOrder[];

const front = (at: string, standing: Standing = []): string => {
  if (at !== 'everywhere') return `na ${place(at)}`;
  return isElsewhere(standing) ? 'všude jinde' : 'všude';
};

/** "Áres do 4 ZM", "Áres do 4 ZM (po překonání: 6 ZM)". */
const offerOf = ({ god, upTo, raisedTo }: PlannedOffer): string =>
  `${PATRONS[god]} do ${gold(upTo)}${raisedTo === undefined ? '' : ` (po překonání: ${gold(raisedTo)})`}`;

const DISPLACED: Readonly<Record<OfferingPlan['displaced'], string>> = {
  again: 'po překonání znovu totéž',
  next: 'po překonání jen bohové za tím, u kterého byla nabídka překonána',
  ask: 'po překonání se mě zeptej',
};

const planOf = ({ cycle, offers, displaced, apollo }: OfferingPlan): string =>
  [
    `Nabídky v kole ${cycle}: ${[...offers.map(offerOf), ...(apollo ? [PATRONS.apollo] : [])].join(', potom ')}`,
    ...(offers.length === 0 ? [] : [DISPLACED[displaced]]),
    ...(apollo ? [] : ['když nevyjde nic, zeptej se mě']),
  ].join('; ');

const perilOf = ({ when }: RetreatFrom): string => {
  if (when === undefined) return ' hned';
  return 'oddsBelow' in when
    ? `, jakmile příští kolo boje vyhraji v méně než ${when.oddsBelow} ze 100 hodů`
    : `, jakmile má soupeř o ${units.acc(when.outnumberedBy)} víc`;
};

const ORDERS: {
  readonly [Type in Order['type']]: (order: Extract<Order, { type: Type }>, standing: Standing) => string;
} = {
  OfferingPlan: planOf,
  FightOn: (order, standing) => `Bitvy ${front(order.front, standing)}: bojovat dál`,
  RetreatFrom: (order, standing) => {
    const to = order.to === undefined ? 'tam, kde mám nejvíc jednotek' : `na ${any(order.to.map(place))}`;
    return `Bitvy ${front(order.front, standing)}: ustoupit${perilOf(order)}, a to ${to}`;
  },
  ProsperityIsland: ({ island }) => `Příští žeton rozkvětu patří na ${place(island)}`,
  EndSpentTurn: () => 'Ukončit můj tah, když už nejde nic udělat ani zaplatit',
};

const KINDS: Readonly<Record<string, string>> = {
  plan: 'Nabídky: kterým bohům a do kolika',
  retreat: 'Bitvy: kdy ustoupit a kam',
  fight: 'Bitvy: bojovat dál',
  marker: 'Apollón: kam přijde příští žeton rozkvětu',
  end: 'Ukončit můj tah, když už není co zaplatit',
};

const WAYS: Readonly<Record<string, string>> = {
  apollo: 'Nakonec: Apollón',
  again: 'Po překonání: všechny znovu',
  again2: 'Po překonání: všechny znovu, každý až o 2 ZM víc',
  again4: 'Po překonání: všechny znovu, každý až o 4 ZM víc',
  next: 'Po překonání: jen bohové za tím překonaným',
  ask: 'Po překonání: zeptat se mě',
};

const PERILS: Readonly<Record<string, string>> = {
  now: 'Hned',
  fewer1: 'Jakmile má soupeř o 1 jednotku víc',
  fewer2: 'Jakmile má soupeř o 2 jednotky víc',
  fewer3: 'Jakmile má soupeř o 3 jednotky víc',
  odds50: 'Jakmile vyhraji méně než 50 ze 100 kol boje',
  odds25: 'Jakmile vyhraji méně než 25 ze 100 kol boje',
  odds10: 'Jakmile vyhraji méně než 10 ze 100 kol boje',
};

const god = (word: string): string => PATRONS[word as Patron] ?? word;

/** `4`, or `4to7`: after being displaced, up to the second. */
const limitOf = (word: string): string => {
  const [upTo, raisedTo] = word.split('to');
  return raisedTo === undefined ? `Do ${upTo} ZM` : `Do ${upTo} ZM, po překonání do ${raisedTo} ZM`;
};

const WORDS: Readonly<Record<string, (word: string) => string>> = {
  kind: (word) => KINDS[word] ?? word,
  cycle: (word) => `Kolo ${word}`,
  god: (word) => (word === 'apollo' ? 'Rovnou Apollón' : god(word)),
  more: (word) => WAYS[word] ?? `Potom: ${god(word)}`,
  limit: limitOf,
  front: (word) => (word === 'everywhere' ? 'Všude' : place(word)),
  peril: (word) => PERILS[word] ?? word,
};

const ASKS: Readonly<Record<string, string>> = {
  kind: 'Čeho se má týkat?',
  cycle: 'Pro které kolo?',
  god: 'Kterému bohu nejdřív?',
  more: 'A potom? Uložit se dá i takto. Překonaná figurka zkusí všechny znovu, pokud neřekneš jinak.',
  limit: 'Až do kolika? Napsané „4 až 6“ znamená do 4 ZM a po překonání do 6 ZM.',
  front: 'Kde?',
  peril: 'Kdy ustoupíš?',
  to: 'Kam nejraději? Obvykle tam, kde máš nejvíc jednotek.',
  island: 'Na který ostrov?',
};

/** What the words do that name nothing on the board, by what is asked. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: {
    plan: 'bohové jednoho kola v tvém pořadí, každému až do částky',
    retreat: 'opouští bitvy, které stojí špatně, na místa, která uvedeš',
    fight: 'neopouští žádnou bitvu, ať vypadá jakkoli',
    marker: 'ostrov, na který přijde příští žeton od Apollóna',
    end: 'ukončí tvůj tah nebo bytost, když nic jiného dělat nejde',
  },
  god: { apollo: 'hned k Apollónovi, zadarmo' },
  more: {
    apollo: 'k Apollónovi, když žádný z těchto bohů nevyjde; jinak se tě zeptám',
    again: 'překonaná figurka zkusí všechny tyto bohy znovu, do stejných částek',
    again2: 'překonaná figurka zkusí všechny znovu, každý až o 2 ZM víc',
    again4: 'překonaná figurka zkusí všechny znovu, každý až o 4 ZM víc',
    next: 'překonaná figurka zkusí jen bohy uvedené za tím, kterého ztratila',
    ask: 'zeptám se tě, kam překonaná figurka půjde',
  },
  front: { everywhere: 'všechna místa, která nemají vlastní příkaz' },
  peril: {
    now: 'jakmile smíš poprvé ustoupit',
    fewer1: 'když má druhá strana aspoň o 1 jednotku víc než ty',
    fewer2: 'když má druhá strana o 2 jednotky víc; napsat lze i jiné číslo',
    fewer3: 'když má druhá strana o 3 jednotky víc; napsat lze i jiné číslo',
    odds50: 'když příští kolo boje vyhraješ v méně než polovině hodů',
    odds25: 'když ho vyhraješ v méně než čtvrtině; napsat lze i jiné číslo',
    odds10: 'když ho vyhraješ v méně než desetině; napsat lze i jiné číslo',
  },
};

const NAMES: Readonly<Record<string, string>> = {
  OfferingPlan: 'Plán nabídek',
  FightOn: 'Příkaz pro bitvy',
  RetreatFrom: 'Příkaz pro bitvy',
  ProsperityIsland: 'Příkaz pro žeton rozkvětu',
  EndSpentTurn: 'Příkaz k ukončení tahu',
};

export const orders: OrderSentences = {
  order: (order, standing) =>
    (ORDERS[(order as Order).type] as (order: never, standing: Standing) => string)(order as never, standing),
  asks: (asks) => ASKS[asks] ?? '',
  typed: ORDER_WORDS,
  synonyms: SYNONYMS,
  word: (asks, word) => (WORDS[asks] ?? place)(word),
  meaning: (asks, word) => MEANINGS[asks]?.[word],
};

type Own = Exclude<OrderRejectionCode, keyof RejectionParams>;

/** Why orders are refused or skipped, in codes that no refused command has. */
const ORDER_REFUSALS: { readonly [Code in Own]: (params: OrderRejectionParams[Code]) => string } = {
  ...orderRefusals(t, {
    nameOf: (order) => NAMES[order] ?? 'Příkaz',
    wordOf: (word) => PATRONS[word as Patron] ?? place(word),
    command: 'cyclades orders',
  }),
  notThatCycle: ({ cycle, first, last }) =>
    `Pro kolo ${cycle} teď nabídky plánovat nejde; jde to pro ${first === last ? `kolo ${first}` : `kola ${first} a ${last}`}.`,
  limitFalls: ({ god: to, upTo, raisedTo }) =>
    `Po překonání by ${TO_PATRON[to]} připadlo méně (${raisedTo}) než předtím (${upTo}); uveď ${upTo} nebo víc.`,
  neverRaised: ({ god: to }) =>
    `Podle tohoto plánu se překonaná figurka k nabídce u ${OF_PATRON[to]} nevrátí; vynech zvýšenou částku, nebo zvol, ať zkusí všechny znovu.`,
  noSuchFront: ({ front: at }) =>
    `Místo ${at} na tomto plánu není; uveď ostrov, například is7, námořní pole, například C3, nebo všude.`,
  noWayTo: ({ front: at, to }) => `Z bitvy ${front(at)} nikdo nemůže ustoupit na ${place(to)}.`,
  planExhausted: ({ cycle }) => `Žádného z bohů naplánovaných pro kolo ${cycle} nebylo možné získat v mezích tvých částek.`,
  retreatCutOff: ({ front: at, to, places }) =>
    `Ústup z ${place(at)} na ${all(to.map(place))} nebyl možný; ${places.length === 0 ? 'žádné místo není otevřené' : `otevřeno by bylo ${any(places.map(place))}`}.`,
};

export const orderRefusal = ({ code, params }: Rejection): string | undefined =>
  Object.hasOwn(ORDER_REFUSALS, code) ? (ORDER_REFUSALS[code as Own] as (params: unknown) => string)(params) : undefined;
