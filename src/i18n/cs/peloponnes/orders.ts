import type { OfferPlan, Order, PlannedOffer } from '#games/peloponnes/orders/orders.ts';
import type { OrderRejectionCode, OrderRejectionParams } from '#games/peloponnes/orders/rejections.ts';
import type { RejectionParams } from '#games/peloponnes/rejections.ts';
import type { Good } from '#games/peloponnes/types.ts';
import { orderRefusals } from '../../common/orderRefusals.ts';
import type { NameSeat, OrderSentences } from '../../sentences.ts';
import { capital } from '../counting.ts';
import { ORDER_WORDS } from './orderWords.ts';
import { t } from './text.ts';
import { tileAcc, tileGen, tileName } from './tiles.ts';
import { coins, DISASTER_NAMES, GOOD_NAMES, luxuryGoods } from './words.ts';

/** Standing orders of Peloponnes. */

/** "Tržiště nejvýš za 5 mincí", "Tržiště za 3 až 5 mincí". */
const offerOf = ({ tile, from, upTo }: PlannedOffer): string => {
  if (from === undefined) return `${tileName(tile)} nejvýš za ${coins.acc(upTo)}`;
  return `${tileName(tile)} za ${from === upTo ? '' : `${from} až `}${coins.acc(upTo)}`;
};

const planOf = ({ round, offers, pass, moves, withdraw }: OfferPlan): string => {
  const firsts = [...offers.map(offerOf), ...(pass ? ['pasovat'] : [])];
  const movedTo = moves.map(({ tile, upTo }) => `přesunout na ${tileAcc(tile)} nejvýš za ${coins.acc(upTo)}`);
  const afterwards = [...movedTo, ...(withdraw ? ['stáhnout'] : [])];
  return [
    `Nabídky v kole ${round}: ${firsts.length === 0 ? 'zeptej se mě' : firsts.join(', potom ')}`,
    ...(offers.length > 0 && !pass ? ['když nevyjde nic, zeptej se mě'] : []),
    `po překonání: ${afterwards.length === 0 ? 'zeptej se mě' : afterwards.join(', potom ')}`,
  ].join('; ');
};

const WAYS: Readonly<Record<string, string>> = { pay: 'zaplatit', mark: 'položit na ni minci', forgo: 'vzdát se jí' };

const OTHERS: Readonly<Record<string, string>> = {
  pay: 'z ostatních co nejvíc',
  abandon: 'ostatních se vzdát',
  ask: 'na ostatní se mě zeptej',
};

/** The same where none is named before. */
const ALL: Readonly<Record<string, string>> = { pay: 'zaplatit co nejvíc', abandon: 'vzdát se všech', ask: 'zeptej se mě' };

const ORDERS: { readonly [Type in Order['type']]: (order: Extract<Order, { type: Type }>) => string } = {
  OfferPlan: planOf,
  PlaceBuilding: ({ by }) => `Získaná budova: ${by.map((way) => WAYS[way]).join(', jinak ')}`,
  FinishBuildings: ({ pay, others }) =>
    `Označené budovy: ${[...pay.map((tile) => `zaplatit ${tileAcc(tile)}`), (pay.length === 0 ? ALL : OTHERS)[others]].join(', potom ')}`,
  IncomeOf: ({ tile, good }) => `Příjem z ${tileGen(tile)}: ${GOOD_NAMES[good]}`,
  BearDisasters: ({ giveUp }) =>
    giveUp.length === 0
      ? 'Zemětřesení a bouře: zaplatit za všechny destičky'
      : `Zemětřesení a bouře: platit; dokud to nestačí, odevzdat ${giveUp.map(tileAcc).join(', potom ')}`,
  Feed: ({ upTo }) =>
    `Bez jídla: živit luxusním zbožím${upTo === undefined ? ', kolik je třeba' : `, nejvýš ${luxuryGoods(upTo)}`}`,
};

