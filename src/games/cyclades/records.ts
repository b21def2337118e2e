import type { Draft } from '#engine/draft.ts';
import type {
  Actions,
  Battle,
  Ended,
  GodTrackSlot,
  IslandState,
  Offerings,
  SeatState,
  State,
  Table,
  Turn,
  Unstarted,
} from './state.ts';

/**
 * Returns a draft of a record: the code that made the copy may set its fields. Its lists and records are shared with the
 * original, so they are replaced, never mutated.
 *
 * Copies are written out field by field: in a chain of spreads every copy gets a hidden class of its own, which makes folding
 * ten times slower.
 */
export const copyOfSeat = ({ gold, priests, philosophers, eliminated, discounts }: SeatState): Draft<SeatState> => ({
  gold,
  priests,
  philosophers,
  eliminated,
  discounts,
});

export const copyOfIsland = ({ owner, troops, slots, metropolis, prosperity }: IslandState): Draft<IslandState> => ({
  owner,
  troops,
  slots,
  metropolis,
  prosperity,
});

export const copyOfPlace = ({ god, offering, done }: GodTrackSlot): Draft<GodTrackSlot> => ({ god, offering, done });

export const copyOfTurn = (turn: Turn): Draft<Turn> => ({
  seat: turn.seat,
  god: turn.god,
  recruited: turn.recruited,
  voyage: turn.voyage,
  battle: turn.battle,
  due: turn.due,
  prosperityDue: turn.prosperityDue,
  effect: turn.effect,
  chimera: turn.chimera,
});

/** Returns a turn in which nothing has been done yet. */
export const freshTurn = (seat: Turn['seat'], god: Turn['god']): Turn => ({
  seat,
  god,
  recruited: 0,
  voyage: undefined,
  battle: undefined,
  due: undefined,
  prosperityDue: false,
  effect: undefined,
  chimera: false,
});

export const copyOfBattle = ({ on, at, from, attacker, defender, attackers, next }: Battle): Draft<Battle> => ({
  on,
  at,
  from,
  attacker,
  defender,
  attackers,
  next,
});

/** Returns a draft of a state: same phase, same table. */
export const draftOf = (state: State): Draft<State> => {
  switch (state.phase) {
    case 'unstarted':
      return unstarted(state);
    case 'offerings':
      return offerings(state, state.queue, state.displaced);
    case 'actions':
      return actions(state, state.apolloActed, state.turn);
    case 'ended':
      return ended(state, state.outcome);
  }
};

// The fields are written out for each phase: copying them from one table makes folding a third slower.

/** Returns the table before the first cycle. */
export const unstarted = (table: Table): Draft<Unstarted> => ({
  phase: 'unstarted',
  options: table.options,
  seats: table.seats,
  islands: table.islands,
  seas: table.seas,
  cycle: table.cycle,
  places: table.places,
  apollo: table.apollo,
  finished: table.finished,
  track: table.track,
  discards: table.discards,
  figures: table.figures,
  kraken: table.kraken,
});

/** Returns the table while markers are placed. */
export const offerings = (table: Table, queue: Offerings['queue'], displaced: Offerings['displaced']): Draft<Offerings> => ({
  phase: 'offerings',
  options: table.options,
  seats: table.seats,
  islands: table.islands,
  seas: table.seas,
  cycle: table.cycle,
  places: table.places,
  apollo: table.apollo,
  finished: table.finished,
  track: table.track,
  discards: table.discards,
  figures: table.figures,
  kraken: table.kraken,
  queue,
  displaced,
});

/** Returns the table while turns are taken. */
export const actions = (table: Table, apolloActed: number, turn: Turn | undefined): Draft<Actions> => ({
  phase: 'actions',
  options: table.options,
  seats: table.seats,
  islands: table.islands,
  seas: table.seas,
  cycle: table.cycle,
  places: table.places,
  apollo: table.apollo,
  finished: table.finished,
  track: table.track,
  discards: table.discards,
  figures: table.figures,
  kraken: table.kraken,
  apolloActed,
  turn,
});

/** Returns the table after the end of the match. */
export const ended = (table: Table, outcome: Ended['outcome']): Draft<Ended> => ({
  phase: 'ended',
  options: table.options,
  seats: table.seats,
  islands: table.islands,
  seas: table.seas,
  cycle: table.cycle,
  places: table.places,
  apollo: table.apollo,
  finished: table.finished,
  track: table.track,
  discards: table.discards,
  figures: table.figures,
  kraken: table.kraken,
  outcome,
});
