import type { View } from '#games/cyclades/viewTypes.ts';
import { forViewer, ownFigures } from './creatureTable.ts';
import { holdings } from './picture.ts';
import { holds } from './table.ts';
import { all, gold, metropolises, PATRONS, priests } from './words.ts';

/** What a seat can make offerings with: "Tu as 7 PO et 1 prêtre." */
export const purse = (view: View, seat: number): string => {
  const own = view.seats[seat];
  if (own === undefined) return '';
  return `Tu as ${all([gold(own.gold ?? 0), ...(own.priests > 0 ? [priests(own.priests)] : [])])}.`;
};

/** A seat's private card: its gold first, then what it holds and what creatures cost it; from its own view. */
export const card = (view: View, seat: number): string => {
  const own = view.seats[seat];
  if (own === undefined) return '';
  if (own.eliminated) return 'Ta dernière île est perdue : tu es hors jeu et ne possèdes plus rien.';
  const offerings = view.gods.flatMap(({ god, offering, done }) =>
    god !== undefined && offering?.seat === seat && !done ? [`${PATRONS[god]} ${offering.amount}`] : [],
  );
  const figures = ownFigures(view, seat);
  return [
    `**Tu as ${gold(own.gold ?? 0)}** au cycle ${view.cycle}, et ${own.income} de revenus.`,
    `Tu possèdes ${all([...holds(own), ...(own.metropolises > 0 ? [metropolises(own.metropolises)] : [])])} :`,
    ...[holdings(view, seat)].filter((held) => held !== ''),
    ...(offerings.length === 0 ? [] : [`Ton offrande : ${all(offerings)}`]),
    ...(figures.length === 0 ? [] : [`Tes figurines : ${figures.join(' ; ')}`]),
    ...creaturesForYou(view),
  ].join('\n');
};

const creaturesForYou = (view: View): readonly string[] => {
  const creatures = forViewer(view);
  return creatures.length === 0 ? [] : [`Prix des créatures pour toi : ${creatures.join(', ')}`];
};
