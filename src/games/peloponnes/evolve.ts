import type { Draft } from '#engine/draft.ts';
import { changeAsking, changeSeat, gain, goTo, pay, removeTiles, takeOffTheRows, withChit, withoutTiles } from './changes.ts';
import { FULL_STACKS } from './data/tiles.ts';
import type { Event, EventOf } from './events.ts';
import { minus, NO_GOODS, plus } from './goods.ts';
import { draftOf } from './records.ts';
import { BARE_SEAT, INITIAL_STATE, NO_CHITS, type Now, type Offers, type SeatState, type State } from './state.ts';

/** Folds one event, without rules, chance or rejections. */
export const evolve = (state: State, event: Event): State =>
  applyTo(draftOf(event.type === 'GameBegan' ? INITIAL_STATE : state), event);

/** Folds one event into a draft state; nested values are replaced, never mutated. Returns the same draft. */
export const applyTo = <Type extends Event['type']>(draft: Draft<State>, event: EventOf<Type>): Draft<State> =>
  (FOLDS as Folds<Type>)[event.type as Type](draft, event);

/** How each type of event folds into a draft. */
type Folds<Type extends Event['type'] = Event['type']> = {
  readonly [Each in Type]: (draft: Draft<State>, event: EventOf<Each>) => Draft<State>;
};

/** Gives the seat `start`, and nothing else. */
const begin = (own: Draft<SeatState>, { start }: EventOf<'CivilisationDealt' | 'LevelBegan'>): void => {
  own.goods = plus(NO_GOODS, start);
  own.lands = [];
  own.buildings = [];
  own.marked = [];
};

