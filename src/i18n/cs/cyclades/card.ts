import type { View } from '#games/cyclades/viewTypes.ts';
import { all } from '../counting.ts';
import { forViewer, ownFigures } from './creatureTable.ts';
import { holdings } from './picture.ts';
import { holds } from './table.ts';
import { gold, metropolises, PATRONS, priests } from './words.ts';

/** What a seat can make offerings with: "Máš 7 ZM a 1 kněze." */
export const purse = (view: View, seat: number): string => {
  const own = view.seats[seat];
  if (own === undefined) return '';
  return `Máš ${all([gold(own.gold ?? 0), ...(own.priests > 0 ? [priests.acc(own.priests)] : [])])}.`;
};

/** A seat's private card: its gold first, then what it holds and what creatures cost it; from its own view. */
export const card = (view: View, seat: number): string => {
  const own = view.seats[seat];
  if (own === undefined) return '';
  if (own.eliminated) return 'Tvůj poslední ostrov padl: jsi mimo hru a nic už nevlastníš.';
  const offerings = view.gods.flatMap(({ god, offering, done }) =>
    god !== undefined && offering?.seat === seat && !done ? [`${PATRONS[god]} ${offering.amount}`] : [],
  );
  const figures = ownFigures(view, seat);
  return [
    `**Máš ${gold(own.gold ?? 0)}**, je kolo ${view.cycle} a tvůj příjem je ${own.income}.`,
    `Vlastníš ${all([...holds(own), ...(own.metropolises > 0 ? [metropolises.acc(own.metropolises)] : [])])}:`,
    ...[holdings(view, seat)].filter((held) => held !== ''),
    ...(offerings.length === 0 ? [] : [`Tvoje nabídka: ${all(offerings)}`]),
    ...(figures.length === 0 ? [] : [`Tvoje figurky: ${figures.join('; ')}`]),
    ...creaturesForYou(view),
  ].join('\n');
};

const creaturesForYou = (view: View): readonly string[] => {
  const creatures = forViewer(view);
  return creatures.length === 0 ? [] : [`Bytosti tě stojí: ${creatures.join(', ')}`];
};
