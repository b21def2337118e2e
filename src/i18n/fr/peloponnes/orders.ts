import type { OfferPlan, Order, PlannedOffer } from '#games/peloponnes/orders/orders.ts';
import type { OrderRejectionCode, OrderRejectionParams } from '#games/peloponnes/orders/rejections.ts';
import type { RejectionParams } from '#games/peloponnes/rejections.ts';
import type { Good } from '#games/peloponnes/types.ts';
import { orderRefusals } from '../../common/orderRefusals.ts';
import type { NameSeat, OrderSentences } from '../../sentences.ts';
import { opening } from '../grammar.ts';
import { ORDER_WORDS } from './orderWords.ts';
import { t } from './text.ts';
import { ofTile, TheTile, theTile, tileName } from './tiles.ts';
import { coins, GOOD_NAMES, luxuryGoods, theDisaster } from './words.ts';

/** Standing orders of Peloponnes. */

/** "le Marché jusqu’à 5 pièces", "le Marché pour 3 à 5 pièces". */
const offerOf = ({ tile, from, upTo }: PlannedOffer): string => {
  if (from === undefined) return `${theTile(tile)} jusqu’à ${coins(upTo)}`;
  return `${theTile(tile)} pour ${from === upTo ? coins(upTo) : `${from} à ${coins(upTo)}`}`;
};

const planOf = ({ round, offers, pass, moves, withdraw }: OfferPlan): string => {
  const firsts = [...offers.map(offerOf), ...(pass ? ['passer'] : [])];
  const movedTo = moves.map(({ tile, upTo }) => `déplacer vers ${theTile(tile)} jusqu’à ${coins(upTo)}`);
  const afterwards = [...movedTo, ...(withdraw ? ['retirer'] : [])];
  return [
    `Offres du tour ${round} : ${firsts.length === 0 ? 'demande-moi' : firsts.join(', puis ')}`,
    ...(offers.length > 0 && !pass ? ['si aucune n’est possible, demande-moi'] : []),
    `offre délogée : ${afterwards.length === 0 ? 'demande-moi' : afterwards.join(', puis ')}`,
  ].join(' ; ');
};

const WAYS: Readonly<Record<string, string>> = { pay: 'payer', mark: 'poser une pièce dessus', forgo: 'y renoncer' };

const OTHERS: Readonly<Record<string, string>> = {
  pay: 'autant d’autres que possible',
  abandon: 'renoncer aux autres',
  ask: 'demande-moi pour les autres',
};

/** The same where none is named before. */
const ALL: Readonly<Record<string, string>> = {
  pay: 'en payer autant que possible',
  abandon: 'renoncer à tous',
  ask: 'demande-moi',
};

const ORDERS: { readonly [Type in Order['type']]: (order: Extract<Order, { type: Type }>) => string } = {
  OfferPlan: planOf,
  PlaceBuilding: ({ by }) => `Un bâtiment que je remporte : ${by.map((way) => WAYS[way]).join(', sinon ')}`,
  FinishBuildings: ({ pay, others }) =>
    `Bâtiments marqués : ${[...pay.map((tile) => `payer ${theTile(tile)}`), (pay.length === 0 ? ALL : OTHERS)[others]].join(', puis ')}`,
  IncomeOf: ({ tile, good }) => `Revenus ${ofTile(tile)} : ${GOOD_NAMES[good]}`,
  BearDisasters: ({ giveUp }) =>
    giveUp.length === 0
      ? 'Tremblement de terre et tempête : payer pour toutes mes tuiles'
      : `Tremblement de terre et tempête : payer ; tant que je ne peux pas, abandonner ${giveUp.map(theTile).join(', puis ')}`,
  Feed: ({ upTo }) =>
    `Sans nourriture : nourrir avec des produits de luxe, ${upTo === undefined ? 'autant qu’il en faut' : `${luxuryGoods(upTo)} au plus`}`,
};

const KINDS: Readonly<Record<string, string>> = {
  plan: 'Offres : quelles tuiles, et jusqu’à combien de pièces',
  building: 'Bâtiments que je remporte : payer, marquer ou renoncer',
  marked: 'Bâtiments marqués : lesquels sont payés',
  income: 'Port et Temple d’Apollon : quel bien',
  giveup: 'Tremblement de terre et tempête : quoi abandonner',
  feed: 'Produits de luxe pour les habitants sans nourriture',
};

const MORE: Readonly<Record<string, string>> = {
  all: 'Offrir toutes ces pièces d’un coup',
  pass: 'Si aucune n’est possible : passer',
  move: 'Offre délogée : la déplacer vers une tuile …',
  withdraw: 'Offre délogée : la retirer',
};

const ANSWERS: Readonly<Record<string, string>> = {
  pay: 'Les autres : en payer autant que possible',
  abandon: 'Les autres : y renoncer',
  ask: 'Les autres : demande-moi',
};

/** `7`, or `3to7`: no fewer than the first. */
const limitOf = (word: string): string => {
  const [first, last] = word.split('to');
  return last === undefined ? `Jusqu’à ${coins(Number(first))}` : `De ${first} à ${coins(Number(last))}`;
};

const WORDS: Readonly<Record<string, (word: string) => string>> = {
  kind: (word) => KINDS[word] ?? word,
  round: (word) => `Tour ${word}`,
  offer: (word) => MORE[word] ?? tileName(word),
  more: (word) => MORE[word] ?? `Puis : ${tileName(word)}`,
  coins: limitOf,
  way: (word) => opening(WAYS[word] ?? word),
  marked: (word) => ANSWERS[word] ?? `Payer ${theTile(word)}`,
  good: (word) => opening(GOOD_NAMES[word as Good] ?? word),
  luxury: (word) => (word === 'all' ? 'Autant qu’il en faut' : `${luxuryGoods(Number(word))} au plus`),
};

