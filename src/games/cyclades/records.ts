import type { Actions, Ended, IslandState, Offerings, Place, SeatState, State, Table, Turn, Unstarted } from './state.ts';

/**
 * Records with some parts replaced, written out field by field: in a chain of spreads every copy gets a hidden class of its own,
 * which makes folding ten times slower. A part that is `undefined` stays as it was.
 */

export const withSeat = (seat: SeatState, part: Partial<SeatState>): SeatState => ({
  gold: part.gold ?? seat.gold,
  priests: part.priests ?? seat.priests,
  philosophers: part.philosophers ?? seat.philosophers,
  eliminated: part.eliminated ?? seat.eliminated,
  discounts: part.discounts ?? seat.discounts,
});

export const withIsland = (island: IslandState, part: Partial<IslandState>): IslandState => ({
  owner: part.owner ?? island.owner,
  troops: part.troops ?? island.troops,
  slots: part.slots ?? island.slots,
  metropolis: part.metropolis ?? island.metropolis,
  prosperity: part.prosperity ?? island.prosperity,
});

export const withPlace = (place: Place, part: Partial<Place>): Place => ({
  god: part.god ?? place.god,
  offering: part.offering ?? place.offering,
  done: part.done ?? place.done,
});

const withParts = (table: Table, part: Partial<Table>): Table => ({
  options: part.options ?? table.options,
  seats: part.seats ?? table.seats,
  islands: part.islands ?? table.islands,
  seas: part.seas ?? table.seas,
  cycle: part.cycle ?? table.cycle,
  places: part.places ?? table.places,
  apollo: part.apollo ?? table.apollo,
  finished: part.finished ?? table.finished,
  track: part.track ?? table.track,
  discards: part.discards ?? table.discards,
  figures: part.figures ?? table.figures,
  kraken: part.kraken ?? table.kraken,
});

/** The same phase with other things on the table. */
export const withTable = (state: State, part: Partial<Table>): State => {
  const table = withParts(state, part);
  switch (state.phase) {
    case 'unstarted':
      return unstarted(table);
    case 'offerings':
      return offerings(table, state.queue, state.displaced);
    case 'actions':
      return actions(table, state.apolloActed, state.turn);
    case 'ended':
      return ended(table, state.outcome);
  }
};

/** The table before the first cycle. */
export const unstarted = ({
  options,
  seats,
  islands,
  seas,
  cycle,
  places,
  apollo,
  finished,
  track,
  discards,
  figures,
  kraken,
}: Table): Unstarted => ({
  phase: 'unstarted',
  options,
  seats,
  islands,
  seas,
  cycle,
  places,
  apollo,
  finished,
  track,
  discards,
  figures,
  kraken,
});

/** The table while markers are placed. */
export const offerings = (
  { options, seats, islands, seas, cycle, places, apollo, finished, track, discards, figures, kraken }: Table,
  queue: Offerings['queue'],
  displaced: Offerings['displaced'],
): Offerings => ({
  phase: 'offerings',
  options,
  seats,
  islands,
  seas,
  cycle,
  places,
  apollo,
  finished,
  track,
  discards,
  figures,
  kraken,
  queue,
  displaced,
});

/** The table while turns are taken. */
export const actions = (
  { options, seats, islands, seas, cycle, places, apollo, finished, track, discards, figures, kraken }: Table,
  apolloActed: number,
  turn: Turn | undefined,
): Actions => ({
  phase: 'actions',
  options,
  seats,
  islands,
  seas,
  cycle,
  places,
  apollo,
  finished,
  track,
  discards,
  figures,
  kraken,
  apolloActed,
  turn,
});

/** The table when all is over. */
export const ended = (
  { options, seats, islands, seas, cycle, places, apollo, finished, track, discards, figures, kraken }: Table,
  outcome: Ended['outcome'],
): Ended => ({
  phase: 'ended',
  options,
  seats,
  islands,
  seas,
  cycle,
  places,
  apollo,
  finished,
  track,
  discards,
  figures,
  kraken,
  outcome,
});
