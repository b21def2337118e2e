import { CONQUEST_SURCHARGE, ROUNDS } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Event, EventOf } from '#games/peloponnes/events.ts';
import type { Disaster, TileId } from '#games/peloponnes/types.ts';
import { protectorsFrom } from '../../peloponnes/lists.ts';
import type { NameSeat } from '../../sentences.ts';
import { choiceWords } from './choices.ts';
import { tellOutcome } from './outcome.ts';
import { TheTile, theTile, tileName, toTile } from './tiles.ts';
import {
  all,
  amountsOf,
  any,
  buildings,
  CIVILISATION_NAMES,
  changesOf,
  coins,
  DISASTER_NAMES,
  GOOD_NAMES,
  inhabitants,
  lands,
  luxuryGoods,
  names,
  points,
  theDisaster,
} from './words.ts';

type Telling<Type extends Event['type']> = (event: EventOf<Type>, name: NameSeat, byItself: boolean) => string | undefined;
type Tellings = { readonly [Type in Event['type']]: Telling<Type> };

/** "vuelve 1 moneda": from markers. */
const comeBack = (amount: number): string => `${amount === 1 ? 'vuelve' : 'vuelven'} ${coins(amount)}`;

/** "Mercado (3), Calle (1)": tiles and the least that may be offered. */
const withPrices = (tiles: readonly TileId[], surcharge: number): string =>
  tiles.map((tile) => `${tileName(tile)} (${tileOf(tile).least + surcharge})`).join(', ');

const tilesRevealed: Telling<'TilesRevealed'> = ({ auction, conquest }) =>
  `${[
    ...(auction.length === 0 ? [] : [`Losetas nuevas: ${withPrices(auction, 0)}`]),
    ...(conquest.length === 0 ? [] : [`Fila de conquista: ${withPrices(conquest, CONQUEST_SURCHARGE)}`]),
  ].join('. ')}.`;

const bidPlaced: Telling<'BidPlaced'> = ({ seat, tile, coins: offered, paid }, name) =>
  `${name(seat)} ofrece ${coins(offered)} por ${theTile(tile)}${
    paid.luxury === undefined ? '' : `, con ${luxuryGoods(paid.luxury)} en lugar de algunas`
  }.`;

const LOST: Readonly<Record<EventOf<'TileLost'>['why'], (tile: TileId, who: string) => string>> = {
  noMatch: (tile, who) => `${TheTile(tile)} no encaja junto a la última tierra de ${who} y se pierde.`,
  notPayable: (tile, who) => `${who} no puede pagar ${theTile(tile)} ni poner una moneda encima, y la loseta se pierde.`,
  forgone: (tile, who) => `${who} renuncia ${toTile(tile)}.`,
};

const incomeCollected: Telling<'IncomeCollected'> = ({ seat, gains, overflow, chosen = [] }, name) => {
  const picked = chosen.map(({ tile, good }) => `${tileName(tile)}: ${GOOD_NAMES[good]}`).join(', ');
  const income = amountsOf(gains, overflow);
  return `Ingresos de ${name(seat)}${picked === '' ? '' : ` (${picked})`}: ${income === '' ? 'nada' : income}.`;
};

const disasterPaid: Telling<'DisasterPaid'> = ({ seat, disaster, tiles, kept, paid, coins: returned }, name) => {
  const tileWords = disaster === 'earthquake' ? buildings : lands;
  const parts = [
    ...(kept === 0 ? [] : [`paga ${amountsOf(paid)} por ${tileWords(kept)}`]),
    ...(tiles.length === 0 ? [] : [`sacrifica ${all(tiles.map(theTile))}`]),
  ];
  return `${name(seat)} ${parts.join(' y ')}${returned === undefined ? '' : `; ${comeBack(returned)}`}.`;
};

/** "lo impide el Acueducto o el Pozo": one of them, or both. */
const keptOffBy = (disaster: Disaster): string => `lo impide ${any(protectorsFrom(disaster).map(theTile))}`;

const inhabitantsFed: Telling<'InhabitantsFed'> = ({ seat, paid, starved }, name) => {
  const food = amountsOf(paid);
  const hungry = starved === 0 ? '' : `${starved === 1 ? 'muere' : 'mueren'} de hambre ${inhabitants(starved)}`;
  if (food === '')
    return hungry === '' ? `${name(seat)} no tiene a quién alimentar.` : `${name(seat)} no tiene comida: ${hungry}.`;
  return `${name(seat)} alimenta a sus habitantes con ${food}${hungry === '' ? '' : `; ${hungry}`}.`;
};

