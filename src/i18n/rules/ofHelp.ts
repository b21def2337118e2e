import type { GamesHelp } from '../help.ts';
import type { Link } from './related.ts';

/** Where the pages of help about a game lead: a kind of move to its section, and the other pages to some. At most five each. */
export const HELP_LINKS: {
  readonly [In in keyof GamesHelp]: {
    readonly moves: Readonly<Record<keyof GamesHelp[In]['moves'], Link<In>>>;
    readonly costs: readonly Link<In>[];
    readonly winning: readonly Link<In>[];
    readonly explain: readonly Link<In>[];
    /** Where nothing is asked of whoever asks. */
    readonly waiting: readonly Link<In>[];
  };
} = {
  cyclades: {
    moves: {
      PlaceBid: 'offerings',
      Recruit: 'recruiting',
      Build: 'building',
      MoveFleets: 'sailing',
      MoveTroops: 'marching',
      PlaceProsperity: 'apollo',
      DiscardBuilding: 'metropolis',
      PlaceMetropolis: 'metropolisPlace',
      Fight: 'battle',
      Retreat: 'retreat',
      SwapCreature: 'creatures',
      UseCreature: 'creatures',
      SellPiece: 'creatureUse',
      PushFleets: 'creatureUse',
      MoveKraken: 'creatureUse',
      FinishCreature: 'creatureUse',
      EndTurn: 'turn',
    },
    costs: ['offerings', 'recruiting', 'building', 'sailing', 'creatures'],
    winning: ['goal', 'metropolis', 'metropolisPlace', 'lastIsland'],
    explain: ['places', 'gods', 'figures', 'income'],
    waiting: ['cycle', 'plans', 'house.orders'],
  },
  peloponnes: {
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
};
