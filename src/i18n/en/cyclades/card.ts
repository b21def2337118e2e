import type { View } from '#games/cyclades/viewTypes.ts';
import { forViewer, ownFigures } from './creatureTable.ts';
import { holdings } from './picture.ts';
import { holds } from './table.ts';
import { all, gold, metropolises, PATRONS, priests } from './words.ts';

/** What a seat can make offerings with: "You have 7 GP and 1 priest." */
export const purse = (view: View, seat: number): string => {
  const own = view.seats[seat];
  if (own === undefined) return '';
  return `You have ${all([gold(own.gold ?? 0), ...(own.priests > 0 ? [priests(own.priests)] : [])])}.`;
};

/** A seat's private card: its gold first, then what it holds and what creatures cost it; from its own view. */
export const card = (view: View, seat: number): string => {
  const own = view.seats[seat];
  if (own === undefined) return '';
  if (own.eliminated) return 'Your last island is lost: you are out of this game, and hold nothing any more.';
  const offerings = view.gods.flatMap(({ god, offering, done }) =>
    god !== undefined && offering?.seat === seat && !done ? [`${PATRONS[god]} ${offering.amount}`] : [],
  );
  const figures = ownFigures(view, seat);
  return [
    `**You have ${gold(own.gold ?? 0)}** in cycle ${view.cycle}, and an income of ${own.income}.`,
    `You hold ${all([...holds(own), ...(own.metropolises > 0 ? [metropolises(own.metropolises)] : [])])}:`,
    ...[holdings(view, seat)].filter((held) => held !== ''),
    ...(offerings.length === 0 ? [] : [`Your offering: ${all(offerings)}`]),
    ...(figures.length === 0 ? [] : [`Your figures: ${figures.join('; ')}`]),
    ...creaturesForYou(view),
  ].join('\n');
};

const creaturesForYou = (view: View): readonly string[] => {
  const creatures = forViewer(view);
  return creatures.length === 0 ? [] : [`Creatures cost you: ${creatures.join(', ')}`];
};
