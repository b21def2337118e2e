import { LUXURY_FOR_ONE } from '#games/peloponnes/data/figures.ts';
import type { Expected, PeloponnesRejection, RejectionCode, RejectionParams } from '#games/peloponnes/rejections.ts';
import type { IncomeChoice, Phase, Resource } from '#games/peloponnes/types.ts';
import type { NameSeat } from '../../sentences.ts';
import { any } from '../counting.ts';
import { ORDER_REFUSALS } from './orders.ts';
import { tileAcc, tileGen, tileName } from './tiles.ts';
import { coins, GOOD_NAMES, luxuryGoods, names, tiles } from './words.ts';

type Sentences = { readonly [Code in RejectionCode]: (params: RejectionParams[Code], name: NameSeat) => string };

const INCOME_CHOICES: readonly IncomeChoice[] = ['food', 'wood', 'stone', 'coins'];
const RESOURCES: readonly Resource[] = ['wood', 'stone', 'food'];

const EXPECTED: Readonly<Record<Expected, string>> = {
  seat: 'jméno hráče této partie',
  tile: 'název nebo číslo destičky, například Tržiště nebo C04',
  countFromOne: 'celé číslo od 1',
  countFromZero: 'celé číslo od 0',
  incomeChoice: any(INCOME_CHOICES.map((good) => GOOD_NAMES[good])),
  resource: any(RESOURCES.map((good) => GOOD_NAMES[good])),
};

/** What is asked for at each step. */
const STEPS: Readonly<Record<Phase, string>> = {
  unstarted: 'partie ještě nezačala',
  revealing: 'odkrývají se destičky',
  offers: 'činí se nabídky: nabídni, pasuj, nebo stáhni překonanou nabídku',
  placing: 'nové budovy se platí nebo označují mincí',
  income: 'vybírá se, co přinese Přístav a Apollónův chrám',
  chits: 'otáčejí se žetony katastrof',
  disaster: 'přišla katastrofa: odevzdej destičky, nebo zaplať za ty, které si necháš',
  feeding: 'živí se obyvatelé: řekni, kolik luxusního zboží dáš',
  finishing: 'budovy s mincí se platí, nebo se jich hráči vzdávají',
  scoring: 'počítají se body',
  bonus: 'vybírá se zboží pro další úroveň',
  ended: 'partie skončila',
};

const SENTENCES: Sentences = {
  notACommand: () => 'To není tah hry Peloponnes.',
  unknownCommand: ({ type }) => `Peloponnes nezná tah ${type}.`,
  missingField: ({ field }) => `Něco chybí: doplň ${field}.`,
  unknownField: ({ field }) => `${field} k tomuto tahu nepatří; vynech to.`,
  wrongField: ({ field, expected }) => `${field} může být jen: ${EXPECTED[expected]}.`,
  noSuchSeat: ({ seats }) => `Počet míst v této partii je jen ${seats}.`,

  notStarted: () => 'Partie ještě nezačala.',
  gameOver: () => 'Partie skončila; hrát už nelze.',
  notYourTurn: ({ active }, name) => `Teď nemáš co vybírat; na tahu: ${names(active, name)}.`,
  alreadyChosen: ({ active }, name) => `Už máš vybráno; projeví se to, až vyberou i ostatní: ${names(active, name)}.`,
  notThisStep: ({ phase }) => `O to teď nejde: ${STEPS[phase]}.`,

  tileNotOffered: ({ tile, tiles: faceUp }) => `Destička ${tileName(tile)} teď není odkrytá; vyber ${any(faceUp.map(tileAcc))}.`,
  bidTooLow: ({ tile, least }) =>
    `Nejnižší nabídka za ${tileAcc(tile)}: ${coins(least)}; s menším počtem mincí vyber jinou destičku.`,
  bidNotThePrice: ({ tile, price }) => `${tileName(tile)} stojí přesně ${coins.acc(price)}: nenabízej víc ani míň.`,
  tileTaken: ({ tile, seat }, name) =>
    `Na destičce ${tileName(tile)} už stojí nabídka (${name(seat)}) a překonat ji nelze; vyber jinou destičku.`,
  bidUnpayable: ({ most }) =>
    most === 0 ? 'Nemáš mince na nabídku; pasuj.' : `Nabídnout můžeš i s luxusním zbožím nejvýš ${coins.acc(most)}; nebo pasuj.`,
  bidUnchangeable: ({ coins: offered }) =>
    `Překonaná nabídka se nemění (${coins(offered)}): přesuň ji celou na destičku, na kterou stačí, nebo ji stáhni.`,
  pushedOutFirst: ({ coins: offered }) =>
    `Po učiněné nabídce pasovat nelze: přesuň ${coins.acc(offered)} na jinou destičku, nebo nabídku stáhni.`,
  notPushedOut: () => 'Stáhnout lze jen překonanou nabídku; učiň nabídku, nebo pasuj.',

  notThisTile: ({ tile, tiles: possible }) =>
    possible.length === 0
      ? `U destičky ${tileName(tile)} teď není co vybírat.`
      : `${tileAcc(tile)} teď vybrat nelze; můžeš ${any(possible.map(tileAcc))}.`,
  buildingUnpayable: ({ tile, needed, has }) =>
    `${tileAcc(tile)} zaplatit nemůžeš: místo toho, co chybí, by bylo třeba ${luxuryGoods.gen(needed)}, a máš ${has}. Je-li budova právě získaná, polož na ni minci; jinak se jí vzdej.`,
  markerUnpayable: () =>
    `Na označení budovy je třeba mince, nebo bez ní ${luxuryGoods.gen(LUXURY_FOR_ONE)}; zaplať budovu, nebo se jí vzdej.`,
  tileNotForgoable: ({ tile }) =>
    `${tileGen(tile)} se vzdát nelze, protože na to není třeba luxusní zboží: zaplať budovu, nebo na ni polož minci.`,

  disasterUnpayable: ({ tiles: more }) =>
    `Za všechno, co si necháváš, zaplatit nemůžeš: odevzdej nejdřív ještě ${tiles.acc(more)}.`,
  feedingNotSo: ({ most }) =>
    most === 0
      ? 'Na jídlo teď žádné luxusní zboží dát nelze; uveď 0.'
      : `Luxusního zboží dej sudý počet, dva kusy za obyvatele: od 0 do ${most}.`,
};

const ALL_SENTENCES = { ...SENTENCES, ...ORDER_REFUSALS };

/** Why a command or an order was refused, and what would be legal; `undefined` for a code that is not of Peloponnes. */
export const peloponnesRefusal = (code: string, params: unknown, name: NameSeat): string | undefined =>
  Object.hasOwn(ALL_SENTENCES, code) ? sentence({ code, params } as PeloponnesRejection, name) : undefined;

const sentence = (rejection: PeloponnesRejection, name: NameSeat): string =>
  (ALL_SENTENCES[rejection.code] as (params: PeloponnesRejection['params'], name: NameSeat) => string)(rejection.params, name);
