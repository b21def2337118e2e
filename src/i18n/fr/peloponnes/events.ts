import { CONQUEST_SURCHARGE, ROUNDS } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Event, EventOf } from '#games/peloponnes/events.ts';
import type { Amounts, Disaster, TileId } from '#games/peloponnes/types.ts';
import { protectorsFrom } from '../../peloponnes/lists.ts';
import type { NameSeat } from '../../sentences.ts';
import { de, opening } from '../grammar.ts';
import { choiceWords } from './choices.ts';
import { tellOutcome } from './outcome.ts';
import { ofTile, TheTile, theTile, tileName, toTile } from './tiles.ts';
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

/** "1 pièce revient": from markers. */
const comeBack = (amount: number): string => `${coins(amount)} ${amount > 1 ? 'reviennent' : 'revient'}`;

/** "Marché (3), Route (1)": tiles and the least that may be offered. */
const withPrices = (tiles: readonly TileId[], surcharge: number): string =>
  tiles.map((tile) => `${tileName(tile)} (${tileOf(tile).least + surcharge})`).join(', ');

const tilesRevealed: Telling<'TilesRevealed'> = ({ auction, conquest }) =>
  `${[
    ...(auction.length === 0 ? [] : [`Tuiles révélées : ${withPrices(auction, 0)}`]),
    ...(conquest.length === 0 ? [] : [`Rangée de conquête : ${withPrices(conquest, CONQUEST_SURCHARGE)}`]),
  ].join('. ')}.`;

const bidPlaced: Telling<'BidPlaced'> = ({ seat, tile, coins: offered, paid }, name) =>
  `${name(seat)} offre ${coins(offered)} pour ${theTile(tile)}${
    paid.luxury === undefined ? '' : `, avec ${luxuryGoods(paid.luxury)} à la place de certaines`
  }.`;

const LOST: Readonly<Record<EventOf<'TileLost'>['why'], (tile: TileId, who: string) => string>> = {
  noMatch: (tile, who) => `${TheTile(tile)} ne s’accorde pas avec le dernier terrain ${de(who)} et est perdu.`,
  notPayable: (tile, who) => `${who} ne peut ni payer ${theTile(tile)} ni y poser une pièce : le bâtiment est perdu.`,
  forgone: (tile, who) => `${who} renonce ${toTile(tile)}.`,
};

const incomeCollected: Telling<'IncomeCollected'> = ({ seat, gains, overflow, chosen = [] }, name) => {
  const picked = chosen.map(({ tile, good }) => `${tileName(tile)} : ${GOOD_NAMES[good]}`).join(', ');
  const income = amountsOf(gains, overflow);
  return `Revenus ${de(name(seat))}${picked === '' ? '' : ` (${picked})`} : ${income === '' ? 'rien' : income}.`;
};

const disasterPaid: Telling<'DisasterPaid'> = ({ seat, disaster, tiles, kept, paid, coins: returned }, name) => {
  const tileWords = disaster === 'earthquake' ? buildings : lands;
  const parts = [
    ...(kept === 0 ? [] : [`paye ${amountsOf(paid)} pour ${tileWords(kept)}`]),
    ...(tiles.length === 0 ? [] : [`abandonne ${all(tiles.map(theTile))}`]),
  ];
  return `${name(seat)} ${parts.join(' et ')}${returned === undefined ? '' : ` ; ${comeBack(returned)}`}.`;
};

/** "protection : l’Aqueduc ou le Puits": one of them, or both. */
const keptOffBy = (disaster: Disaster): string => `protection : ${any(protectorsFrom(disaster).map(theTile))}`;

const fed = (paid: Amounts): string => (amountsOf(paid) === '' ? '' : ` nourrit ses habitants avec ${amountsOf(paid)}`);

const inhabitantsFed: Telling<'InhabitantsFed'> = ({ seat, paid, starved }, name) => {
  const hungry = starved === 0 ? '' : `${inhabitants(starved)} ${starved === 1 ? 'meurt' : 'meurent'} de faim`;
  if (fed(paid) === '')
    return hungry === '' ? `${name(seat)} n’a personne à nourrir.` : `${name(seat)} n’a pas de nourriture : ${hungry}.`;
  return `${name(seat)}${fed(paid)}${hungry === '' ? '' : ` ; ${hungry}`}.`;
};

