import { SPHINX_GOLD } from '#games/cyclades/data/figures.ts';
import type { RejectionCode, RejectionParams } from '#games/cyclades/rejections.ts';
import type { Creature, Piece } from '#games/cyclades/types.ts';
import type { NameSeat } from '../../sentences.ts';
import { CreatureIs, TheCreature, theCreature } from './creatures.ts';
import { aBuilding, any, fleets, gold, PIECE_NAMES, place, slotNumber, steps, stepsLeft } from './words.ts';

/** What a creature without a target of its own must have to act on. */
const NEEDS: Partial<Readonly<Record<Creature, string>>> = {
  sphinx: 'hace falta una tropa, una flota, un sacerdote o un filósofo tuyo',
  sylph: 'hace falta una flota tuya que pueda navegar',
  chimera: 'hace falta una criatura en los descartes que tenga sobre qué actuar',
};

/** What must be done before anything else while a creature is in use. */
const FIRST: Partial<Readonly<Record<Creature, string>>> = {
  chimera: 'elige primero la criatura de los descartes a la que llama',
  sphinx: 'véndele piezas, o di que has acabado',
  sylph: 'navega con tus flotas, o renuncia a los pasos que quedan',
  polyphemus: 'di primero adónde van las flotas que tiene al lado',
  kraken: 'muévelo un paso más, o déjalo donde está',
};

const UNSOLD: Readonly<Record<Piece, string>> = {
  troop: 'tropas allí',
  fleet: 'flotas allí',
  priest: 'sacerdotes',
  philosopher: 'filósofos',
};

type CreatureCode = Extract<
  RejectionCode,
  | 'creatureFirst'
  | 'noCreatureInUse'
  | 'seaBlocked'
  | 'boundByMedusa'
  | 'notOnTrack'
  | 'notInDiscards'
  | 'noTargetFor'
  | 'deckEmpty'
  | 'notAnOpponent'
  | 'opponentOut'
  | 'nothingToSteal'
  | 'notAnOpponentsIsland'
  | 'safeByChiron'
  | 'noLoneFleet'
  | 'fleetInReserve'
  | 'noFleetInReserve'
  | 'sameBuilding'
  | 'sellOneFirst'
  | 'nothingToSell'
  | 'stepsShort'
  | 'fleetsHaveFought'
  | 'notBesidePolyphemus'
  | 'noPushThere'
>;

type Sentences = { readonly [Code in CreatureCode]: (params: RejectionParams[Code], name: NameSeat) => string };

/** Refusals that creatures bring about. */
export const CREATURE_REFUSALS: Sentences = {
  creatureFirst: ({ creature }) => `${CreatureIs(creature)} en uso: ${FIRST[creature] ?? 'acaba antes con ella'}.`,
  noCreatureInUse: () => 'No hay en uso ninguna criatura que permita esto; compra antes una de la fila.',

  seaBlocked: ({ sea, by }) =>
    by === 'kraken'
      ? `El Kraken está en ${sea}: allí no puede entrar ninguna flota; elige otra casilla de mar.`
      : `Polifemo está junto a ${sea}: allí no puede entrar ninguna flota; elige otra casilla de mar.`,
  boundByMedusa: ({ island }) =>
    `Medusa está en ${place(island)}: mientras siga allí, las tropas no pueden salir; elige otra isla.`,

  notOnTrack: ({ creature }) =>
    `${TheCreature(creature)} no ${creature === 'fates' ? 'están' : 'está'} en la fila; elige una criatura que esté.`,
  notInDiscards: ({ creature }) =>
    `${TheCreature(creature)} no ${creature === 'fates' ? 'están' : 'está'} en los descartes; la Quimera llama a una criatura que esté.`,
  noTargetFor: ({ creature }) =>
    `Ahora no hay nada sobre lo que ${creature === 'fates' ? 'puedan' : 'pueda'} actuar ${theCreature(creature)}: ${NEEDS[creature] ?? 'elige otra criatura'}.`,
  deckEmpty: () => 'El mazo y los descartes están vacíos: no hay criatura que pueda venir en su lugar.',
  notAnOpponent: ({ creature }) => `${TheCreature(creature)} quita algo a un oponente; elige a otra persona, no a ti.`,
  opponentOut: ({ seat }, name) => `${name(seat)} está fuera de la partida; elige un oponente que siga jugando.`,
  nothingToSteal: ({ seat, item }, name) => `${name(seat)} no tiene ningún ${PIECE_NAMES[item]}; elige un oponente que tenga.`,
  notAnOpponentsIsland: ({ island }) => `${place(island)} no es de un oponente; elige una isla de un oponente con tropas.`,
  safeByChiron: ({ island }) => `Quirón guarda ${place(island)} de Pegaso, del Gigante y de la Arpía; elige otra isla.`,
  noLoneFleet: ({ sea }) => `En ${sea} no hay una flota sola de un oponente; la Sirena necesita una casilla con exactamente una.`,
  fleetInReserve: () => 'Aún tienes una flota en la reserva, y se usa esa; di solo la casilla a la que va.',
  noFleetInReserve: () => 'Todas tus flotas están en el tablero; di también de qué casilla viene la flota.',
  sameBuilding: ({ island, slot, building }) =>
    `En el ${slotNumber(slot)} de ${place(island)} ya hay ${aBuilding(building)}; elige otro tipo.`,
  sellOneFirst: () => `La Esfinge compra al menos una pieza, por ${gold(SPHINX_GOLD)}: vende una antes.`,
  nothingToSell: ({ piece }) => `No tienes ${UNSOLD[piece]} que vender; elige una pieza que tengas.`,
  stepsShort: ({ steps: left, needed }) =>
    `Para eso hacen falta ${steps(needed)} de la Sílfide, uno por flota, y ${stepsLeft(left)}; mueve menos flotas.`,
  fleetsHaveFought: ({ sea, fleets: fresh }) =>
    fresh === 0
      ? `Tus flotas de ${sea} ya han combatido y no siguen; navega con otras.`
      : `En ${sea} solo ${fresh === 1 ? 'puede' : 'pueden'} navegar aún ${fleets(fresh)}; las que han combatido no siguen.`,
  notBesidePolyphemus: ({ sea }) => `${sea} no está junto a la isla de Polifemo; empuja las flotas que sí lo están.`,
  noPushThere: ({ to, places }) => `Desde allí no se pueden empujar flotas a ${to}; pueden ir a ${any(places)}.`,
};
