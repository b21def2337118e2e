import { changeAsking, changeSeat, gain, offTheRows, pay, removeTiles } from './changes.ts';
import { FULL_STACKS } from './data/tiles.ts';
import type { Event, EventOf } from './events.ts';
import { NO_GOODS, plus } from './goods.ts';
import { withChit, withoutTiles, withParts } from './records.ts';
import { BARE_SEAT, INITIAL_STATE, NO_CHITS, type Now, type SeatState, type State } from './state.ts';

/** Folds one event, as it is: no rules, no luck, no refusal. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'GameBegan':
      return gameBegan(event);
    case 'CivilisationDealt':
      return changeSeat(state, event.seat, () => ({ ...bare(event.start), civilisation: event.civilisation }));
    case 'OrderSettled':
      return orderSettled(state, event);
    case 'LevelBegan':
      return levelBegan(state, event);
    case 'RoundBegan':
      return roundBegan(state, event);
    case 'TilesRevealed':
      return tilesRevealed(state, event);
    case 'StepBegan':
      return withParts(state, { now: stepBegan(state, event) });
    case 'BidPlaced':
      return bidPlaced(state, event);
    case 'BidPushedOut':
      return bidPushedOut(state, event);
    case 'BidMoved':
      return bidMoved(state, event);
    case 'BidWithdrawn':
      return pushedOutSettled(gain(state, event.seat, { coins: event.coins + event.gained }));
    case 'BidPassed':
      return turnTaken(gain(state, event.seat, { coins: event.gained }));
    case 'ChoiceAsked':
      return changeAsking(state, () => ({ asked: event.seats }));
    case 'ChoiceNoted':
      return changeAsking(state, (now) => ({ notes: [...now.notes, event.command] }));
    case 'Chosen':
      return chosen(state, event);
    case 'LandPlaced':
      return changeSeat(offTheRows(state, event.tile), event.seat, ({ lands }) => ({ lands: [...lands, event.tile] }));
    case 'BuildingPaid':
      return pay(buildingPlaced(state, event), event.seat, event.paid);
    case 'BuildingMarked':
      return buildingMarked(state, event);
    case 'TileLost':
      return offTheRows(state, event.tile);
    case 'GainsTaken':
    case 'IncomeCollected':
      return gain(state, event.seat, event.gains);
    case 'ChitTurned':
      return withParts(state, {
        chits: withChit(state.chits, event.chit),
        chitsOfRound: state.chitsOfRound + 1,
      });
    case 'DisasterStruck':
      return withParts(state, {
        now: { phase: 'disaster', disaster: event.disaster, protected: event.protected, ...UNASKED },
      });
    case 'LossSuffered':
      return pay(state, event.seat, event.paid);
    case 'DisasterPaid':
      return disasterPaid(state, event);
    case 'DisasterEnded':
      return withParts(state, { now: { phase: 'chits' } });
    case 'SupplyRoundBegan':
      return withParts(state, { now: { phase: 'feeding', final: event.tile === undefined, ...UNASKED } });
    case 'InhabitantsFed':
      return gain(pay(state, event.seat, event.paid), event.seat, { inhabitants: -event.starved });
    case 'BuildingFinished':
      return buildingFinished(state, event);
    case 'BuildingAbandoned':
      return gain(removeTiles(state, event.seat, [event.tile]), event.seat, { coins: event.coins });
    case 'SupplyRoundEnded':
      return withParts(state, { now: { phase: isFinal(state.now) ? 'scoring' : 'revealing' } });
    case 'ScoresCounted':
      return state;
    case 'LevelEnded':
      return withParts(state, { now: { phase: 'bonus', level: event.level } });
    case 'BonusChosen':
      return bonusChosen(state, event);
    case 'GameEnded':
      return withParts(state, {
        now: { phase: 'ended', outcome: { winners: event.winners, reason: event.reason } },
      });
  }
};

const UNASKED = { asked: [], chosen: [], notes: [] } as const;

const bare = (start: EventOf<'CivilisationDealt'>['start']): Omit<SeatState, 'civilisation'> => ({
  goods: plus(NO_GOODS, start),
  lands: [],
  buildings: [],
  marked: [],
});

const gameBegan = ({ seats, options }: EventOf<'GameBegan'>): State =>
  withParts(INITIAL_STATE, {
    options,
    seats: Array.from({ length: seats }, () => BARE_SEAT),
  });

const orderSettled = (state: State, { order }: EventOf<'OrderSettled'>): State =>
  withParts(state, { order, now: state.now.phase === 'offers' ? { phase: 'placing', ...UNASKED } : state.now });

const levelBegan = (state: State, { seat, level, target, start }: EventOf<'LevelBegan'>): State =>
  withParts(
    changeSeat(state, seat, () => bare(start)),
    {
      round: 0,
      auction: [],
      conquest: [],
      offers: [],
      stacks: FULL_STACKS,
      chits: NO_CHITS,
      campaign: { level, target, bonuses: state.campaign?.bonuses ?? [] },
      now: { phase: 'unstarted' },
    },
  );

const roundBegan = (state: State, { round }: EventOf<'RoundBegan'>): State =>
  withParts(state, { round, auction: [], conquest: [], offers: [], chitsOfRound: 0, now: { phase: 'revealing' } });

const tilesRevealed = (state: State, { auction, conquest }: EventOf<'TilesRevealed'>): State =>
  withParts(state, {
    auction: [...state.auction, ...auction],
    conquest: [...state.conquest, ...conquest],
    stacks: withoutTiles(state.stacks, [...auction, ...conquest]),
  });

const isFinal = (now: Now): boolean => 'final' in now && now.final;

const stepBegan = ({ order, now }: State, { step }: EventOf<'StepBegan'>): Now => {
  switch (step) {
    case 'offers':
      return { phase: step, queue: order, pushedOut: undefined };
    case 'income':
      return { phase: step, ...UNASKED };
    case 'chits':
      return { phase: step };
    case 'finishing':
      return { phase: step, final: isFinal(now), ...UNASKED };
  }
};

const turnTaken = (state: State): State => {
  const { now } = state;
  return now.phase === 'offers'
    ? withParts(state, { now: { phase: 'offers', queue: now.queue.slice(1), pushedOut: undefined } })
    : state;
};

const pushedOutSettled = (state: State): State => {
  const { now } = state;
  return now.phase === 'offers' ? withParts(state, { now: { phase: 'offers', queue: now.queue, pushedOut: undefined } }) : state;
};

/** The offers with a new one; it takes the place of the one that stood on its tile. */
const offersWith = (state: State, { seat, tile, coins }: EventOf<'BidPlaced'> | EventOf<'BidMoved'>): State =>
  withParts(state, { offers: [...state.offers.filter((offer) => offer.tile !== tile), { tile, seat, coins }] });

