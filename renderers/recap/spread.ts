/** The first and the last allowed place. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the places moved as little as possible so that all are `apart`, in their order, and within the range while it has
 * room. Places that are too close form a row around their middle.
 */
export const spread = (places: readonly number[], apart: number, { from, to }: Range): readonly number[] => {
  const order = places
    .map((_, index) => index)
    .toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || one - other);
  const firsts = order.map((index, rank) => (places[index] ?? 0) - rank * apart);
  const mean = (row: readonly number[]): number => row.reduce((sum, place) => sum + place, 0) / row.length;
  const most = to - (places.length - 1) * apart;
  const moved: number[] = [];
  for (const [rank, index] of order.entries()) {
    const middles = firsts
      .slice(0, rank + 1)
      .map((_, above) => Math.min(...firsts.slice(rank).map((_, below) => mean(firsts.slice(above, rank + below + 1)))));
    moved[index] = Math.max(from, Math.min(most, Math.max(...middles))) + rank * apart;
  }
  return moved;
};
