import {
  CHITS_TO_STRIKE,
  COINS_PER_POINT,
  LUXURY_FOR_ONE,
  PASS_COINS,
  POINTS_PER_INHABITANT,
  STORES,
  WITHDRAW_COINS,
} from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { DISASTERS } from '../../peloponnes/lists.ts';
import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { exposedTo, faceUp, pairsFor } from '../../peloponnes/reckoning.ts';
import type { NameSeat } from '../../sentences.ts';
import { asList } from '../changes.ts';
import { changesIn } from '../peloponnes/picture.ts';
import { chitsInShort } from '../peloponnes/table.ts';
import { tileName } from '../peloponnes/tiles.ts';
import { all, amountsOf, coins, DISASTER_NAMES, inhabitants, luxuryGoods, points, tiles } from '../peloponnes/words.ts';

/** "Market from 3 coins", "Market: more than Ada’s 5 coins", "Bridge exactly 4 coins". */
const offerFor = ({ tile, least, fixed, offer }: RowTileView, name: NameSeat): string => {
  if (offer !== undefined) {
    const standing = `${name(offer.seat)}’s ${coins(offer.coins)}${offer.half ? ' and a half' : ''}`;
    return fixed ? `${tileName(tile)}: taken, for ${standing}` : `${tileName(tile)}: more than ${standing}`;
  }
  return `${tileName(tile)} ${fixed ? 'exactly' : 'from'} ${coins(least)}`;
};

const offerLines = (view: View, name: NameSeat): readonly string[] =>
  view.phase !== 'offers'
    ? []
    : [
        `**Offers** – ${faceUp(view)
          .map((tile) => offerFor(tile, name))
          .join('; ')}.`,
        view.pushedOut === undefined
          ? `Passing brings ${coins(PASS_COINS)} and no tile.`
          : `Withdrawing brings the ${coins(view.pushedOut.coins)} back and ${WITHDRAW_COINS} more, and no tile.`,
      ];

const purseLine = ({ goods }: SeatView): string => {
  const more = Math.floor(goods.luxury / LUXURY_FOR_ONE);
  return `**You have** ${all([coins(goods.coins), ...(more > 0 ? [`${luxuryGoods(goods.luxury)}, which stand in for ${more} of what is missing`] : [])])}.`;
};

const markedLine = ({ buildings }: SeatView): readonly string[] => {
  const marked = buildings.flatMap(({ tile, marked: isMarked }) =>
    isMarked ? [`${tileName(tile)} ${amountsOf(tileOf(tile).cost)}`] : [],
  );
  return marked.length === 0 ? [] : [`**Not paid yet**, in the next supply round – ${marked.join('; ')}.`];
};

const supplyLine = ({ goods }: SeatView): string => {
  const missing = goods.inhabitants - goods.food;
  const rest = missing > 0 ? `: ${missing} more than you have` : '';
  return `**A supply round** eats ${goods.inhabitants} food, 1 for each inhabitant${rest}.`;
};

/** What the two disasters that are paid would ask, as long as they are to come. */
const disasterLines = ({ chits }: View, own: SeatView): readonly string[] =>
  (['earthquake', 'tempest'] as const).flatMap((disaster) => {
    const exposed = exposedTo(disaster, own).length;
    if (chits[disaster] >= CHITS_TO_STRIKE || exposed === 0 || own.protectedFrom.includes(disaster)) return [];
    return [
      `**If ${DISASTER_NAMES[disaster]} strikes** (chits: ${chits[disaster]} of ${CHITS_TO_STRIKE}), keeping your ${tiles(exposed)} takes ${amountsOf(pairsFor(disaster, exposed))}.`,
    ];
  });

const chitLine = (view: View): string => {
  const turned = chitsInShort(view);
  return `**Chits** – a row of ${CHITS_TO_STRIKE} dots for each disaster: ${all(DISASTERS.map((each) => DISASTER_NAMES[each]))}; the third one strikes. ${turned === undefined ? 'None is turned up yet.' : `Turned up: ${turned}.`}`;
};

