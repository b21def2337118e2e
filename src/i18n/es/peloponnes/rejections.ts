import { LUXURY_FOR_ONE } from '#games/peloponnes/data/figures.ts';
import type { Expected, PeloponnesRejection, RejectionCode, RejectionParams } from '#games/peloponnes/rejections.ts';
import type { IncomeChoice, Phase, Resource } from '#games/peloponnes/types.ts';
import type { NameSeat } from '../../sentences.ts';
import { ORDER_REFUSALS } from './orders.ts';
import { TheTile, theTile, tileName } from './tiles.ts';
import { any, coins, GOOD_NAMES, luxuryGoods, names, tiles } from './words.ts';

type Sentences = { readonly [Code in RejectionCode]: (params: RejectionParams[Code], name: NameSeat) => string };

const INCOME_CHOICES: readonly IncomeChoice[] = ['food', 'wood', 'stone', 'coins'];
const RESOURCES: readonly Resource[] = ['wood', 'stone', 'food'];

const EXPECTED: Readonly<Record<Expected, string>> = {
  seat: 'alguien de esta partida, por su nombre',
  tile: `una loseta, por su nombre o su número, como ${tileName('A13')} o C04`,
  countFromOne: 'un número entero, de 1 en adelante',
  countFromZero: 'un número entero, de 0 en adelante',
  incomeChoice: any(INCOME_CHOICES.map((good) => GOOD_NAMES[good])),
  resource: any(RESOURCES.map((good) => GOOD_NAMES[good])),
};

/** What is asked for at each step. */
const STEPS: Readonly<Record<Phase, string>> = {
  unstarted: 'la partida no ha empezado',
  revealing: 'se están revelando losetas',
  offers: 'se están haciendo ofertas; ofrece, pasa, o retira lo que te han sobrepujado',
  placing: 'se están pagando los edificios nuevos o poniéndoles una moneda',
  income: 'se están eligiendo los recursos del Puerto y del Templo de Apolo',
  chits: 'se están revelando fichas de desastre',
  disaster: 'se está sufriendo un desastre; sacrifica losetas, o paga por las que conservas',
  feeding: 'se está alimentando a los habitantes; di cuántos artículos de lujo gastas',
  finishing: 'se están pagando los edificios con una moneda encima, o renunciando a ellos',
  scoring: 'se está contando la puntuación',
  bonus: 'se está eligiendo el recurso del próximo nivel',
  ended: 'la partida ha terminado',
};

const SENTENCES: Sentences = {
  notACommand: () => 'Eso no es una jugada de Peloponnes.',
  unknownCommand: ({ type }) => `Peloponnes no tiene ninguna jugada llamada ${type}.`,
  missingField: ({ field }) => `Falta algo: indica ${field}.`,
  unknownField: ({ field }) => `Esta jugada no lleva ${field}; quítalo.`,
  wrongField: ({ field, expected }) => `${field} tiene que ser ${EXPECTED[expected]}.`,
  noSuchSeat: ({ seats }) => (seats === 1 ? 'Esta partida tiene un solo asiento.' : `Esta partida tiene solo ${seats} asientos.`),

  notStarted: () => 'La partida aún no ha empezado.',
  gameOver: () => 'La partida ha terminado; ya no se puede jugar nada.',
  notYourTurn: ({ active }, name) => `Ahora no tienes nada que elegir: la partida espera a ${names(active, name)}.`,
  alreadyChosen: ({ active }, name) =>
    `Ya has elegido; tendrá efecto cuando elija${active.length === 1 ? '' : 'n'} ${names(active, name)}.`,
  notThisStep: ({ phase }) => `Eso no se pide ahora: ${STEPS[phase]}.`,

  tileNotOffered: ({ tile, tiles: faceUp }) => `${TheTile(tile)} no está a la vista ahora; elige ${any(faceUp.map(theTile))}.`,
  bidTooLow: ({ tile, least }) => `Por ${theTile(tile)} hay que ofrecer al menos ${coins(least)}; con menos, elige otra loseta.`,
  bidNotThePrice: ({ tile, price }) => `${TheTile(tile)} cuesta exactamente ${coins(price)}: no ofrezcas ni más ni menos.`,
  tileTaken: ({ tile, seat }, name) =>
    `${TheTile(tile)} es para ${name(seat)}, y allí no se puede sobrepujar; elige otra loseta.`,
  bidUnpayable: ({ most }) =>
    most === 0
      ? 'No tienes monedas que ofrecer; pasa.'
      : `Puedes ofrecer ${coins(most)} como mucho, artículos de lujo incluidos; o pasar.`,
  bidUnchangeable: ({ coins: offered }) =>
    `Una oferta sobrepujada conserva ${coins(offered)}: muévelas todas a una loseta para la que basten, o retíralas.`,
  pushedOutFirst: ({ coins: offered }) =>
    `No puedes pasar después de haber ofrecido: mueve ${coins(offered)} a otra loseta, o retira la oferta.`,
  notPushedOut: () => 'Solo se puede retirar una oferta sobrepujada; haz una oferta, o pasa.',

  notThisTile: ({ tile, tiles: possible }) =>
    possible.length === 0
      ? `Ahora no hay nada que elegir sobre ${theTile(tile)}.`
      : `Ahora no se puede elegir ${theTile(tile)}; puede ser ${any(possible.map(theTile))}.`,
  buildingUnpayable: ({ tile, needed, has }) =>
    `No puedes pagar ${theTile(tile)}: para lo que falta harían falta ${luxuryGoods(needed)}, y tienes ${has}. Si lo acabas de ganar, ponle una moneda; si no, renuncia.`,
  markerUnpayable: () =>
    `Para marcar un edificio hace falta una moneda, o ${luxuryGoods(LUXURY_FOR_ONE)} si no la hay; págalo, o renuncia a él.`,
  tileNotForgoable: ({ tile }) =>
    `Hay que construir ${theTile(tile)}, porque no hacen falta artículos de lujo: paga, o pon una moneda encima.`,

  disasterUnpayable: ({ tiles: more }) => `No puedes pagar por todo lo que conservas: sacrifica antes ${tiles(more)} más.`,
  feedingNotSo: ({ most }) =>
    most === 0
      ? 'Ahora no se pueden gastar artículos de lujo en comida; di 0.'
      : `Gasta un número par de artículos de lujo, dos por habitante: de 0 a ${most}.`,
};

const ALL_SENTENCES = { ...SENTENCES, ...ORDER_REFUSALS };

/** Why a command or an order was refused, and what would be legal; `undefined` for a code that is not of Peloponnes. */
export const peloponnesRefusal = (code: string, params: unknown, name: NameSeat): string | undefined =>
  Object.hasOwn(ALL_SENTENCES, code) ? sentence({ code, params } as PeloponnesRejection, name) : undefined;

const sentence = (rejection: PeloponnesRejection, name: NameSeat): string =>
  (ALL_SENTENCES[rejection.code] as (params: PeloponnesRejection['params'], name: NameSeat) => string)(rejection.params, name);
