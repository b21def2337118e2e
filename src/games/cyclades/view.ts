import type { Seat, Shown, Viewer } from '#engine/game.ts';
import { goalOf, markersEach, TRACK_COSTS } from './data/figures.ts';
import { dueSeat } from './decide.ts';
import type { Event } from './events.ts';
import { askedIn, defencesIn, defendersIn, minotaurIn } from './rules/battle.ts';
import { deckOf, discountsOf, priceOf } from './rules/creatures/track.ts';
import { allIslands, countMetropolises, fleetsOnBoard, incomeOf, troopsOnBoard } from './rules/holdings.ts';
import { discardsToChoose } from './rules/metropolis.ts';
import { type Acting, type Battle, board, type Effect, isActing, type State } from './state.ts';
import { GODS } from './types.ts';
import type { BattleView, EffectView, FleetView, GodView, IslandView, SeatView, TrackView, TurnView, View } from './viewTypes.ts';

/** Returns everything on the table; of gold only what the viewer may know. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  board: board(state).id,
  cycle: state.cycle,
  phase: state.phase,
  goal: goalOf(state.seats.length),
  active: activeSeats(state),
  seats: state.seats.map((_, seat) => seatView(state, seat, viewer)),
  islands: islandViews(state),
  fleets: fleetViews(state),
  gods: godViews(state),
  apollo: state.apollo,
  queue: state.phase === 'offerings' ? state.queue : [],
  ...(state.phase === 'offerings' && state.displaced && { displaced: state.displaced }),
  nextOrder: nextOrder(state),
  track: trackViews(state, viewer),
  discards: state.discards,
  deck: state.options.creatures === 'none' ? 0 : deckOf(state).length,
  figures: state.figures.map(({ creature, seat, island }) => ({ creature, seat, island })),
  ...(state.kraken !== undefined && { kraken: state.kraken }),
  ...(isActing(state) && { turn: turnView(state) }),
  ...(state.phase === 'ended' && { outcome: state.outcome }),
});

/** Returns the seats that must act now: one, or none when the game asks nothing of anybody. */
export const activeSeats = (state: State): readonly Seat[] => {
  const due = dueSeat(state);
  return due === undefined ? [] : [due];
};

/**
 * Returns the event as the viewer may see it: only its owner sees gold dealt in secret, only the two seats involved see stolen
 * gold.
 */
export const redact = (event: Event, viewer: Viewer): Event | undefined => {
  if (event.type === 'GoldDealt') return event.open || event.seat === viewer ? event : undefined;
  if (event.type !== 'GoldStolen' || event.open || event.seat === viewer || event.loser === viewer) return event;
  return { type: event.type, seat: event.seat, loser: event.loser };
};

/** The events with something dealt, drawn or thrown. */
const OF_LUCK: ReadonlySet<Event['type']> = new Set([
  'SeatPlaced',
  'TurnOrderDealt',
  'CycleBegan',
  'TrackFilled',
  'CreatureSwapped',
  'BattleRound',
]);

/**
 * Returns what an event reveals: chance to all; a purse to the seat that robs it or is robbed, and to all once gold has broken
 * a tie.
 */
export const reveals = ({ options }: State, event: Event, seat: Seat): Shown | undefined => {
  if (OF_LUCK.has(event.type)) return 'luck';
  if (options.gold === 'open') return undefined;
  if (event.type === 'GoldStolen') return event.seat === seat || event.loser === seat ? 'secret' : undefined;
  return event.type === 'GameEnded' && event.reason === 'metropolises' ? 'secret' : undefined;
};

/** Returns the three spaces of the creature track, with what each card costs the viewer; none where creatures are not in play. */
const trackViews = (state: State, viewer: Viewer): readonly TrackView[] =>
  state.options.creatures === 'none'
    ? []
    : TRACK_COSTS.map((cost, space) => {
        const creature = state.track[space];
        if (creature === undefined) return { cost };
        return { creature, cost, ...(viewer !== 'spectator' && { price: priceOf(state, viewer, creature).cost }) };
      });

/** Returns whether the match was ended early and decided by its position: the view then shows what decided it. */
const isDecidedByStanding = (state: State): boolean => state.phase === 'ended' && state.outcome.reason === 'standing';

const seatView = (state: State, seat: Seat, viewer: Viewer): SeatView => {
  const { gold = 0, priests = 0, philosophers = 0, eliminated = false } = state.seats[seat] ?? {};
  const mayKnowGold = seat === viewer || state.options.gold === 'open' || isDecidedByStanding(state);
  return {
    seat,
    ...(mayKnowGold && { gold }),
    priests,
    philosophers,
    metropolises: countMetropolises(state, seat),
    income: incomeOf(state, seat),
    troops: troopsOnBoard(state, seat),
    fleets: fleetsOnBoard(state, seat),
    discounts: discountsOf(state, seat),
    eliminated,
  };
};

const islandViews = (state: State): readonly IslandView[] => {
  if (state.islands.length === 0) return [];
  return allIslands(state).map(({ space, island: { owner, troops, slots, metropolis, prosperity } }) => ({
    id: space.id,
    ...(owner !== undefined && { owner }),
    troops,
    slots,
    metropolis,
    prosperity,
  }));
};

const fleetViews = (state: State): readonly FleetView[] =>
  board(state).seas.flatMap(({ id, index }) => {
    const { holder, fleets = 0 } = state.seas[index] ?? {};
    return holder === undefined || fleets === 0 ? [] : [{ sea: id, seat: holder, fleets }];
  });

/** Returns the god track: the gods face up, then those face down. */
const godViews = (state: State): readonly GodView[] => {
  if (state.cycle === 0) return [];
  const faceUp = state.places.map(({ god, offering, done }) => ({ god, ...(offering && { offering }), done }));
  const faceDown = GODS.length - faceUp.length;
  return [...faceUp, ...Array.from({ length: faceDown }, () => ({ done: false }))];
};

/** Returns next cycle's turn track, filled from its last place up; as many places as markers are left. */
const nextOrder = (state: State): readonly (Seat | undefined)[] => {
  const playing = state.seats.filter((seat) => !seat.eliminated).length;
  const places = playing * markersEach(state.seats.length);
  return Array.from({ length: places }, (_, place) => state.finished[places - 1 - place]);
};

const turnView = (state: Acting): TurnView => {
  const { seat, god, recruited, voyage, battle, due, prosperityDue, effect } = state.turn;
  return {
    seat,
    god,
    recruited,
    ...(voyage && { voyage }),
    ...(battle && { battle: battleView(state, battle) }),
    ...(due && { metropolisDue: { discards: discardsToChoose(state, seat, due) } }),
    prosperityDue,
    ...(effect && { effect: effectView(effect) }),
  };
};

const effectView = (effect: Effect): EffectView =>
  effect.creature === 'sylph' ? { creature: effect.creature, stepsLeft: effect.stepsLeft } : effect;

const battleView = (state: Acting, battle: Battle): BattleView => {
  const { at, from, attacker, defender, attackers } = battle;
  return {
    at,
    from,
    attacker,
    ...(defender !== undefined && { defender }),
    minotaur: minotaurIn(state, battle),
    units: [attackers, defendersIn(state, battle)],
    defences: defencesIn(state, battle),
    asked: askedIn(state, battle) ?? attacker,
  };
};
