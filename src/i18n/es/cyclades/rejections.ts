import type { CycladesRejection, Expected, RejectionCode, RejectionParams, StockItem } from '#games/cyclades/rejections.ts';
import type { Patron } from '#games/cyclades/types.ts';
import type { NameSeat } from '../../sentences.ts';
import { CREATURE_REFUSALS } from './creatureRejections.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { ORDER_REFUSALS } from './orders.ts';
import {
  aBuilding,
  all,
  any,
  BUILDING_NAMES,
  fleets,
  gold,
  names,
  PATRONS,
  PIECE_NAMES,
  place,
  slotNumber,
  theBuilding,
  troops,
} from './words.ts';

type Sentences = {
  readonly [Code in Exclude<RejectionCode, keyof typeof CREATURE_REFUSALS>]: (
    params: RejectionParams[Code],
    name: NameSeat,
  ) => string;
};

const EXPECTED: Readonly<Record<Expected, string>> = {
  seat: 'alguien de esta partida, por su nombre',
  patron: `uno de estos: ${any(Object.values(PATRONS))}`,
  text: 'una palabra',
  countFromOne: 'un número entero, de 1 en adelante',
  countFromZero: 'un número entero, de 1 en adelante',
  creature: `una de estas: ${any(Object.values(CREATURE_NAMES))}`,
  building: `uno de estos: ${any(Object.values(BUILDING_NAMES))}`,
  piece: `una de estas: ${any(Object.values(PIECE_NAMES))}`,
};

const STOCK: Readonly<Record<StockItem, string>> = {
  port: 'puertos',
  fortress: 'fortalezas',
  temple: 'templos',
  university: 'universidades',
  priest: 'sacerdotes',
  philosopher: 'filósofos',
};

const patron = (god: string): string => PATRONS[god as Patron] ?? god;

