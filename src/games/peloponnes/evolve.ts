import type { Draft } from '#engine/draft.ts';
import { changeAsking, changeSeat, gain, goTo, pay, removeTiles, takeOffTheRows, withChit, withoutTiles } from './changes.ts';
import { FULL_STACKS } from './data/tiles.ts';
import type { Event, EventOf } from './events.ts';
import { minus, NO_GOODS, plus } from './goods.ts';
import { draftOf } from './records.ts';
import { BARE_SEAT, INITIAL_STATE, NO_CHITS, type Now, type SeatState, type State } from './state.ts';

/** Folds one event, without rules, chance or rejections. */
export const evolve = (state: State, event: Event): State =>
  applyTo(draftOf(event.type === 'GameBegan' ? INITIAL_STATE : state), event);

/** Folds one event into a draft state; nested values are replaced, never mutated. Returns the same draft. */
export const applyTo = (draft: Draft<State>, event: Event): Draft<State> => {
  switch (event.type) {
    case 'GameBegan':
      return gameBegan(draft, event);
    case 'CivilisationDealt':
      return changeSeat(draft, event.seat, (own) => {
        own.civilisation = event.civilisation;
        begin(own, event);
      });
    case 'OrderSettled':
      return orderSettled(draft, event);
    case 'LevelBegan':
      return levelBegan(draft, event);
    case 'RoundBegan':
      return roundBegan(draft, event.round);
    case 'TilesRevealed':
      return tilesRevealed(draft, event);
    case 'StepBegan':
      return goTo(draft, stepBegan(draft, event));
    case 'BidPlaced':
      return turnTaken(offered(pay(draft, event.seat, event.paid), event));
    case 'BidPushedOut':
      return bidPushedOut(draft, event);
    case 'BidMoved':
      return pushedOutSettled(offered(draft, event));
    case 'BidWithdrawn':
      return pushedOutSettled(gain(draft, event.seat, { coins: event.coins + event.gained }));
    case 'BidPassed':
      return turnTaken(gain(draft, event.seat, { coins: event.gained }));
    case 'LandPlaced':
      return changeSeat(takeOffTheRows(draft, event.tile), event.seat, (own) => {
        own.lands = [...own.lands, event.tile];
      });
    case 'BuildingPaid':
    case 'BuildingMarked':
      return buildingPlaced(draft, event);
    case 'TileLost':
      return takeOffTheRows(draft, event.tile);
    case 'GainsTaken':
    case 'IncomeCollected':
      return gain(draft, event.seat, event.gains);
    case 'ChitTurned':
      return chitTurned(draft, event);
    case 'ScoresCounted':
      return draft;
    case 'LevelEnded':
      return goTo(draft, { phase: 'bonus', level: event.level });
    case 'BonusChosen':
      return bonusChosen(draft, event);
    case 'GameEnded':
      return goTo(draft, { phase: 'ended', outcome: { winners: event.winners, reason: event.reason } });
    default:
      return happenToAll(draft, event);
  }
};

/** Simultaneous choices, disasters and supply rounds. */
type EventOfAll = EventOf<
  | 'ChoiceAsked'
  | 'ChoiceNoted'
  | 'Chosen'
  | 'DisasterStruck'
  | 'LossSuffered'
  | 'DisasterPaid'
  | 'DisasterEnded'
  | 'SupplyRoundBegan'
  | 'InhabitantsFed'
  | 'BuildingFinished'
  | 'BuildingAbandoned'
  | 'SupplyRoundEnded'
>;

const happenToAll = (draft: Draft<State>, event: EventOfAll): Draft<State> => {
  switch (event.type) {
    case 'ChoiceAsked':
      return changeAsking(draft, ({ chosen, notes }) => ({ asked: event.seats, chosen, notes }));
    case 'ChoiceNoted':
      return changeAsking(draft, ({ asked, chosen, notes }) => ({ asked, chosen, notes: [...notes, event.command] }));
    case 'Chosen':
      return chosenAll(draft, event);
    case 'DisasterStruck':
      return goTo(draft, {
        phase: 'disaster',
        disaster: event.disaster,
        protected: event.protected,
        asked: [],
        chosen: [],
        notes: [],
      });
    case 'LossSuffered':
      return pay(draft, event.seat, event.paid);
    case 'DisasterPaid':
      return disasterPaid(draft, event);
    case 'DisasterEnded':
      return goTo(draft, { phase: 'chits' });
    case 'SupplyRoundBegan':
      return goTo(draft, { phase: 'feeding', final: event.tile === undefined, asked: [], chosen: [], notes: [] });
    case 'InhabitantsFed':
      return changeSeat(draft, event.seat, (own) => {
        own.goods = minus(minus(own.goods, event.paid), { inhabitants: event.starved });
      });
    case 'BuildingFinished':
      return buildingFinished(draft, event);
    case 'BuildingAbandoned':
      return changeSeat(draft, event.seat, (own) => {
        removeTiles(own, [event.tile]);
        own.goods = plus(own.goods, { coins: event.coins });
      });
    case 'SupplyRoundEnded':
      return goTo(draft, { phase: isFinal(draft.now) ? 'scoring' : 'revealing' });
  }
};

const gameBegan = (draft: Draft<State>, { seats, options }: EventOf<'GameBegan'>): Draft<State> => {
  draft.options = options;
  const bare: SeatState[] = [];
  while (bare.length < seats) bare.push(BARE_SEAT);
  draft.seats = bare;
  return draft;
};

