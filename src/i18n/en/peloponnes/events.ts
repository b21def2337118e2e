import { CONQUEST_SURCHARGE, ROUNDS } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Event, EventOf } from '#games/peloponnes/events.ts';
import type { Amounts, Disaster, TileId } from '#games/peloponnes/types.ts';
import { protectorsFrom } from '../../peloponnes/lists.ts';
import type { NameSeat } from '../../sentences.ts';
import { choiceWords } from './choices.ts';
import { tellOutcome } from './outcome.ts';
import { TheTile, theTile, tileName } from './tiles.ts';
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
} from './words.ts';

type Telling<Type extends Event['type']> = (event: EventOf<Type>, name: NameSeat, byItself: boolean) => string | undefined;
type Tellings = { readonly [Type in Event['type']]: Telling<Type> };

/** "1 coin comes back": from markers. */
const comeBack = (amount: number): string => `${coins(amount)} ${amount === 1 ? 'comes' : 'come'} back`;

/** "Market (3), Street (1)": tiles and the least that may be offered. */
const withPrices = (tiles: readonly TileId[], surcharge: number): string =>
  tiles.map((tile) => `${tileName(tile)} (${tileOf(tile).least + surcharge})`).join(', ');

const tilesRevealed: Telling<'TilesRevealed'> = ({ auction, conquest }) =>
  `${[
    ...(auction.length === 0 ? [] : [`Revealed: ${withPrices(auction, 0)}`]),
    ...(conquest.length === 0 ? [] : [`Conquest row: ${withPrices(conquest, CONQUEST_SURCHARGE)}`]),
  ].join('. ')}.`;

const bidPlaced: Telling<'BidPlaced'> = ({ seat, tile, coins: offered, paid }, name) =>
  `${name(seat)} offers ${coins(offered)} for ${theTile(tile)}${
    paid.luxury === undefined ? '' : `, ${luxuryGoods(paid.luxury)} standing in for some of them`
  }.`;

const LOST: Readonly<Record<EventOf<'TileLost'>['why'], (tile: TileId, who: string) => string>> = {
  noMatch: (tile, who) => `${TheTile(tile)} does not fit beside the outermost land of ${who} and is lost.`,
  notPayable: (tile, who) => `${who} can neither pay for ${theTile(tile)} nor put a coin on it: it is lost.`,
  forgone: (tile, who) => `${who} lets ${theTile(tile)} go.`,
};

const incomeCollected: Telling<'IncomeCollected'> = ({ seat, gains, overflow, chosen = [] }, name) => {
  const picked = chosen.map(({ tile, good }) => `${tileName(tile)}: ${GOOD_NAMES[good]}`).join(', ');
  const income = amountsOf(gains, overflow);
  return `${name(seat)}’s income${picked === '' ? '' : ` (${picked})`}: ${income === '' ? 'nothing' : income}.`;
};

const disasterPaid: Telling<'DisasterPaid'> = ({ seat, disaster, tiles, kept, paid, coins: returned }, name) => {
  const tileWords = disaster === 'earthquake' ? buildings : lands;
  const parts = [
    ...(kept === 0 ? [] : [`pays ${amountsOf(paid)} for ${tileWords(kept)}`]),
    ...(tiles.length === 0 ? [] : [`gives up ${all(tiles.map(theTile))}`]),
  ];
  return `${name(seat)} ${parts.join(' and ')}${returned === undefined ? '' : `; ${comeBack(returned)}`}.`;
};

/** "the Aqueduct or the Well keeps it off": one of them, or both. */
const keptOffBy = (disaster: Disaster): string => `${any(protectorsFrom(disaster).map(theTile))} keeps it off`;

const fed = (paid: Amounts): string => (amountsOf(paid) === '' ? '' : ` feeds the inhabitants with ${amountsOf(paid)}`);

const inhabitantsFed: Telling<'InhabitantsFed'> = ({ seat, paid, starved }, name) => {
  const hungry = starved === 0 ? '' : `${inhabitants(starved)} ${starved === 1 ? 'starves' : 'starve'}`;
  if (fed(paid) === '') return hungry === '' ? `${name(seat)} has nobody to feed.` : `${name(seat)} has no food: ${hungry}.`;
  return `${name(seat)}${fed(paid)}${hungry === '' ? '' : `; ${hungry}`}.`;
};

