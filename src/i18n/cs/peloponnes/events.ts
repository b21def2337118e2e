import { CONQUEST_SURCHARGE, ROUNDS } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Event, EventOf } from '#games/peloponnes/events.ts';
import type { Disaster, TileId } from '#games/peloponnes/types.ts';
import { protectorsFrom } from '../../peloponnes/lists.ts';
import type { NameSeat } from '../../sentences.ts';
import { all, any, verb, z } from '../counting.ts';
import { choiceWords } from './choices.ts';
import { tellOutcome } from './outcome.ts';
import { tileAcc, tileGen, tileName } from './tiles.ts';
import {
  amountsOf,
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

/** "vrací se 1 mince": from markers. */
const comeBack = (amount: number): string => `${verb(amount, 'vrací se', 'vracejí se')} ${coins(amount)}`;

/** "Tržiště (3), Ulice (1)": tiles and the least that may be offered. */
const withPrices = (tiles: readonly TileId[], surcharge: number): string =>
  tiles.map((tile) => `${tileName(tile)} (${tileOf(tile).least + surcharge})`).join(', ');

const tilesRevealed: Telling<'TilesRevealed'> = ({ auction, conquest }) =>
  `${[
    ...(auction.length === 0 ? [] : [`Odkryté destičky: ${withPrices(auction, 0)}`]),
    ...(conquest.length === 0 ? [] : [`Řada dobývání: ${withPrices(conquest, CONQUEST_SURCHARGE)}`]),
  ].join('. ')}.`;

const bidPlaced: Telling<'BidPlaced'> = ({ seat, tile, coins: offered, paid }, name) =>
  `${name(seat)} nabízí ${coins.acc(offered)} za ${tileAcc(tile)}${
    paid.luxury === undefined ? '' : `; místo některých dává ${luxuryGoods.acc(paid.luxury)}`
  }.`;

const LOST: Readonly<Record<EventOf<'TileLost'>['why'], (tile: TileId, who: string) => string>> = {
  noMatch: (tile, who) => `Destička ${tileName(tile)} nenavazuje na krajní území, které má ${who}, a je ztracena.`,
  notPayable: (tile, who) => `${who} nemůže ${tileAcc(tile)} zaplatit ani označit mincí: destička je ztracena.`,
  forgone: (tile, who) => `${who} se vzdává ${tileGen(tile)}.`,
};

const incomeCollected: Telling<'IncomeCollected'> = ({ seat, gains, overflow, chosen = [] }, name) => {
  const picked = chosen.map(({ tile, good }) => `${tileName(tile)}: ${GOOD_NAMES[good]}`).join(', ');
  const income = amountsOf(gains, overflow);
  if (income === '') return `${name(seat)} nemá žádný příjem.`;
  return `${name(seat)}${picked === '' ? '' : ` (${picked})`} dostává příjem: ${income}.`;
};

const disasterPaid: Telling<'DisasterPaid'> = ({ seat, disaster, tiles, kept, paid, coins: returned }, name) => {
  const tileWords = disaster === 'earthquake' ? buildings : lands;
  const parts = [
    ...(kept === 0 ? [] : [`platí ${amountsOf(paid)} za ${tileWords.acc(kept)}`]),
    ...(tiles.length === 0 ? [] : [`odevzdává ${all(tiles.map(tileAcc))}`]),
  ];
  return `${name(seat)} ${parts.join(' a ')}${returned === undefined ? '' : `; ${comeBack(returned)}`}.`;
};

/** "chrání Akvadukt nebo Studna": one of them, or both. */
const keptOffBy = (disaster: Disaster): string => `chrání ${any(protectorsFrom(disaster).map(tileName))}`;

const inhabitantsFed: Telling<'InhabitantsFed'> = ({ seat, paid, starved }, name) => {
  const hungry = starved === 0 ? '' : `hladem ${verb(starved, 'umírá', 'umírají')} ${inhabitants(starved)}`;
  const food = amountsOf(paid);
  if (food === '') return hungry === '' ? `${name(seat)} nemá koho živit.` : `${name(seat)} nemá jídlo: ${hungry}.`;
  return `${name(seat)} živí obyvatele a dává ${food}${hungry === '' ? '' : `; ${hungry}`}.`;
};

const TELLINGS: Tellings = {
  GameBegan: () => undefined,
  CivilisationDealt: ({ seat, civilisation, start }, name) =>
    `${name(seat)} vede civilizaci ${CIVILISATION_NAMES[civilisation]} a na začátku dostává ${amountsOf(start)}.`,
  OrderSettled: ({ order }, name) => (order.length === 1 ? undefined : `Pořadí hráčů: ${order.map(name).join(', ')}.`),
  LevelBegan: ({ seat, level, target, start }, name) =>
    `**Úroveň ${level} kampaně** – cíl: ${points(target)}; ${name(seat)} na začátku dostává ${amountsOf(start)}.`,
  RoundBegan: ({ round }) => `**Kolo ${round} ${z(ROUNDS)} ${ROUNDS}**`,
  TilesRevealed: tilesRevealed,
  StepBegan: () => undefined,

  BidPlaced: bidPlaced,
  BidPushedOut: ({ seat, tile, coins: offered }, name) =>
    `Nabídka za ${tileAcc(tile)} je překonána: ${name(seat)}, ${coins(offered)}.`,
  BidMoved: ({ seat, tile, coins: offered }, name) => `${name(seat)} přesouvá ${coins.acc(offered)} na ${tileAcc(tile)}.`,
  BidWithdrawn: ({ seat, coins: offered, gained }, name, byItself) =>
    byItself
      ? `${name(seat)} nemá kam přesunout ${coins.acc(offered)}: bere si je zpět a z banku dostává navíc ${gained}.`
      : `${name(seat)} stahuje ${coins.acc(offered)} a z banku dostává navíc ${gained}.`,
  BidPassed: ({ seat, gained }, name, byItself) =>
    `${name(seat)} ${byItself ? 'nemá co nabídnout' : 'pasuje'} a bere ${coins.acc(gained)}.`,

  ChoiceAsked: () => undefined,
  ChoiceNoted: ({ command }) => `Tvoje volba: ${choiceWords(command)}.`,
  Chosen: ({ seat, command }, name) =>
    command === undefined ? `${name(seat)} má vybráno.` : `Tvoje volba: ${choiceWords(command)}. To je všechno.`,

  LandPlaced: ({ seat, tile }, name) => `${name(seat)} připojuje ${tileAcc(tile)}.`,
  BuildingPaid: ({ seat, tile, paid }, name) => `${name(seat)} staví ${tileAcc(tile)} za ${amountsOf(paid)}.`,
  BuildingMarked: ({ seat, tile, paid }, name) =>
    `${name(seat)} staví ${tileAcc(tile)} a pokládá na destičku minci${
      paid.luxury === undefined ? '' : ` za ${luxuryGoods.acc(paid.luxury)}`
    }; v příštím zásobovacím kole zaplatí ${amountsOf(tileOf(tile).cost)}, nebo o ni přijde.`,
  TileLost: ({ seat, tile, why }, name) => LOST[why](tile, name(seat)),
  GainsTaken: ({ seat, tile, gains, overflow }, name) =>
    changesOf(gains) === '' ? undefined : `${name(seat)} ${changesOf(gains, overflow)}: ${tileName(tile)}.`,
  IncomeCollected: incomeCollected,

  ChitTurned: ({ chit }) =>
    chit === 'blank' ? 'Otočen je prázdný žeton: nic se neděje.' : `Otočený žeton: ${DISASTER_NAMES[chit]}.`,
  DisasterStruck: ({ disaster, protected: safe }, name) =>
    `**Přichází ${DISASTER_NAMES[disaster]}!**${safe.length === 0 ? '' : ` V bezpečí: ${names(safe, name)} (${keptOffBy(disaster)}).`}`,
  LossSuffered: ({ seat, disaster, paid }, name) =>
    amountsOf(paid) === ''
      ? `${name(seat)} nemá co ztratit (${DISASTER_NAMES[disaster]}).`
      : `${name(seat)} ztrácí ${amountsOf(paid)} (${DISASTER_NAMES[disaster]}).`,
  DisasterPaid: disasterPaid,
  DisasterEnded: () => undefined,

  SupplyRoundBegan: ({ tile }) =>
    tile === undefined ? '**Poslední zásobovací kolo**' : `**Zásobovací kolo:** přináší ho ${tileName(tile)}.`,
  InhabitantsFed: inhabitantsFed,
  BuildingFinished: ({ seat, tile, paid, coins: returned }, name) =>
    `${name(seat)} platí ${amountsOf(paid)} za ${tileAcc(tile)}; ${comeBack(returned)}.`,
  BuildingAbandoned: ({ seat, tile, coins: returned }, name) =>
    `${name(seat)} se vzdává ${tileGen(tile)}; ${comeBack(returned)}.`,
  SupplyRoundEnded: () => undefined,

  ScoresCounted: ({ scores }, name) =>
    `Body: ${scores
      .map(({ power, population, score }, seat) => `${name(seat)} **${score}** (moc ${power}, obyvatelstvo ${population})`)
      .join(', ')}.`,
  LevelEnded: ({ level, target, score, won }) =>
    `**Úroveň ${level} je ${won ? 'vyhraná' : 'prohraná'}**: ${points(score)}, bylo třeba ${target}.`,
  BonusChosen: ({ good }) => `Od teď přináší každé kolo navíc 1 ${GOOD_NAMES[good]}.`,
  GameEnded: ({ winners, reason }, name) => `**Konec hry.** ${tellOutcome({ winners, reason }, name)}`,
};

/** One line of the log for an event as its reader may see it; `undefined` for what other lines already say. */
export const tellPeloponnesEvent = (event: Event, name: NameSeat, byItself = false): string | undefined =>
  (TELLINGS[event.type] as (event: Event, name: NameSeat, byItself: boolean) => string | undefined)(event, name, byItself);
