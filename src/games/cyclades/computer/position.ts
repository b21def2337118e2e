import type { Seat } from '#engine/game.ts';
import { boardOf } from '../data/boards.ts';
import { actions, offerings, unstarted } from '../records.ts';
import { powerOf } from '../rules/holdings.ts';
import {
  type Battle,
  type Effect,
  EMPTY_SEA,
  type Figure,
  type IslandState,
  type State,
  type Table,
  type Turn,
} from '../state.ts';
import type { BattleView, EffectView, FigureView, GodView, IslandView, SeatView, TurnView, View } from '../viewTypes.ts';

/**
 * Returns a possible position behind a view: everything the view shows, and guesses for what it hides (others' gold, which
 * fleets of the Sylph have fought). The game's rules then give the result of any move, so that no rule is written twice.
 */
export const positionOf = (view: View): State => {
  const table = tableOf(view);
  if (view.phase === 'offerings') return offerings(table, view.queue, view.displaced);
  if (view.turn === undefined) return unstarted(table);
  return actions(table, apolloActed(view), turnOf(view.turn));
};

const tableOf = (view: View): Table => {
  const { seas } = boardOf(view.seats.length);
  return {
    options: view.options,
    seats: view.seats.map((seat) => ({
      gold: purseOf(view, seat),
      priests: seat.priests,
      philosophers: seat.philosophers,
      eliminated: seat.eliminated,
      discounts: discountsUsed(view, seat),
    })),
    islands: view.islands.map(islandOf),
    seas: seas.map(({ id }) => {
      const there = view.fleets.find(({ sea }) => sea === id);
      return there ? { holder: there.seat, fleets: there.fleets } : EMPTY_SEA;
    }),
    cycle: view.cycle,
    places: view.gods.flatMap(({ god, offering, done }) => (god ? [{ god, offering, done }] : [])),
    apollo: view.apollo,
    finished: finishedIn(view),
    track: view.track.map(({ creature }) => creature),
    discards: view.discards,
    figures: view.figures.map((figure) => figureOf(view, figure)),
    kraken: view.kraken,
  };
};

/** What a seat is assumed to keep in addition to its income: most seats spend down to about this. */
const KEPT = 3;

/** Returns a seat's offerings on all gods, before priests. */
const offeredBy = ({ gods }: View, seat: Seat): number =>
  gods.reduce((sum, { offering }) => (offering?.seat === seat ? sum + offering.amount : sum), 0);

/**
 * Returns the gold of a seat: from the view where it shows it, otherwise a guess by what lies on the table. While offerings are
 * unpaid, a purse holds at least what they will cost.
 */
const purseOf = (view: View, { seat, gold, income, priests }: SeatView): number => {
  if (gold !== undefined) return gold;
  if (view.phase !== 'offerings') return KEPT;
  return Math.max(KEPT + income, offeredBy(view, seat) - priests);
};

/** Returns the discounts on creatures that a seat has used in this cycle: those it has less those that are left. */
const discountsUsed = ({ islands }: View, { seat, discounts }: SeatView): number =>
  islands.reduce((sum, island) => (island.owner === seat ? sum + powerOf(islandOf(island), 'temple') : sum), -discounts);

const islandOf = ({ owner, troops, slots, metropolis, prosperity }: IslandView): IslandState => ({
  owner,
  troops,
  slots,
  metropolis,
  prosperity,
});

/** Returns the markers on the turn track in the order they came. A free place is not a number, whatever JSON has made of it. */
const finishedIn = ({ nextOrder }: View): readonly Seat[] => nextOrder.filter((seat) => typeof seat === 'number').toReversed();

const hasActed = ({ god, offering, done }: GodView): boolean => god !== undefined && offering !== undefined && done;

/** Returns how many of Apollo's markers have acted: the markers on the turn track that no god sent there. */
const apolloActed = (view: View): number => finishedIn(view).length - view.gods.filter(hasActed).length;

/**
 * Returns a figure of the state. A figure stays until its buyer's first turn in a later cycle, so a figure of a seat that has
 * had its turn was bought in this cycle.
 */
const figureOf = (view: View, { creature, seat, island }: FigureView): Figure => {
  const hadTurn = view.turn?.seat === seat || finishedIn(view).includes(seat);
  return { creature, seat, island, cycle: hadTurn ? view.cycle : view.cycle - 1 };
};

const turnOf = (turn: TurnView): Turn => ({
  seat: turn.seat,
  god: turn.god,
  recruited: turn.recruited,
  voyage: turn.voyage,
  battle: turn.battle && battleOf(turn.battle),
  due: turn.metropolisDue,
  prosperityDue: turn.prosperityDue,
  effect: turn.effect && effectOf(turn.effect),
  chimera: false,
});

const battleOf = ({ at, from, attacker, defender, units, asked }: BattleView): Battle => ({
  on: at.startsWith('is') ? 'land' : 'sea',
  at,
  from,
  attacker,
  defender,
  attackers: units[0],
  next: asked === attacker ? 'attacker' : 'defender',
});

const effectOf = ({ creature, stepsLeft = 0, sold = 0, island = '' }: EffectView): Effect => {
  switch (creature) {
    case 'sphinx':
      return { creature, sold };
    case 'sylph':
      return { creature, stepsLeft, fought: [] };
    case 'polyphemus':
      return { creature, island };
    case 'chimera':
    case 'kraken':
      return { creature };
  }
};
