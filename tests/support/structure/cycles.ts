/** A graph: the successors of each node. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** The first path found from a node back to itself, including it at both ends; `undefined` if there is none. */
export const cycleIn = (graph: Graph): readonly string[] | undefined => {
  const done = new Set<string>();
  const walk = (node: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const found = walk(next, [...way, node]);
      if (found) return found;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const found = walk(node, []);
    if (found) return found;
  }
  return undefined;
};
