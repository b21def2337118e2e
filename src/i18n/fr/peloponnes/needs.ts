import { POINTS_PER_INHABITANT } from '#games/peloponnes/data/figures.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { all, inhabitants, names, points } from './words.ts';

/** A seat's two values, of which the lower counts, and what it lacks to lead or to reach its level; empty once the match is over. */
export const needs = (view: View, seat: number, name: NameSeat): string => {
  const own = view.seats[seat];
  if (own?.civilisation === undefined || view.outcome !== undefined) return '';
  const { power, population, score } = own.worth;
  return `${name(seat)} a ${points(score)}, la plus basse de ses valeurs (puissance ${power}, population ${population})${rest(view, own, name)}.`;
};

const rest = (view: View, own: SeatView, name: NameSeat): string => {
  if (view.campaign !== undefined) return toReach(own, view.campaign.target, `le niveau ${view.campaign.level}`);
  const others = view.seats.filter(({ seat }) => seat !== own.seat);
  const best = Math.max(...others.map(({ worth }) => worth.score));
  if (others.length === 0) return '';
  if (own.worth.score > best) return ' : en tête';
  const leading = others.filter(({ worth }) => worth.score === best).map(({ seat }) => seat);
  const more = lacking(own, best + 1);
  return own.worth.score === best
    ? ` : à égalité avec ${names(leading, name)} ; pour mener sans partage, il manque ${more}`
    : ` ; pour dépasser ${names(leading, name)} (${best}), il manque ${more}`;
};

const toReach = (own: SeatView, target: number, level: string): string =>
  own.worth.score >= target
    ? ` : assez pour ${level}`
    : ` ; pour ${level}, il faut ${target} : il manque ${lacking(own, target)}`;

/** "3 points de puissance et 2 habitants": what is missing of both values. */
const lacking = ({ worth: { power, population } }: SeatView, target: number): string =>
  all([
    ...(power < target ? [`${points(target - power)} de puissance`] : []),
    ...(population < target ? [inhabitants(Math.ceil((target - population) / POINTS_PER_INHABITANT))] : []),
  ]);

/** What counts first where a match is ended as it stands, of each seat. */
export const measured = (view: View, name: NameSeat): string =>
  view.seats.map(({ seat, worth }) => `${name(seat)} : ${points(worth.score)}`).join(' ; ');
