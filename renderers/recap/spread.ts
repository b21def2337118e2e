/** The first and the last allowed place. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Returns the places, each moved down to keep its distance from the previous one. */
const pushedDown = (places: readonly number[], apart: number, from: number): readonly number[] => {
  let least = from;
  return places.map((place) => {
    const moved = Math.max(place, least);
    least = moved + apart;
    return moved;
  });
};

/**
 * Returns the places moved as little as possible so that all are `apart`, in their order, and within the range while it has
 * room.
 */
export const spread = (places: readonly number[], apart: number, { from, to }: Range): readonly number[] => {
  const order = places
    .map((_, index) => index)
    .toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || one - other);
  const down = pushedDown(
    order.map((index) => places[index] ?? 0),
    apart,
    from,
  );
  const up = pushedDown(
    down.toReversed().map((place) => 0 - place),
    apart,
    -to,
  )
    .map((place) => 0 - place)
    .toReversed();
  const moved: number[] = [];
  for (const [rank, index] of order.entries()) moved[index] = up[rank] ?? 0;
  return moved;
};