const KINDS: Readonly<Record<string, string>> = {
  plan: 'Nabídky: které destičky a do kolika mincí',
  building: 'Získané budovy: zaplatit, označit, nebo se vzdát',
  marked: 'Označené budovy: které se zaplatí',
  income: 'Přístav a Apollónův chrám: které zboží',
  giveup: 'Zemětřesení a bouře: co se odevzdá',
  feed: 'Luxusní zboží za obyvatele bez jídla',
};

const MORE: Readonly<Record<string, string>> = {
  all: 'Nabídnout všechny tyto mince najednou',
  pass: 'Když nevyjde nic: pasovat',
  move: 'Po překonání: přesunout na destičku …',
  withdraw: 'Po překonání: stáhnout',
};

const ANSWERS: Readonly<Record<string, string>> = {
  pay: 'Ostatní: zaplatit co nejvíc',
  abandon: 'Ostatní: vzdát se jich',
  ask: 'Ostatní: zeptat se mě',
};

/** `7`, or `3to7`: no fewer than the first. */
const limitOf = (word: string): string => {
  const [first, last] = word.split('to');
  return last === undefined ? `Nejvýš ${coins(Number(first))}` : `${first} až ${coins(Number(last))}`;
};

const WORDS: Readonly<Record<string, (word: string) => string>> = {
  kind: (word) => KINDS[word] ?? word,
  round: (word) => `Kolo ${word}`,
  offer: (word) => MORE[word] ?? tileName(word),
  more: (word) => MORE[word] ?? `Potom: ${tileName(word)}`,
  coins: limitOf,
  way: (word) => capital(WAYS[word] ?? word),
  marked: (word) => ANSWERS[word] ?? `Zaplatit ${tileAcc(word)}`,
  good: (word) => capital(GOOD_NAMES[word as Good] ?? word),
  luxury: (word) => (word === 'all' ? 'Kolik je třeba' : `Nejvýš ${luxuryGoods(Number(word))}`),
};

const ASKS: Readonly<Record<string, string>> = {
  kind: 'Čeho se má týkat?',
  round: 'Pro které kolo?',
  offer: 'Na kterou destičku nejdřív?',
  more: 'A potom? Uložit se dá i takto. Po překonání se tě zeptám, pokud neřekneš jinak.',
  tile: 'Na kterou destičku?',
  coins: 'Nejvýš kolik mincí? Napsané „4 až 8“ znamená nejméně 4 a nejvýš 8.',
  way: 'Co nejdřív, půjde-li to?',
  marked: 'Co se zaplatí nejdřív? Nakonec řekni, co s ostatními.',
  income: 'Která budova?',
  good: 'Které zboží?',
  giveup: 'Co se odevzdá nejdřív, když se nedá zaplatit za všechno? Uložit se dá i takto.',
  luxury: 'Nejvýš kolik kusů luxusního zboží?',
};

const OFFER_MEANINGS: Readonly<Record<string, string>> = {
  all: 'hned nabídne tolik mincí, kolik bylo uvedeno naposled, aby se hůř překonávala',
  pass: 'pasuje, když žádná z těchto destiček nevyjde; jinak se tě zeptám',
  move: 'po překonání se nabídka přesune na destičku, kterou uvedeš dál',
  withdraw: 'po překonání se nabídka stáhne, když ji nelze přesunout',
};