const bidPlaced = (state: State, event: EventOf<'BidPlaced'>): State =>
  turnTaken(offersWith(pay(state, event.seat, event.paid), event));

const bidMoved = (state: State, event: EventOf<'BidMoved'>): State => pushedOutSettled(offersWith(state, event));

const bidPushedOut = (state: State, { seat, tile, coins }: EventOf<'BidPushedOut'>): State => {
  const { now } = state;
  if (now.phase !== 'offers') return state;
  return withParts(state, { now: { phase: 'offers', queue: now.queue, pushedOut: { seat, tile, coins } } });
};

const chosen = (state: State, { seat, command }: EventOf<'Chosen'>): State =>
  changeAsking(state, (now) => ({
    chosen: [...now.chosen, seat],
    notes: command ? [...now.notes, command] : now.notes,
  }));

const buildingPlaced = (state: State, { seat, tile }: EventOf<'BuildingPaid'> | EventOf<'BuildingMarked'>): State =>
  changeSeat(offTheRows(state, tile), seat, ({ buildings }) => ({ buildings: [...buildings, tile] }));

const buildingMarked = (state: State, event: EventOf<'BuildingMarked'>): State => {
  const { seat, tile, paid } = event;
  return changeSeat(pay(buildingPlaced(state, event), seat, paid), seat, ({ marked }) => ({ marked: [...marked, tile] }));
};

const disasterPaid = (state: State, { seat, tiles, paid, coins = 0 }: EventOf<'DisasterPaid'>): State =>
  gain(pay(removeTiles(state, seat, tiles), seat, paid), seat, { coins });

const buildingFinished = (state: State, { seat, tile, paid, coins }: EventOf<'BuildingFinished'>): State =>
  changeSeat(gain(pay(state, seat, paid), seat, { coins }), seat, ({ marked }) => ({
    marked: marked.filter((id) => id !== tile),
  }));

const bonusChosen = (state: State, { good }: EventOf<'BonusChosen'>): State =>
  state.campaign ? withParts(state, { campaign: { ...state.campaign, bonuses: [...state.campaign.bonuses, good] } }) : state;
