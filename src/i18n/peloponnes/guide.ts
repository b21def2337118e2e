import type { Command } from '#games/peloponnes/commands.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { OrderRejectionParams } from '#games/peloponnes/orders/rejections.ts';
import type { RejectionParams } from '#games/peloponnes/rejections.ts';
import type { Disaster } from '#games/peloponnes/types.ts';
import { defineGuide, NOT_A_LIST } from '../guide.ts';

const PAID: readonly Disaster[] = ['earthquake', 'tempest'];

const KINDS: ReadonlyMap<string, 'land' | 'building'> = new Map(TILES.map(({ id, kind }) => [id, kind]));

/** To which sections each of the rules leads, in the order of the contents. */
const RELATED = {
  goal: ['ending', 'income', 'supply', 'buildings'],
  setUp: ['round', 'income', 'options', 'alone'],
  round: ['rows', 'offers', 'buildings', 'income', 'disasters'],
  rows: ['offers', 'conquest', 'supply', 'round'],
  offers: ['pushedOut', 'conquest', 'passing', 'luxury', 'halfCoin'],
  conquest: ['offers', 'pushedOut', 'rows'],
  pushedOut: ['offers', 'passing', 'conquest', 'plans'],
  passing: ['offers', 'pushedOut', 'turnOrder'],
  turnOrder: ['offers', 'passing', 'halfCoin'],
  halfCoin: ['offers', 'turnOrder', 'options'],
  buildings: ['markers', 'luxury', 'finishing', 'stores', 'goal'],
  markers: ['buildings', 'finishing', 'givingUp', 'luxury'],
  lands: ['income', 'offers', 'givingUp', 'goal'],
  stores: ['luxury', 'income', 'buildings'],
  income: ['stores', 'luxury', 'lands', 'goal', 'setUp'],
  luxury: ['stores', 'buildings', 'givingUp', 'supply', 'offers'],
  disasters: ['givingUp', 'luxury', 'buildings', 'round'],
  givingUp: ['disasters', 'luxury', 'markers', 'house.atOnce'],
  supply: ['finishing', 'luxury', 'rows', 'ending'],
  finishing: ['supply', 'markers', 'buildings', 'luxury'],
  ending: ['goal', 'supply', 'disasters'],
  alone: ['campaign', 'offers', 'rows', 'goal'],
  campaign: ['alone', 'goal', 'rows'],
  options: ['halfCoin', 'supply', 'markers', 'campaign', 'house.lobby'],
  plans: ['offers', 'pushedOut', 'givingUp', 'house.orders'],
} as const;

export type Section = keyof typeof RELATED;

/** Where the rules of Peloponnes lead. */
export const guide = defineGuide<Section, Command['type'], RejectionParams & OrderRejectionParams, Disaster>({
  related: RELATED,
  relatedToEntry: (key) => {
    const kind = KINDS.get(key);
    if (kind !== undefined) return kind === 'land' ? ['lands', 'offers'] : ['buildings', 'offers', 'markers'];
    if (PAID.includes(key as Disaster)) return ['givingUp', 'disasters', 'luxury'];
    return /^(drought|plague|decline)$/.test(key) ? ['disasters', 'luxury'] : ['setUp', 'income'];
  },
  why: {
    ...NOT_A_LIST,
    notACommand: 'house.moving',
    unknownCommand: 'house.moving',
    missingField: 'house.moving',
    unknownField: 'house.moving',
    wrongField: 'house.moving',
    noSuchSeat: 'house.seatsChanging',
    notStarted: 'house.lobby',
    gameOver: 'goal',
    notYourTurn: 'round',
    alreadyChosen: 'house.atOnce',
    notThisStep: 'round',
    tileNotOffered: 'rows',
    bidTooLow: 'offers',
    bidNotThePrice: 'conquest',
    tileTaken: 'conquest',
    bidUnpayable: 'luxury',
    bidUnchangeable: 'pushedOut',
    pushedOutFirst: 'pushedOut',
    notPushedOut: 'passing',
    notThisTile: 'buildings',
    buildingUnpayable: 'buildings',
    markerUnpayable: 'markers',
    tileNotForgoable: 'buildings',
    disasterUnpayable: 'givingUp',
    feedingNotSo: 'supply',
    ordersNeedOthers: 'alone',
    notThatRound: 'plans',
    tileNotToCome: 'rows',
    limitsCross: 'plans',
    tileOfAnother: 'plans',
    notABuilding: 'buildings',
    alreadyPaid: 'finishing',
    incomeNotOfChoice: 'income',
    luxuryByTwos: 'supply',
    feedingIsForced: 'options',
    noWayLeft: 'buildings',
    markedUnpayable: 'finishing',
    nothingToGiveUp: ({ disaster }) => disaster,
  },
  help: {
    moves: {
      PlaceBid: 'offers',
      PassBid: 'passing',
      WithdrawBid: 'pushedOut',
      PayBuilding: 'buildings',
      MarkBuilding: 'markers',
      ForgoTile: 'buildings',
      ChooseIncome: 'income',
      GiveUpTile: 'givingUp',
      PayDisaster: 'givingUp',
      FeedInhabitants: 'supply',
      AbandonBuilding: 'finishing',
      ChooseBonus: 'campaign',
    },
    costs: ['offers', 'buildings', 'luxury', 'supply', 'disasters'],
    winning: ['goal', 'ending', 'income'],
    explain: ['rows', 'stores', 'disasters', 'buildings'],
    waiting: ['round', 'plans', 'house.orders'],
  },
});