/** What the words do that name nothing on the table, by what is asked. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: {
    plan: 'destičky jednoho kola v tvém pořadí, každá do částky',
    building: 'co uděláš nejdřív a co, když to nejde',
    marked: 'v zásobovacím kole: které budovy a v jakém pořadí',
    income: 'zboží podle volby, které taková budova přinese',
    giveup: 'v jakém pořadí jdou destičky, dokud nezaplatíš za všechny',
    feed: 'kolik kusů na to dáš, dva za každého obyvatele',
  },
  offer: OFFER_MEANINGS,
  more: OFFER_MEANINGS,
  way: {
    pay: 'celou cenu hned',
    mark: 'teď jedna mince, cena v zásobovacím kole',
    forgo: 'jen když by obě jiné možnosti stály luxusní zboží',
  },
  marked: {
    pay: 'každou další, na kterou to stačí; na zbytek se tě zeptám',
    abandon: 'vzdá se všech, které neuvedeš',
    ask: 'zeptám se tě na každou další',
  },
  luxury: { all: 'za tolik obyvatel, kolik jich je třeba nasytit' },
};

const NAMES: Readonly<Record<string, string>> = {
  OfferPlan: 'Plán nabídek',
  PlaceBuilding: 'Příkaz pro nové budovy',
  FinishBuildings: 'Příkaz pro označené budovy',
  IncomeOf: 'Příkaz pro příjem',
  BearDisasters: 'Příkaz pro katastrofy',
  Feed: 'Příkaz pro obživu',
};

export const orders: OrderSentences = {
  order: (order) => (ORDERS[(order as Order).type] as (order: never) => string)(order as never),
  asks: (asks) => ASKS[asks] ?? '',
  typed: ORDER_WORDS,
  word: (asks, word) => (WORDS[asks] ?? tileName)(word),
  meaning: (asks, word) => MEANINGS[asks]?.[word],
};

type Own = Exclude<OrderRejectionCode, keyof RejectionParams>;

/** Why orders are refused or skipped, in codes that no refused command has. */
export const ORDER_REFUSALS: {
  readonly [Code in Own]: (params: OrderRejectionParams[Code], name: NameSeat) => string;
} = {
  ...orderRefusals(t, {
    nameOf: (order) => NAMES[order] ?? 'Příkaz',
    wordOf: (word) => WAYS[word] ?? tileName(word),
    command: 'peloponnes orders',
  }),
  ordersNeedOthers: () => 'V sólové partii na tebe nikdo nečeká, není tedy co přikazovat předem.',
  notThatRound: ({ round, first, last }) => {
    if (first > last) return 'Už nezbývají nabídky, které by šlo plánovat.';
    const rounds = first === last ? `kolo ${first}` : `kola ${first} a ${last}`;
    return `Pro kolo ${round} teď nabídky plánovat nejde; jde to pro ${rounds}.`;
  },
  tileNotToCome: ({ tile, round }) => `Destička ${tileName(tile)} v kole ${round} přijít nemůže; uveď takovou, která může.`,
  limitsCross: ({ tile, from, upTo }) =>
    `U destičky ${tileName(tile)} je nejnižší počet mincí (${from}) vyšší než nejvyšší (${upTo}); uveď nejdřív to menší číslo.`,
  tileOfAnother: ({ tile, seat }, name) =>
    `Destičku ${tileName(tile)} už má ${name(seat)}; uveď svoji, nebo takovou, kterou nikdo nemá.`,
  notABuilding: ({ tile }) => `${tileName(tile)} je území a území se nikdy neoznačují; uveď budovu.`,
  alreadyPaid: ({ tile }) => `Budova ${tileName(tile)} už je zaplacená; uveď označenou, nebo takovou, která může přijít.`,
  incomeNotOfChoice: ({ tile }) => `Budova ${tileName(tile)} nepřináší zboží podle volby; to jen Přístav a Apollónův chrám.`,
  luxuryByTwos: ({ luxury }) => `Jednoho obyvatele nasytí dva kusy luxusního zboží, uveď tedy sudé číslo, ne ${luxury}.`,
  feedingIsForced: () => 'V této partii se na obživu nikdo neptá: luxusní zboží se použije podle potřeby.',
  planExhausted: ({ round }) => `Žádnou destičku naplánovanou pro kolo ${round} nebylo možné získat v mezích tvých částek.`,
  noWayLeft: ({ tile }) => `Nic z toho, co stálo v příkazu, nešlo u destičky ${tileName(tile)} udělat.`,
  markedUnpayable: ({ tile }) => `Budovu ${tileName(tile)} nebylo možné zaplatit.`,
  nothingToGiveUp: ({ disaster }) => `Z destiček uvedených v příkazu už nezbyla žádná k odevzdání (${DISASTER_NAMES[disaster]}).`,
};