/** Gives the seat `start`, and nothing else. */
const begin = (own: Draft<SeatState>, { start }: EventOf<'CivilisationDealt' | 'LevelBegan'>): void => {
  own.goods = plus(NO_GOODS, start);
  own.lands = [];
  own.buildings = [];
  own.marked = [];
};

const orderSettled = (draft: Draft<State>, { order }: EventOf<'OrderSettled'>): Draft<State> => {
  draft.order = order;
  return draft.now.phase === 'offers' ? goTo(draft, { phase: 'placing', asked: [], chosen: [], notes: [] }) : draft;
};

const levelBegan = (draft: Draft<State>, event: EventOf<'LevelBegan'>): Draft<State> => {
  roundBegan(draft, 0);
  draft.stacks = FULL_STACKS;
  draft.chits = NO_CHITS;
  draft.campaign = { level: event.level, target: event.target, bonuses: draft.campaign?.bonuses ?? [] };
  draft.now = { phase: 'unstarted' };
  return changeSeat(draft, event.seat, (own) => begin(own, event));
};

const roundBegan = (draft: Draft<State>, round: number): Draft<State> => {
  draft.round = round;
  draft.auction = [];
  draft.conquest = [];
  draft.offers = [];
  draft.chitsOfRound = 0;
  return goTo(draft, { phase: 'revealing' });
};

const tilesRevealed = (draft: Draft<State>, { auction, conquest }: EventOf<'TilesRevealed'>): Draft<State> => {
  draft.auction = [...draft.auction, ...auction];
  draft.conquest = [...draft.conquest, ...conquest];
  draft.stacks = withoutTiles(draft.stacks, [...auction, ...conquest]);
  return draft;
};

const chitTurned = (draft: Draft<State>, { chit }: EventOf<'ChitTurned'>): Draft<State> => {
  draft.chits = withChit(draft.chits, chit);
  draft.chitsOfRound++;
  return draft;
};

const isFinal = (now: Now): boolean => 'final' in now && now.final;

const stepBegan = ({ order, now }: Draft<State>, { step }: EventOf<'StepBegan'>): Now => {
  switch (step) {
    case 'offers':
      return { phase: step, queue: order, pushedOut: undefined };
    case 'income':
      return { phase: step, asked: [], chosen: [], notes: [] };
    case 'chits':
      return { phase: step };
    case 'finishing':
      return { phase: step, final: isFinal(now), asked: [], chosen: [], notes: [] };
  }
};

/** Removes the first of the queue, who has made an offer or passed. */
const turnTaken = (draft: Draft<State>): Draft<State> => {
  const { now } = draft;
  return now.phase === 'offers' ? goTo(draft, { phase: 'offers', queue: now.queue.slice(1), pushedOut: undefined }) : draft;
};

const pushedOutSettled = (draft: Draft<State>): Draft<State> => {
  const { now } = draft;
  return now.phase === 'offers' ? goTo(draft, { phase: 'offers', queue: now.queue, pushedOut: undefined }) : draft;
};

/** Puts an offer on its tile, in place of the one there. */
const offered = (draft: Draft<State>, { seat, tile, coins }: EventOf<'BidPlaced' | 'BidMoved'>): Draft<State> => {
  draft.offers = [...draft.offers.filter((offer) => offer.tile !== tile), { tile, seat, coins }];
  return draft;
};

const bidPushedOut = (draft: Draft<State>, { seat, tile, coins }: EventOf<'BidPushedOut'>): Draft<State> => {
  const { now } = draft;
  return now.phase === 'offers' ? goTo(draft, { phase: 'offers', queue: now.queue, pushedOut: { tile, seat, coins } }) : draft;
};

const chosenAll = (draft: Draft<State>, { seat, command }: EventOf<'Chosen'>): Draft<State> =>
  changeAsking(draft, ({ asked, chosen, notes }) => ({
    asked,
    chosen: [...chosen, seat],
    notes: command ? [...notes, command] : notes,
  }));

const buildingPlaced = (
  draft: Draft<State>,
  { type, seat, tile, paid }: EventOf<'BuildingPaid' | 'BuildingMarked'>,
): Draft<State> =>
  changeSeat(takeOffTheRows(draft, tile), seat, (own) => {
    own.goods = minus(own.goods, paid);
    own.buildings = [...own.buildings, tile];
    if (type === 'BuildingMarked') own.marked = [...own.marked, tile];
  });

const disasterPaid = (draft: Draft<State>, { seat, tiles, paid, coins = 0 }: EventOf<'DisasterPaid'>): Draft<State> =>
  changeSeat(draft, seat, (own) => {
    removeTiles(own, tiles);
    own.goods = plus(minus(own.goods, paid), { coins });
  });

const buildingFinished = (draft: Draft<State>, { seat, tile, paid, coins }: EventOf<'BuildingFinished'>): Draft<State> =>
  changeSeat(draft, seat, (own) => {
    own.goods = plus(minus(own.goods, paid), { coins });
    own.marked = own.marked.filter((id) => id !== tile);
  });

const bonusChosen = (draft: Draft<State>, { good }: EventOf<'BonusChosen'>): Draft<State> => {
  const { campaign } = draft;
  if (campaign) draft.campaign = { level: campaign.level, target: campaign.target, bonuses: [...campaign.bonuses, good] };
  return draft;
};
