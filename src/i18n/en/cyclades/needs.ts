import { PHILOSOPHERS_FOR_A_METROPOLIS } from '#games/cyclades/data/figures.ts';
import type { SeatView, View } from '#games/cyclades/viewTypes.ts';
import { hasMetropolisPlace, islandsOf, missingBuildings } from '../../cyclades/standing.ts';
import type { NameSeat } from '../../sentences.ts';
import { all, BUILDING_NAMES, gold, islands, metropolises, philosophers } from './words.ts';

/** What a seat still needs to win, from what lies on the table; empty for a seat that is out, and once the match is over. */
export const needs = (view: View, seat: number, name: NameSeat): string => {
  const own = view.seats[seat];
  if (own === undefined || own.eliminated || view.outcome !== undefined) return '';
  if (own.metropolises >= view.goal) return `${name(seat)} ${enough(view, own)}`;
  const { turn } = view;
  if (turn?.seat === seat && turn.metropolisDue !== undefined)
    return `${name(seat)} ${counted(view, own)} and is founding one now.`;
  return `${name(seat)} ${counted(view, own)}; the next one takes ${ways(view, own)}${place(view, seat)}.`;
};

const counted = ({ goal }: View, own: SeatView): string => `has ${own.metropolises} of ${metropolises(goal)}`;

/** Metropolises must still stand when the cycle ends; among several who have them something else decides. */
const enough = (view: View, own: SeatView): string => {
  const rivals = view.seats.filter((other) => other.seat !== own.seat && other.metropolises >= view.goal);
  const rest = view.options.tie === 'gold' ? 'the most gold' : 'the most Metropolises, then the most gold';
  return `has all it takes, ${metropolises(own.metropolises)}, if they hold to the end of the cycle${
    rivals.length === 0 ? '' : ` – and ${rest} among those who have them`
  }.`;
};

/** "a fortress and a temple, or 2 more philosophers". */
const ways = (view: View, { seat, philosophers: held }: SeatView): string => {
  const missing = missingBuildings(view, seat).map((building) => `a ${BUILDING_NAMES[building]}`);
  return `${all(missing)}, or ${philosophers(PHILOSOPHERS_FOR_A_METROPOLIS - held)}${held > 0 ? ' more' : ''}`;
};

/** A set goes for nothing when no own island can take the Metropolis. */
const place = (view: View, seat: number): string =>
  hasMetropolisPlace(view, seat) ? '' : ' – and one more island, since one holds one Metropolis at most';

/** What counts where a match is ended as it stands, of each seat that is not out; gold where it may be known. */
export const measured = (view: View, name: NameSeat): string =>
  view.seats
    .filter(({ eliminated }) => !eliminated)
    .map(({ seat, metropolises: own, gold: coins }) => {
      const held = islandsOf(view, seat);
      return `${name(seat)}: ${all([metropolises(own), islands(held), ...(coins === undefined ? [] : [gold(coins)])])}`;
    })
    .join('; ');