const worthLine = (view: View, seat: number | undefined): string => {
  const own = seat === undefined ? undefined : view.seats[seat];
  const yours =
    own?.civilisation === undefined
      ? ''
      : ` You have power ${own.worth.power} and population ${own.worth.population}: ${points(own.worth.score)}.`;
  return `**Values** – the grey person is the population, ${POINTS_PER_INHABITANT} for each inhabitant, the crown the power; the lower one is underlined and counts.${yours}`;
};

/** What the signs of the last moves tell. */
const changed = (told: readonly Event[], name: NameSeat): readonly string[] => {
  const lines = changesIn(told, name);
  if (lines.length === 0) return ['**Signs of what happened** – none yet: no tile has come or gone.'];
  return [
    '**Signs of what happened** – stamps and small signs: new, paid off, lost; and what a disaster took, or a shield where a building kept it off.',
    ...asList(lines),
  ];
};

/** What to do, what it costs and what is drawn in Peloponnes, in English. */
export const peloponnes: PeloponnesMessages['help'] = {
  moves: {
    PlaceBid: 'Offer coins for a tile; in the conquest row it is yours at once.',
    PassBid: 'Take coins from the bank instead of a tile.',
    WithdrawBid: 'Take back the coins that were pushed out, and one more.',
    PayBuilding: 'Pay for the building in wood and stone, so that it is yours for good.',
    MarkBuilding: 'Put a coin on it now, and pay for it in the next supply round.',
    ForgoTile: 'Let the building go, and keep your luxury goods.',
    ChooseIncome: 'Say what the building brings you this round.',
    GiveUpTile: 'Let a tile go, and pay only for those you keep.',
    PayDisaster: 'Pay for all the tiles you keep.',
    FeedInhabitants: 'Say how many luxury goods feed those for whom food is missing.',
    AbandonBuilding: 'Let a building go that is not paid yet; its coin comes back.',
    ChooseBonus: 'Choose what each round brings you from the next level on.',
  },
  costs: (view, seat, name) => {
    const own = seat === undefined ? undefined : view.seats[seat];
    return [
      ...(own === undefined ? [] : [purseLine(own)]),
      ...offerLines(view, name),
      ...(own === undefined ? [] : [...markedLine(own), supplyLine(own), ...disasterLines(view, own)]),
      '`/peloponnes card` tells what a building costs in wood and stone.',
    ];
  },
  winning: ({ campaign, seats }) => [
    `After the eighth round the lower of your two values is your score: power, the points of your tiles and 1 for each ${COINS_PER_POINT} coins, and population, ${POINTS_PER_INHABITANT} for each inhabitant.`,
    campaign !== undefined
      ? `Level ${campaign.level} takes ${points(campaign.target)}; five levels win the campaign.`
      : seats.length === 1
        ? 'Playing alone, the score is what you have to be proud of.'
        : 'The highest score wins; of equals the one with the higher other value, then with more coins.',
    `Let both grow: ${inhabitants(1)} is worth as much to the one as ${points(POINTS_PER_INHABITANT)} of power to the other. Keep food for the supply rounds.`,
  ],
  legend: (view, seat, name, told) => [
    '**Head** – the round among A, B and C, how many tiles the stack still holds, and the turn order; below it those who still choose, and whom the match waits for.',
    chitLine(view),
    `**Tiles** – gold with a plus is the least offer${view.conquest.length > 0 ? ', a dark disc the exact price' : ''}; wine red is power. The hammer is what a building costs, the arrows what it brings each round, a plus what it brings once; a shield keeps a disaster off. An offer stands below, with the mark of whose it is.`,
    `**Goods** – coins, wood, stone, food, luxury goods and inhabitants, with what the next income adds; the bar is the store: ${amountsOf(STORES)}.`,
    worthLine(view, seat),
    '**Your row** – the civilisation in the middle, buildings to the left, lands to the right. A dashed frame with a coin is not paid yet; the hammer says what it takes.',
    '**Golden frame** – whoever is asked now.',
    ...changed(told, name),
  ],
};