const TELLINGS: Tellings = {
  GameBegan: () => undefined,
  CivilisationDealt: ({ seat, civilisation, start }, name) =>
    `${name(seat)} leads ${CIVILISATION_NAMES[civilisation]} and begins with ${amountsOf(start)}.`,
  OrderSettled: ({ order }, name) => (order.length === 1 ? undefined : `Turn order: ${order.map(name).join(', ')}.`),
  LevelBegan: ({ seat, level, target, start }, name) =>
    `**Level ${level} of the campaign** – ${points(target)} to reach; ${name(seat)} begins with ${amountsOf(start)}.`,
  RoundBegan: ({ round }) => `**Round ${round} of ${ROUNDS}**`,
  TilesRevealed: tilesRevealed,
  StepBegan: () => undefined,

  BidPlaced: bidPlaced,
  BidPushedOut: ({ seat, tile, coins: offered }, name) =>
    `${name(seat)} is pushed out of ${theTile(tile)} with ${coins(offered)}.`,
  BidMoved: ({ seat, tile, coins: offered }, name) => `${name(seat)} moves ${coins(offered)} to ${theTile(tile)}.`,
  BidWithdrawn: ({ seat, coins: offered, gained }, name, byItself) =>
    byItself
      ? `${name(seat)} has no tile to move ${coins(offered)} to and gets ${offered === 1 ? 'it' : 'them'} back, with ${gained} more from the bank.`
      : `${name(seat)} withdraws ${coins(offered)} and gets ${gained} more from the bank.`,
  BidPassed: ({ seat, gained }, name, byItself) =>
    `${name(seat)} ${byItself ? 'has nothing to offer' : 'passes'} and takes ${coins(gained)}.`,

  ChoiceAsked: () => undefined,
  ChoiceNoted: ({ command }) => `You choose: ${choiceWords(command)}.`,
  Chosen: ({ seat, command }, name) =>
    command === undefined ? `${name(seat)} has chosen.` : `You choose: ${choiceWords(command)}. That is all.`,

  LandPlaced: ({ seat, tile }, name) => `${name(seat)} adds ${theTile(tile)}.`,
  BuildingPaid: ({ seat, tile, paid }, name) => `${name(seat)} builds ${theTile(tile)} for ${amountsOf(paid)}.`,
  BuildingMarked: ({ seat, tile, paid }, name) =>
    `${name(seat)} builds ${theTile(tile)} with a coin on it${
      paid.luxury === undefined ? '' : `, for ${luxuryGoods(paid.luxury)}`
    }; the next supply round asks for ${amountsOf(tileOf(tile).cost)}, or it is lost.`,
  TileLost: ({ seat, tile, why }, name) => LOST[why](tile, name(seat)),
  GainsTaken: ({ seat, tile, gains, overflow }, name) =>
    changesOf(gains) === '' ? undefined : `${name(seat)} ${changesOf(gains, overflow)} with ${theTile(tile)}.`,
  IncomeCollected: incomeCollected,

  ChitTurned: ({ chit }) =>
    chit === 'blank' ? 'The blank chit is turned up: nothing happens.' : `A chit is turned up: ${DISASTER_NAMES[chit]}.`,
  DisasterStruck: ({ disaster, protected: safe }, name) =>
    `**The ${DISASTER_NAMES[disaster]} strikes!**${safe.length === 0 ? '' : ` It does not touch ${names(safe, name)}: ${keptOffBy(disaster)}.`}`,
  LossSuffered: ({ seat, disaster, paid }, name) =>
    amountsOf(paid) === ''
      ? `${name(seat)} has nothing to lose to the ${DISASTER_NAMES[disaster]}.`
      : `${name(seat)} loses ${amountsOf(paid)} to the ${DISASTER_NAMES[disaster]}.`,
  DisasterPaid: disasterPaid,
  DisasterEnded: () => undefined,

  SupplyRoundBegan: ({ tile }) =>
    tile === undefined ? '**The last supply round**' : `**Supply round:** ${theTile(tile)} calls for it.`,
  InhabitantsFed: inhabitantsFed,
  BuildingFinished: ({ seat, tile, paid, coins: returned }, name) =>
    `${name(seat)} pays ${amountsOf(paid)} for ${theTile(tile)}; ${comeBack(returned)}.`,
  BuildingAbandoned: ({ seat, tile, coins: returned }, name) => `${name(seat)} lets ${theTile(tile)} go; ${comeBack(returned)}.`,
  SupplyRoundEnded: () => undefined,

  ScoresCounted: ({ scores }, name) =>
    `Scores: ${scores
      .map(({ power, population, score }, seat) => `${name(seat)} **${score}** (power ${power}, population ${population})`)
      .join(', ')}.`,
  LevelEnded: ({ level, target, score, won }) =>
    `**Level ${level} is ${won ? 'won' : 'lost'}** with ${points(score)}; it took ${target}.`,
  BonusChosen: ({ good }) => `From now on each round brings 1 ${GOOD_NAMES[good]} more.`,
  GameEnded: ({ winners, reason }, name) => `**The game is over.** ${tellOutcome({ winners, reason }, name)}`,
};

/** One line of the log for an event as its reader may see it; `undefined` for what other lines already say. */
export const tellPeloponnesEvent = (event: Event, name: NameSeat, byItself = false): string | undefined =>
  (TELLINGS[event.type] as (event: Event, name: NameSeat, byItself: boolean) => string | undefined)(event, name, byItself);
