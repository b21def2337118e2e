/** The tables of a pool, with the proved figures. */
export interface Pool {
  /** The players' numbers, from 0, by table and seat. */
  readonly tables: readonly (readonly number[])[];
  /** Matches of each player, who sits in each seat equally often. */
  readonly each: number;
  /** How often those pairs meet that meet least, and most. */
  readonly least: number;
  readonly most: number;
}

/** How many matches of each player a pool aims at, and how many it may have so that all pairs meet equally often. */
const USUAL_MATCHES = 4;
const MOST_MATCHES = 6;

/**
 * Returns the pool of `players`, who are at least as many as `seats`: one in which all pairs meet equally often, if six matches of each are
 * enough for that, otherwise one in which the numbers of meetings differ least. The same one each time.
 *
 * It is built by the method of differences (Bose): a block of players is moved on by one, round the whole pool. So each of them sits in each
 * seat of the block once, and how often two meet depends only on how far apart they are. Where a difference set exists (4, 5, 7 and 13 players
 * at tables of 4; 3, 4 and 7 at tables of 3; 5, 6, 11 and 21 at tables of 5), one block is enough.
 */
export const poolOf = (players: number, seats: number): Pool => {
  const most = Math.max(1, Math.floor(MOST_MATCHES / seats));
  const pools = Array.from({ length: most }, (_, index) => developed(players, blocksFor(players, seats, index + 1)));
  const unevenness = ({ least, most, each }: Pool): number => 100 * (most - least) + Math.abs(each - USUAL_MATCHES);
  return pools.reduce((best, pool) => (unevenness(pool) < unevenness(best) ? pool : best));
};

type Block = readonly number[];

const developed = (players: number, blocks: readonly Block[]): Pool => {
  const meetings = blocks.reduce<Counts>(
    (before, block) =>
      block.reduce((counts, player, index) => withPlayer(counts, players, block.slice(0, index), player), before),
    new Array(players).fill(0),
  );
  return {
    tables: blocks.flatMap((block) => Array.from({ length: players }, (_, by) => block.map((player) => (player + by) % players))),
    each: blocks.flat().length,
    least: Math.min(...meetings.slice(1)),
    most: Math.max(...meetings.slice(1)),
  };
};

/** How often players meet who are so far apart, by their distance. */
type Counts = readonly number[];

/** Returns the counts once a player joins others in a block. */
const withPlayer = (counts: Counts, players: number, others: Block, player: number): Counts => {
  const next = [...counts];
  for (const other of others) {
    for (const apart of [player - other, players + other - player]) next[apart] = (next[apart] ?? 0) + 1;
  }
  return next;
};

/** Returns the first blocks, in the order of their numbers, whose meetings differ least. */
const blocksFor = (players: number, seats: number, number: number): readonly Block[] => {
  const average = (number * seats * (seats - 1)) / (players - 1);
  const optimum = Number.isInteger(average) ? 0 : 1;
  let best: { readonly blocks: readonly Block[]; readonly spread: number } = { blocks: [], spread: Number.POSITIVE_INFINITY };
  /** Tries all ways to go on with the last of these blocks. */
  const search = (done: readonly Block[], block: Block, counts: Counts): void => {
    // Some pair meets no more often than the average.
    if (best.spread === optimum || Math.max(...counts) - Math.floor(average) >= best.spread) return;
    if (block.length < seats) {
      for (let player = (block.at(-1) ?? 0) + 1; player < players; player++) {
        search(done, [...block, player], withPlayer(counts, players, block, player));
      }
      return;
    }
    const blocks = [...done, block];
    if (blocks.length < number) {
      search(blocks, [0], counts);
      return;
    }
    const spread = Math.max(...counts.slice(1)) - Math.min(...counts.slice(1));
    if (spread < best.spread) best = { blocks, spread };
  };
  search([], [0], new Array(players).fill(0));
  return best.blocks;
};