const roundBegan = (draft: Draft<State>, round: number): Draft<State> => {
  draft.round = round;
  draft.auction = [];
  draft.conquest = [];
  draft.offers = [];
  draft.chitsOfRound = 0;
  return goTo(draft, { phase: 'revealing' });
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

/** Returns the draft with this queue and pushed-out offer, if offers are being made. */
const offersWith = (draft: Draft<State>, from: (now: Offers) => Omit<Offers, 'phase'>): Draft<State> =>
  draft.now.phase === 'offers' ? goTo(draft, { phase: 'offers', ...from(draft.now) }) : draft;

/** Removes the first of the queue, who has made an offer or passed. */
const turnTaken = (draft: Draft<State>): Draft<State> =>
  offersWith(draft, ({ queue }) => ({ queue: queue.slice(1), pushedOut: undefined }));

const pushedOutSettled = (draft: Draft<State>): Draft<State> =>
  offersWith(draft, ({ queue }) => ({ queue, pushedOut: undefined }));

/** Puts an offer on its tile, in place of the one there. */
const offered = (draft: Draft<State>, { seat, tile, coins }: EventOf<'BidPlaced' | 'BidMoved'>): Draft<State> => {
  draft.offers = [...draft.offers.filter((offer) => offer.tile !== tile), { tile, seat, coins }];
  return draft;
};

const buildingPlaced = (
  draft: Draft<State>,
  { type, seat, tile, paid }: EventOf<'BuildingPaid' | 'BuildingMarked'>,
): Draft<State> =>
  changeSeat(takeOffTheRows(draft, tile), seat, (own) => {
    own.goods = minus(own.goods, paid);
    own.buildings = [...own.buildings, tile];
    if (type === 'BuildingMarked') own.marked = [...own.marked, tile];
  });

const FOLDS: Folds = {
  GameBegan: (draft, { seats, options }) => {
    draft.options = options;
    const bare: SeatState[] = [];
    while (bare.length < seats) bare.push(BARE_SEAT);
    draft.seats = bare;
    return draft;
  },
  CivilisationDealt: (draft, event) =>
    changeSeat(draft, event.seat, (own) => {
      own.civilisation = event.civilisation;
      begin(own, event);
    }),
  OrderSettled: (draft, { order }) => {
    draft.order = order;
    return draft.now.phase === 'offers' ? goTo(draft, { phase: 'placing', asked: [], chosen: [], notes: [] }) : draft;
  },
  LevelBegan: (draft, event) => {
    roundBegan(draft, 0);
    draft.stacks = FULL_STACKS;
    draft.chits = NO_CHITS;
    draft.campaign = { level: event.level, target: event.target, bonuses: draft.campaign?.bonuses ?? [] };
    draft.now = { phase: 'unstarted' };
    return changeSeat(draft, event.seat, (own) => begin(own, event));
  },
  RoundBegan: (draft, { round }) => roundBegan(draft, round),
  TilesRevealed: (draft, { auction, conquest }) => {
    draft.auction = [...draft.auction, ...auction];
    draft.conquest = [...draft.conquest, ...conquest];
    draft.stacks = withoutTiles(draft.stacks, [...auction, ...conquest]);
    return draft;
  },
  StepBegan: (draft, event) => goTo(draft, stepBegan(draft, event)),
  BidPlaced: (draft, event) => turnTaken(offered(pay(draft, event.seat, event.paid), event)),
  BidPushedOut: (draft, { seat, tile, coins }) => offersWith(draft, ({ queue }) => ({ queue, pushedOut: { tile, seat, coins } })),
  BidMoved: (draft, event) => pushedOutSettled(offered(draft, event)),
  BidWithdrawn: (draft, { seat, coins, gained }) => pushedOutSettled(gain(draft, seat, { coins: coins + gained })),
  BidPassed: (draft, { seat, gained }) => turnTaken(gain(draft, seat, { coins: gained })),
  ChoiceAsked: (draft, { seats }) => changeAsking(draft, ({ chosen, notes }) => ({ asked: seats, chosen, notes })),
  ChoiceNoted: (draft, { command }) =>
    changeAsking(draft, ({ asked, chosen, notes }) => ({ asked, chosen, notes: [...notes, command] })),
  Chosen: (draft, { seat, command }) =>
    changeAsking(draft, ({ asked, chosen, notes }) => ({
      asked,
      chosen: [...chosen, seat],
      notes: command ? [...notes, command] : notes,
    })),
  LandPlaced: (draft, { seat, tile }) =>
    changeSeat(takeOffTheRows(draft, tile), seat, (own) => {
      own.lands = [...own.lands, tile];
    }),
  BuildingPaid: buildingPlaced,
  BuildingMarked: buildingPlaced,
  TileLost: (draft, { tile }) => takeOffTheRows(draft, tile),
  GainsTaken: (draft, { seat, gains }) => gain(draft, seat, gains),
  IncomeCollected: (draft, { seat, gains }) => gain(draft, seat, gains),
  ChitTurned: (draft, { chit }) => {
    draft.chits = withChit(draft.chits, chit);
    draft.chitsOfRound++;
    return draft;
  },
  DisasterStruck: (draft, { disaster, protected: safe }) =>
    goTo(draft, { phase: 'disaster', disaster, protected: safe, asked: [], chosen: [], notes: [] }),
  LossSuffered: (draft, { seat, paid }) => pay(draft, seat, paid),
  DisasterPaid: (draft, { seat, tiles, paid, coins = 0 }) =>
    changeSeat(draft, seat, (own) => {
      removeTiles(own, tiles);
      own.goods = plus(minus(own.goods, paid), { coins });
    }),
  DisasterEnded: (draft) => goTo(draft, { phase: 'chits' }),
  SupplyRoundBegan: (draft, { tile }) =>
    goTo(draft, { phase: 'feeding', final: tile === undefined, asked: [], chosen: [], notes: [] }),
  InhabitantsFed: (draft, { seat, paid, starved }) =>
    changeSeat(draft, seat, (own) => {
      own.goods = minus(minus(own.goods, paid), { inhabitants: starved });
    }),
  BuildingFinished: (draft, { seat, tile, paid, coins }) =>
    changeSeat(draft, seat, (own) => {
      own.goods = plus(minus(own.goods, paid), { coins });
      own.marked = own.marked.filter((id) => id !== tile);
    }),
  BuildingAbandoned: (draft, { seat, tile, coins }) =>
    changeSeat(draft, seat, (own) => {
      removeTiles(own, [tile]);
      own.goods = plus(own.goods, { coins });
    }),
  SupplyRoundEnded: (draft) => goTo(draft, { phase: isFinal(draft.now) ? 'scoring' : 'revealing' }),
  ScoresCounted: (draft) => draft,
  LevelEnded: (draft, { level }) => goTo(draft, { phase: 'bonus', level }),
  BonusChosen: (draft, { good }) => {
    const { campaign } = draft;
    if (campaign) draft.campaign = { level: campaign.level, target: campaign.target, bonuses: [...campaign.bonuses, good] };
    return draft;
  },
  GameEnded: (draft, { winners, reason }) => goTo(draft, { phase: 'ended', outcome: { winners, reason } }),
};