const ASKS: Readonly<Record<string, string>> = {
  kind: 'De quoi s’agit-il ?',
  round: 'Pour quel tour ?',
  offer: 'Quelle tuile d’abord ?',
  more: 'Et ensuite ? La consigne peut être gardée telle quelle. Si ton offre est délogée, on te demande, sauf si tu dis autre chose.',
  tile: 'Vers quelle tuile ?',
  coins: 'Jusqu’à combien de pièces ? Tapé, « 4 à 8 » veut dire pas moins de 4 et pas plus de 8.',
  way: 'Quoi d’abord, si c’est possible ?',
  marked: 'Lequel est payé d’abord ? Pour finir, dis ce que deviennent les autres.',
  income: 'Quel bâtiment ?',
  good: 'Quel bien ?',
  giveup: 'Quoi abandonner d’abord, quand tout ne peut pas être payé ? La consigne peut être gardée telle quelle.',
  luxury: 'Combien de produits de luxe au plus ?',
};

const OFFER_MEANINGS: Readonly<Record<string, string>> = {
  all: 'offre d’un coup les pièces nommées en dernier : plus dur à déloger',
  pass: 'passe si aucune de ces tuiles n’est possible ; sinon on te demande',
  move: 'délogée, l’offre va vers la tuile que tu nommes ensuite',
  withdraw: 'délogée, l’offre est retirée si elle ne peut pas être déplacée',
};

/** What the words do that name nothing on the table, by what is asked. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: {
    plan: 'les tuiles d’un tour dans ton ordre, chacune jusqu’à un montant',
    building: 'ce que tu fais d’abord, et sinon quoi',
    marked: 'au ravitaillement : quels bâtiments payer, dans quel ordre',
    income: 'le bien au choix qu’un tel bâtiment apporte',
    giveup: 'dans quel ordre partent les tuiles tant que tout n’est pas payable',
    feed: 'combien de produits y passent, deux par habitant',
  },
  offer: OFFER_MEANINGS,
  more: OFFER_MEANINGS,
  way: {
    pay: 'tout le coût d’un coup',
    mark: 'une pièce maintenant, le coût au ravitaillement',
    forgo: 'possible seulement si les deux autres voies coûtent du luxe',
  },
  marked: {
    pay: 'chaque autre qui peut être payé ; pour le reste on te demande',
    abandon: 'renonce à tous ceux que tu n’as pas nommés',
    ask: 'on te demande pour chaque autre',
  },
  luxury: { all: 'autant qu’il y a d’habitants à nourrir' },
};

/** All of them masculine, as the sentences around them want it. */
const NAMES: Readonly<Record<string, string>> = {
  OfferPlan: 'plan d’offres',
  PlaceBuilding: 'ordre pour les nouveaux bâtiments',
  FinishBuildings: 'ordre pour les bâtiments marqués',
  IncomeOf: 'ordre pour les revenus',
  BearDisasters: 'ordre pour les désastres',
  Feed: 'ordre pour nourrir',
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
    nameOf: (order) => NAMES[order] ?? 'ordre',
    wordOf: (word) => WAYS[word] ?? tileName(word),
    command: 'peloponnes orders',
  }),
  ordersNeedOthers: () => 'Personne ne t’attend quand tu joues en solo : il n’y a aucune consigne à donner.',
  notThatRound: ({ round, first, last }) => {
    if (first > last) return 'Il ne reste aucune offre à prévoir.';
    const rounds = first === last ? `le tour ${first}` : `les tours ${first} et ${last}`;
    return `Les offres du tour ${round} ne peuvent pas être prévues maintenant ; elles peuvent l’être pour ${rounds}.`;
  },
  tileNotToCome: ({ tile, round }) => `${TheTile(tile)} ne peut pas sortir au tour ${round} ; nomme une tuile qui le peut.`,
  limitsCross: ({ tile, from, upTo }) =>
    `Pour ${theTile(tile)}, le moins de pièces (${from}) dépasse le plus (${upTo}) ; indique d’abord le plus petit nombre.`,
  tileOfAnother: ({ tile, seat }, name) =>
    `La tuile ${tileName(tile)} est à ${name(seat)} ; nomme une tuile à toi, ou qui n’est à personne.`,
  notABuilding: ({ tile }) =>
    `${TheTile(tile)} n’est pas un bâtiment, et seuls les bâtiments portent une pièce ; nomme un bâtiment.`,
  alreadyPaid: ({ tile }) =>
    `Le prix ${ofTile(tile)} est déjà payé ; nomme un bâtiment qui porte une pièce, ou qui peut encore venir.`,
  incomeNotOfChoice: ({ tile }) =>
    `Il n’y a pas de bien au choix dans les revenus ${ofTile(tile)} ; il y en a dans ceux du Port et du Temple d’Apollon.`,
  luxuryByTwos: ({ luxury }) => `Deux produits de luxe nourrissent un habitant : dis un nombre pair, pas ${luxury}.`,
  feedingIsForced: () =>
    'Dans cette partie, personne ne choisit comment nourrir : les produits de luxe sont dépensés selon le besoin.',
  planExhausted: ({ round }) => `Aucune tuile prévue pour le tour ${round} n’était à prendre dans tes limites.`,
  noWayLeft: ({ tile }) => `Aucune des voies que tu as nommées n’était possible pour ${theTile(tile)}.`,
  markedUnpayable: ({ tile }) => `Le prix ${ofTile(tile)} ne pouvait pas être payé.`,
  nothingToGiveUp: ({ disaster }) =>
    `Aucune des tuiles que tu as nommées n’était encore là à abandonner pour ${theDisaster(disaster)}.`,
};
