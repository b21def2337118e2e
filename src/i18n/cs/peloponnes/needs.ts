import { POINTS_PER_INHABITANT } from '#games/peloponnes/data/figures.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { all } from '../counting.ts';
import { inhabitants, names, points } from './words.ts';

/** A seat's two values, of which the lower counts, and what it lacks to lead or to reach its level; empty once the match is over. */
export const needs = (view: View, seat: number, name: NameSeat): string => {
  const own = view.seats[seat];
  if (own?.civilisation === undefined || view.outcome !== undefined) return '';
  const { power, population, score } = own.worth;
  return `${name(seat)} má ${points.acc(score)}, nižší z hodnot moc ${power} a obyvatelstvo ${population}${rest(view, own, name)}.`;
};

const rest = (view: View, own: SeatView, name: NameSeat): string => {
  if (view.campaign !== undefined) return toReach(own, view.campaign.target, view.campaign.level);
  const others = view.seats.filter(({ seat }) => seat !== own.seat);
  const best = Math.max(...others.map(({ worth }) => worth.score));
  if (others.length === 0) return '';
  if (own.worth.score > best) return ': ve vedení';
  const leading = others.filter(({ worth }) => worth.score === best).map(({ seat }) => seat);
  const more = lacking(own, best + 1);
  return own.worth.score === best
    ? `: stejně jako ${names(leading, name)}; k samostatnému vedení chybí ${more}`
    : `; ${leading.length === 1 ? 'vede' : 'vedou'} ${names(leading, name)} (${best}), k předstižení chybí ${more}`;
};

const toReach = (own: SeatView, target: number, level: number): string =>
  own.worth.score >= target
    ? `: na úroveň ${level} to stačí`
    : `; úroveň ${level} vyžaduje ${target}: chybí ${lacking(own, target)}`;

/** "moc 3 a 2 obyvatelé": what is missing of both values. */
const lacking = ({ worth: { power, population } }: SeatView, target: number): string =>
  all([
    ...(power < target ? [`moc ${target - power}`] : []),
    ...(population < target ? [inhabitants(Math.ceil((target - population) / POINTS_PER_INHABITANT))] : []),
  ]);

/** What counts first where a match is ended as it stands, of each seat. */
export const measured = (view: View, name: NameSeat): string =>
  view.seats.map(({ seat, worth }) => `${name(seat)}: ${points(worth.score)}`).join('; ');