const TELLINGS: Tellings = {
  GameBegan: () => undefined,
  CivilisationDealt: ({ seat, civilisation, start }, name) =>
    `${name(seat)} dirige ${CIVILISATION_NAMES[civilisation]} y empieza con ${amountsOf(start)}.`,
  OrderSettled: ({ order }, name) => (order.length === 1 ? undefined : `Orden de turno: ${order.map(name).join(', ')}.`),
  LevelBegan: ({ seat, level, target, start }, name) =>
    `**Nivel ${level} de la campaña** – hay que llegar a ${points(target)}; ${name(seat)} empieza con ${amountsOf(start)}.`,
  RoundBegan: ({ round }) => `**Ronda ${round} de ${ROUNDS}**`,
  TilesRevealed: tilesRevealed,
  StepBegan: () => undefined,

  BidPlaced: bidPlaced,
  BidPushedOut: ({ seat, tile, coins: offered }, name) =>
    `Sobrepujan la oferta de ${name(seat)} por ${theTile(tile)}: ${coins(offered)}.`,
  BidMoved: ({ seat, tile, coins: offered }, name) => `${name(seat)} mueve ${coins(offered)} ${toTile(tile)}.`,
  BidWithdrawn: ({ seat, coins: offered, gained }, name, byItself) =>
    byItself
      ? `${name(seat)} no tiene loseta a la que mover ${coins(offered)}: ${offered === 1 ? 'la' : 'las'} recupera, con ${gained} más del banco.`
      : `${name(seat)} retira ${coins(offered)} y recibe ${gained} más del banco.`,
  BidPassed: ({ seat, gained }, name, byItself) =>
    `${name(seat)} ${byItself ? 'no tiene nada que ofrecer' : 'pasa'} y toma ${coins(gained)}.`,

  ChoiceAsked: () => undefined,
  ChoiceNoted: ({ command }) => `Eliges: ${choiceWords(command)}.`,
  Chosen: ({ seat, command }, name) =>
    command === undefined ? `${name(seat)} ya ha elegido.` : `Eliges: ${choiceWords(command)}. Eso es todo.`,

  LandPlaced: ({ seat, tile }, name) => `${name(seat)} añade ${theTile(tile)}.`,
  BuildingPaid: ({ seat, tile, paid }, name) => `${name(seat)} construye ${theTile(tile)} por ${amountsOf(paid)}.`,
  BuildingMarked: ({ seat, tile, paid }, name) =>
    `${name(seat)} construye ${theTile(tile)} con una moneda encima${
      paid.luxury === undefined ? '' : `, por ${luxuryGoods(paid.luxury)}`
    }; la próxima ronda de suministro pide ${amountsOf(tileOf(tile).cost)}, o se pierde.`,
  TileLost: ({ seat, tile, why }, name) => LOST[why](tile, name(seat)),
  GainsTaken: ({ seat, tile, gains, overflow }, name) =>
    changesOf(gains) === '' ? undefined : `${name(seat)} ${changesOf(gains, overflow)} con ${theTile(tile)}.`,
  IncomeCollected: incomeCollected,

  ChitTurned: ({ chit }) =>
    chit === 'blank' ? 'Sale la ficha en blanco: no ocurre nada.' : `Sale una ficha de desastre: ${DISASTER_NAMES[chit]}.`,
  DisasterStruck: ({ disaster, protected: safe }, name) =>
    `**¡Ocurre ${theDisaster(disaster)}!**${safe.length === 0 ? '' : ` No afecta a ${names(safe, name)}: ${keptOffBy(disaster)}.`}`,
  LossSuffered: ({ seat, disaster, paid }, name) =>
    amountsOf(paid) === ''
      ? `${name(seat)} no tiene nada que perder con ${theDisaster(disaster)}.`
      : `${name(seat)} pierde ${amountsOf(paid)} con ${theDisaster(disaster)}.`,
  DisasterPaid: disasterPaid,
  DisasterEnded: () => undefined,

  SupplyRoundBegan: ({ tile }) =>
    tile === undefined ? '**La última ronda de suministro**' : `**Ronda de suministro:** la trae ${theTile(tile)}.`,
  InhabitantsFed: inhabitantsFed,
  BuildingFinished: ({ seat, tile, paid, coins: returned }, name) =>
    `${name(seat)} paga ${amountsOf(paid)} por ${theTile(tile)}; ${comeBack(returned)}.`,
  BuildingAbandoned: ({ seat, tile, coins: returned }, name) => `${name(seat)} renuncia ${toTile(tile)}; ${comeBack(returned)}.`,
  SupplyRoundEnded: () => undefined,

  ScoresCounted: ({ scores }, name) =>
    `Puntuación: ${scores
      .map(({ power, population, score }, seat) => `${name(seat)} **${score}** (poder ${power}, población ${population})`)
      .join(', ')}.`,
  LevelEnded: ({ level, target, score, won }) =>
    `**Nivel ${level}: ${won ? 'victoria' : 'derrota'}** con ${points(score)}; hacían falta ${target}.`,
  BonusChosen: ({ good }) => `De ahora en adelante cada ronda da 1 ${GOOD_NAMES[good]} más.`,
  GameEnded: ({ winners, reason }, name) => `**La partida ha terminado.** ${tellOutcome({ winners, reason }, name)}`,
};

/** One line of the log for an event as its reader may see it; `undefined` for what other lines already say. */
export const tellPeloponnesEvent = (event: Event, name: NameSeat, byItself = false): string | undefined =>
  (TELLINGS[event.type] as (event: Event, name: NameSeat, byItself: boolean) => string | undefined)(event, name, byItself);