const TELLINGS: Tellings = {
  GameBegan: () => undefined,
  CivilisationDealt: ({ seat, civilisation, start }, name) =>
    `${name(seat)} dirige ${CIVILISATION_NAMES[civilisation]} et commence avec ${amountsOf(start)}.`,
  OrderSettled: ({ order }, name) => (order.length === 1 ? undefined : `Ordre du tour : ${order.map(name).join(', ')}.`),
  LevelBegan: ({ seat, level, target, start }, name) =>
    `**Niveau ${level} de la campagne** – ${points(target)} à atteindre ; ${name(seat)} commence avec ${amountsOf(start)}.`,
  RoundBegan: ({ round }) => `**Tour ${round} sur ${ROUNDS}**`,
  TilesRevealed: tilesRevealed,
  StepBegan: () => undefined,

  BidPlaced: bidPlaced,
  BidPushedOut: ({ seat, tile, coins: offered }, name) =>
    `L’offre ${de(name(seat))} (${coins(offered)}) est délogée ${ofTile(tile)}.`,
  BidMoved: ({ seat, tile, coins: offered }, name) => `${name(seat)} déplace ${coins(offered)} vers ${theTile(tile)}.`,
  BidWithdrawn: ({ seat, coins: offered, gained }, name, byItself) =>
    byItself
      ? `${name(seat)} n’a aucune tuile vers laquelle déplacer ${coins(offered)} : tout revient, avec ${gained} de plus de la banque.`
      : `${name(seat)} retire ${coins(offered)} et en reçoit ${gained} de plus de la banque.`,
  BidPassed: ({ seat, gained }, name, byItself) =>
    `${name(seat)} ${byItself ? 'n’a rien à offrir' : 'passe'} et prend ${coins(gained)}.`,

  ChoiceAsked: () => undefined,
  ChoiceNoted: ({ command }) => `Tu choisis : ${choiceWords(command)}.`,
  Chosen: ({ seat, command }, name) =>
    command === undefined ? `${name(seat)} a choisi.` : `Tu choisis : ${choiceWords(command)}. C’est tout.`,

  LandPlaced: ({ seat, tile }, name) => `${name(seat)} ajoute ${theTile(tile)}.`,
  BuildingPaid: ({ seat, tile, paid }, name) => `${name(seat)} construit ${theTile(tile)} pour ${amountsOf(paid)}.`,
  BuildingMarked: ({ seat, tile, paid }, name) =>
    `${name(seat)} construit ${theTile(tile)} avec une pièce dessus${
      paid.luxury === undefined ? '' : `, pour ${luxuryGoods(paid.luxury)}`
    } ; le prochain ravitaillement demande ${amountsOf(tileOf(tile).cost)}, sinon le bâtiment est perdu.`,
  TileLost: ({ seat, tile, why }, name) => LOST[why](tile, name(seat)),
  GainsTaken: ({ seat, tile, gains, overflow }, name) =>
    changesOf(gains) === '' ? undefined : `${name(seat)} ${changesOf(gains, overflow)} avec ${theTile(tile)}.`,
  IncomeCollected: incomeCollected,

  ChitTurned: ({ chit }) =>
    chit === 'blank' ? 'Le jeton vierge est révélé : il ne se passe rien.' : `Un jeton est révélé : ${DISASTER_NAMES[chit]}.`,
  DisasterStruck: ({ disaster, protected: safe }, name) =>
    `**${opening(theDisaster(disaster))} frappe !**${safe.length === 0 ? '' : ` À l’abri : ${names(safe, name)} (${keptOffBy(disaster)}).`}`,
  LossSuffered: ({ seat, disaster, paid }, name) =>
    amountsOf(paid) === ''
      ? `Avec ${theDisaster(disaster)}, ${name(seat)} n’a rien à perdre.`
      : `Avec ${theDisaster(disaster)}, ${name(seat)} perd ${amountsOf(paid)}.`,
  DisasterPaid: disasterPaid,
  DisasterEnded: () => undefined,

  SupplyRoundBegan: ({ tile }) =>
    tile === undefined ? '**Le dernier ravitaillement**' : `**Ravitaillement** : ${theTile(tile)} l’amène.`,
  InhabitantsFed: inhabitantsFed,
  BuildingFinished: ({ seat, tile, paid, coins: returned }, name) =>
    `${name(seat)} paye ${amountsOf(paid)} pour ${theTile(tile)} ; ${comeBack(returned)}.`,
  BuildingAbandoned: ({ seat, tile, coins: returned }, name) => `${name(seat)} renonce ${toTile(tile)} ; ${comeBack(returned)}.`,
  SupplyRoundEnded: () => undefined,

  ScoresCounted: ({ scores }, name) =>
    `Scores : ${scores
      .map(({ power, population, score }, seat) => `${name(seat)} **${score}** (puissance ${power}, population ${population})`)
      .join(', ')}.`,
  LevelEnded: ({ level, target, score, won }) =>
    `**Le niveau ${level} est ${won ? 'gagné' : 'perdu'}** avec ${points(score)} ; il en fallait ${target}.`,
  BonusChosen: ({ good }) => `Désormais, chaque tour apporte 1 ${GOOD_NAMES[good]} de plus.`,
  GameEnded: ({ winners, reason }, name) => `**La partie est terminée.** ${tellOutcome({ winners, reason }, name)}`,
};

/** One line of the log for an event as its reader may see it; `undefined` for what other lines already say. */
export const tellPeloponnesEvent = (event: Event, name: NameSeat, byItself = false): string | undefined =>
  (TELLINGS[event.type] as (event: Event, name: NameSeat, byItself: boolean) => string | undefined)(event, name, byItself);
