import { boardOf } from '#games/cyclades/data/boards.ts';
import type { State } from '#games/cyclades/state.ts';

/** Faults of the figures on the board: no two on one island, no fleet in the Kraken's space, none beside Polyphemus. */
export const faultOfFigures = (state: State): string | undefined => {
  const { figures, kraken, seats } = state;
  if (figures.length === 0 && kraken === undefined) return undefined;
  if (new Set(figures.map(({ island }) => island)).size < figures.length) return 'two figures on one island';
  const board = boardOf(seats.length);
  const fleetsAt = (sea: string): number => state.seas[board.sea(sea)?.index ?? -1]?.fleets ?? 0;
  const effect = state.phase === 'actions' ? state.turn?.effect?.creature : undefined;
  if (kraken !== undefined && effect !== 'kraken' && fleetsAt(kraken) > 0) return `fleets at ${kraken} with the Kraken`;
  const polyphemus = figures.find(({ creature }) => creature === 'polyphemus');
  if (!polyphemus || effect === 'polyphemus') return undefined;
  const beside = board.island(polyphemus.island)?.seas.find((sea) => fleetsAt(sea) > 0);
  return beside && `fleets at ${beside}, beside Polyphemus`;
};