const SENTENCES: Sentences = {
  notACommand: () => 'Eso no es una jugada de Cyclades.',
  unknownCommand: ({ type }) => `Cyclades no tiene ninguna jugada llamada ${type}.`,
  missingField: ({ field }) => `Falta algo: indica ${field}.`,
  unknownField: ({ field }) => `Esta jugada no lleva ${field}; quítalo.`,
  wrongField: ({ field, expected }) => `${field} tiene que ser ${EXPECTED[expected]}.`,
  noSuchSeat: ({ seats }) => `Esta partida tiene solo ${seats} asientos.`,

  notStarted: () => 'La partida aún no ha empezado.',
  gameOver: () => 'La partida ha terminado; ya no se puede jugar nada.',
  eliminated: () => 'Has perdido tu última isla y estás fuera de la partida. Puedes seguir mirando.',
  notYourTurn: ({ active }, name) => `No es tu turno: la partida espera a ${names(active, name)}.`,
  offeringsFirst: () => 'Primero van las ofrendas: las acciones empiezan cuando todos los marcadores están en un dios.',
  offeringsOver: () => 'Las ofrendas de este ciclo ya se han hecho; las siguientes llegan con el próximo ciclo.',

  godFaceDown: ({ god, gods }) =>
    `${PATRONS[god]} está boca abajo este ciclo. Puedes hacer tu ofrenda a ${any([...gods.map((each) => PATRONS[each]), PATRONS.apollo])}.`,
  sameGod: ({ god }) => `Acaban de superarte en ${PATRONS[god]}: elige otro dios. Podrás volver si te superan también allí.`,
  bidTooLow: ({ god, least }) =>
    least > 1
      ? `${PATRONS[god]} está en ${least - 1}: ofrece ${least} o más, o elige otro dios.`
      : 'Una ofrenda es al menos de 1; solo Apolo no pide nada.',
  bidUnpayable: ({ most }) =>
    most === 0
      ? 'No tienes oro para una ofrenda; Apolo te recibe gratis.'
      : `No podrías pagarla: puedes ofrecer ${most} como mucho, o ir con Apolo gratis.`,

  battleFirst: () => 'Hay una batalla en curso, y va primero: sigue luchando o retírate.',
  noBattle: () => 'No hay ninguna batalla en la que puedas seguir luchando o retirarte.',
  metropolisDueFirst: () => 'Antes tienes que fundar una Metrópolis; después sigue tu turno.',
  noMetropolisDue: () => 'No te corresponde ninguna Metrópolis: hace falta un edificio de cada tipo, o cuatro filósofos.',
  prosperityDueFirst: () => 'Coloca antes el marcador de prosperidad de Apolo en una isla; después termina tu turno.',
  noProsperityDue: () => 'No te corresponde ningún marcador de prosperidad: Apolo da uno a quien llega primero en cada ciclo.',
  freePhilosopherDue: () =>
    'Con tres filósofos hay que tomar el cuarto, que es gratis: recluta antes y después termina tu turno.',

  wrongGod: ({ god, needs }) =>
    `Este ciclo actúas con ${patron(god)}; para eso hace falta ${any(needs.map((each) => PATRONS[each]))}.`,
  goldShort: ({ cost, gold: held }) => `Cuesta ${gold(cost)}, y tienes ${gold(held)}.`,
  noSuchIsland: ({ island }) =>
    `En este tablero no hay ninguna isla ${place(island)}; las islas se llaman Is1, Is2 y así sucesivamente.`,
  noSuchSea: ({ sea }) => `En este tablero no hay ninguna casilla de mar ${sea}; se llaman por fila y número, como A1.`,
  noSuchSlot: ({ island, slots }) =>
    slots === 1
      ? `${place(island)} tiene un solo recuadro, el 1.`
      : `${place(island)} tiene los recuadros ${slots === 2 ? '1 y 2' : `del 1 al ${slots}`}.`,
  notYourIsland: ({ island }) => `${place(island)} no es tuya; elige una isla tuya.`,
  stockEmpty: ({ item }) => `No quedan ${STOCK[item]} en la reserva.`,

  recruitLimit: ({ most }) => `Ya has reclutado todo lo que se puede en un turno: ${most}.`,
  allFleetsOut: ({ most }) => `Tus ${most} flotas están en el tablero; no se pueden reclutar más.`,
  allTroopsOut: ({ most }) => `Tus ${most} tropas están en el tablero; no se pueden reclutar más.`,
  seaNotCoastal: ({ sea }) => `${sea} no toca ninguna isla tuya; las flotas se reclutan junto a tus islas.`,
  seaHeld: ({ sea, seat }, name) => `En ${sea} hay flotas de ${name(seat)}; recluta en una casilla vacía o en una que ya ocupes.`,

  noFreeSlot: ({ island }) => `${place(island)} no tiene recuadros libres; construye en otra isla.`,
  slotTaken: ({ island, slot, building }) =>
    `En el ${slotNumber(slot)} de ${place(island)} ya hay ${aBuilding(building)}; elige un recuadro libre.`,
  slotUnderMetropolis: ({ island, slot }) =>
    `La Metrópolis cubre el ${slotNumber(slot)} de ${place(island)}; elige un recuadro libre a su lado u otra isla.`,

  noFleetsThere: ({ sea }) => `En ${sea} no hay flotas que puedas usar para esto; elige otra casilla de mar.`,
  tooFewFleets: ({ sea, fleets: there }) => `En ${sea} solo tienes ${fleets(there)}.`,
  seasNotAdjacent: ({ from, to }) => `${to} no está junto a ${from}; ve de casilla en casilla, un paso cada vez.`,
  noTroopsThere: ({ island }) => `En ${place(island)} no hay tropas; elige una isla que tenga.`,
  tooFewTroops: ({ island, troops: there }) => `En ${place(island)} solo tienes ${troops(there)}.`,
  sameIsland: ({ island }) => `Las tropas ya están en ${place(island)}; di otra isla a la que vayan.`,
  islandsNotLinked: ({ from, to }) =>
    `${place(from)} y ${place(to)} no están unidas: las tropas necesitan una cadena ininterrumpida de flotas tuyas de una a otra.`,
  lastIslandProtected: ({ island, seat }, name) =>
    `${place(island)} es la última isla de ${name(seat)}: solo puedes atacarla si tomarla te daría en el acto las Metrópolis con que se gana.`,

  noRetreatThere: ({ to, places }) =>
    places.length === 0
      ? 'No hay adonde retirarse; sigue luchando.'
      : `No puedes retirarte a ${place(to)}; puedes retirarte a ${any(places.map(place))}, o seguir luchando.`,

  noBuildingThere: ({ island, slot }) => `No hay ningún edificio en el ${slotNumber(slot)} de ${place(island)}.`,
  notToDiscard: ({ building, buildings }) =>
    `No toca elegir ${theBuilding(building)}; descarta ${any(buildings.map(aBuilding))}.`,
  discardFirst: ({ buildings }) => `Di primero qué edificio descartas para la Metrópolis: ${all(buildings.map(aBuilding))}.`,
  nothingToDiscard: () => 'Ahora no hay nada que descartar.',
  metropolisThere: ({ island }) => `${place(island)} ya tiene una Metrópolis; en una isla cabe una como mucho.`,
  freePlaceFirst: ({ islands }) =>
    `Mientras tengas una isla con el espacio de Metrópolis libre, va allí: ${any(islands.map(place))}.`,
};

const ALL_SENTENCES = { ...SENTENCES, ...CREATURE_REFUSALS, ...ORDER_REFUSALS };

/** Why a command or an order was refused, and what would be legal; `undefined` for a code that is not of Cyclades. */
export const cycladesRefusal = (code: string, params: unknown, name: NameSeat): string | undefined =>
  Object.hasOwn(ALL_SENTENCES, code) ? sentence({ code, params } as CycladesRejection, name) : undefined;

const sentence = (rejection: CycladesRejection, name: NameSeat): string =>
  (ALL_SENTENCES[rejection.code] as (params: CycladesRejection['params'], name: NameSeat) => string)(rejection.params, name);
