import { PHILOSOPHERS_FOR_A_METROPOLIS } from '#games/cyclades/data/figures.ts';
import type { SeatView, View } from '#games/cyclades/viewTypes.ts';
import { hasMetropolisPlace, islandsOf, missingBuildings } from '../../cyclades/standing.ts';
import type { NameSeat } from '../../sentences.ts';
import { aBuilding, all, gold, islands, metropolises, philosophers } from './words.ts';

/** What a seat still needs to win, from what lies on the table; empty for a seat that is out, and once the match is over. */
export const needs = (view: View, seat: number, name: NameSeat): string => {
  const own = view.seats[seat];
  if (own === undefined || own.eliminated || view.outcome !== undefined) return '';
  if (own.metropolises >= view.goal) return `${name(seat)} ${enough(view, own)}`;
  const { turn } = view;
  if (turn?.seat === seat && turn.metropolisDue !== undefined)
    return `${name(seat)} ${counted(view, own)} et en crée une maintenant.`;
  return `${name(seat)} ${counted(view, own)} ; pour la prochaine, il faut ${ways(view, own)}${place(view, seat)}.`;
};

const counted = ({ goal }: View, own: SeatView): string => `a ${own.metropolises} sur ${metropolises(goal)}`;

/** Metropolises must still stand when the cycle ends; among several who have them something else decides. */
const enough = (view: View, own: SeatView): string => {
  const rivals = view.seats.filter((other) => other.seat !== own.seat && other.metropolises >= view.goal);
  const rest = view.options.tie === 'gold' ? 'le plus d’or' : 'le plus de Métropoles, puis le plus d’or';
  return `a tout ce qu’il faut, ${metropolises(own.metropolises)}, à tenir jusqu’à la fin du cycle${
    rivals.length === 0 ? '' : ` – et avoir ${rest} parmi ceux qui les ont`
  }.`;
};

/** "une forteresse et un temple, ou 2 philosophes de plus". */
const ways = (view: View, { seat, philosophers: held }: SeatView): string => {
  const missing = missingBuildings(view, seat).map(aBuilding);
  return `${all(missing)}, ou ${philosophers(PHILOSOPHERS_FOR_A_METROPOLIS - held)}${held > 0 ? ' de plus' : ''}`;
};

/** A set goes for nothing when no own island can take the Metropolis. */
const place = (view: View, seat: number): string =>
  hasMetropolisPlace(view, seat) ? '' : ' – et une île de plus, car chacune porte une seule Métropole';

/** What counts where a match is ended as it stands, of each seat that is not out; gold where it may be known. */
export const measured = (view: View, name: NameSeat): string =>
  view.seats
    .filter(({ eliminated }) => !eliminated)
    .map(
      ({ seat, metropolises: own, gold: coins }) =>
        `${name(seat)} : ${all([metropolises(own), islands(islandsOf(view, seat)), ...(coins === undefined ? [] : [gold(coins)])])}`,
    )
    .join(' ; ');
