import { PHILOSOPHERS_FOR_A_METROPOLIS } from '#games/cyclades/data/figures.ts';
import type { SeatView, View } from '#games/cyclades/viewTypes.ts';
import { hasMetropolisPlace, islandsOf, missingBuildings } from '../../cyclades/standing.ts';
import type { NameSeat } from '../../sentences.ts';
import { all, z } from '../counting.ts';
import { BUILDING_NAMES, gold, islands, metropolises, philosophers } from './words.ts';

/** What a seat still needs to win, from what lies on the table; empty for a seat that is out, and once the match is over. */
export const needs = (view: View, seat: number, name: NameSeat): string => {
  const own = view.seats[seat];
  if (own === undefined || own.eliminated || view.outcome !== undefined) return '';
  if (own.metropolises >= view.goal) return `${name(seat)} ${enough(view, own)}`;
  const { turn } = view;
  if (turn?.seat === seat && turn.metropolisDue !== undefined)
    return `${name(seat)} ${counted(view, own)} a právě zakládá další.`;
  return `${name(seat)} ${counted(view, own)}; k další chybí ${ways(view, own)}${place(view, seat)}.`;
};

const counted = ({ goal }: View, own: SeatView): string => `má ${own.metropolises} ${z(goal)} ${metropolises.gen(goal)}`;

/** Metropolises must still stand when the cycle ends; among several who have them something else decides. */
const enough = (view: View, own: SeatView): string => {
  const rivals = view.seats.filter((other) => other.seat !== own.seat && other.metropolises >= view.goal);
  const rest = view.options.tie === 'gold' ? 'nejvíc zlata' : 'nejvíc metropolí a potom zlata';
  return `má vše potřebné, ${metropolises.acc(own.metropolises)}, pokud je udrží do konce kola${
    rivals.length === 0 ? '' : ` – a bude z těch, kdo je mají, mít ${rest}`
  }.`;
};

/** "pevnost a chrám, nebo ještě 2 filozofové". */
const ways = (view: View, { seat, philosophers: held }: SeatView): string => {
  const missing = missingBuildings(view, seat).map((building) => BUILDING_NAMES[building]);
  return `${all(missing)}, nebo ${held > 0 ? 'ještě ' : ''}${philosophers(PHILOSOPHERS_FOR_A_METROPOLIS - held)}`;
};

/** A set goes for nothing when no own island can take the Metropolis. */
const place = (view: View, seat: number): string =>
  hasMetropolisPlace(view, seat) ? '' : ' – a ještě jeden ostrov, protože na jednom může stát jen jedna metropole';

/** What counts where a match is ended as it stands, of each seat that is not out; gold where it may be known. */
export const measured = (view: View, name: NameSeat): string =>
  view.seats
    .filter(({ eliminated }) => !eliminated)
    .map(({ seat, metropolises: own, gold: coins }) => {
      const held = islandsOf(view, seat);
      return `${name(seat)}: ${all([metropolises(own), islands(held), ...(coins === undefined ? [] : [gold(coins)])])}`;
    })
    .join('; ');
