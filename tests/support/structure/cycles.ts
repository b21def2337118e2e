/** A graph by what each node leads to. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** The first way found that leads from a node back to itself, its start at both ends; `undefined` when there is none. */
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
