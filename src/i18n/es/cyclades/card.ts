import type { View } from '#games/cyclades/viewTypes.ts';
import { forViewer, ownFigures } from './creatureTable.ts';
import { holdings } from './picture.ts';
import { holds } from './table.ts';
import { all, gold, metropolises, PATRONS, priests } from './words.ts';

/** What a seat can make offerings with: "Tienes 7 MO y 1 sacerdote." */
export const purse = (view: View, seat: number): string => {
  const own = view.seats[seat];
  if (own === undefined) return '';
  return `Tienes ${all([gold(own.gold ?? 0), ...(own.priests > 0 ? [priests(own.priests)] : [])])}.`;
};

/** A seat's private card: its gold first, then what it holds and what creatures cost it; from its own view. */
export const card = (view: View, seat: number): string => {
  const own = view.seats[seat];
  if (own === undefined) return '';
  if (own.eliminated) return 'Has perdido tu última isla: estás fuera de la partida y ya no tienes nada.';
  const offerings = view.gods.flatMap(({ god, offering, done }) =>
    god !== undefined && offering?.seat === seat && !done ? [`${PATRONS[god]} ${offering.amount}`] : [],
  );
  const figures = ownFigures(view, seat);
  return [
    `**Tienes ${gold(own.gold ?? 0)}** en el ciclo ${view.cycle}, y unos ingresos de ${own.income}.`,
    `En tu poder: ${all([...holds(own), ...(own.metropolises > 0 ? [metropolises(own.metropolises)] : [])])}`,
    ...[holdings(view, seat)].filter((held) => held !== ''),
    ...(offerings.length === 0 ? [] : [`Tu ofrenda: ${all(offerings)}`]),
    ...(figures.length === 0 ? [] : [`Tus figuras: ${figures.join('; ')}`]),
    ...creaturesForYou(view),
  ].join('\n');
};

const creaturesForYou = (view: View): readonly string[] => {
  const creatures = forViewer(view);
  return creatures.length === 0 ? [] : [`Lo que te cuestan las criaturas: ${creatures.join(', ')}`];
};
