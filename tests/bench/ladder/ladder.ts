import { workOff } from '../../support/drivers/workers.ts';
import { capitals, type Figures } from '../figures.ts';
import { type Estimate, estimate } from './sequentialTest.ts';
import { PAIRINGS, type Pairing } from './versions.ts';
import type { Block, BlockResult } from './worker.ts';

const SEATS = 4;
const BLOCKS = 100;
/** A version is better if it wins 30 % of the matches against three of the other, of which an equal one wins 25 %. */
const HYPOTHESES = { equal: 0.25, better: 0.3 } as const;

/**
 * Plays each pairing of the ladder in up to 400 matches of four by the default options, with the same deals for all. It stops earlier
 * when the sequential test knows the answer. Prints a row for `README.md` for each.
 */
export const ladderBench = async (): Promise<Figures> => {
  const figures: Record<string, number> = {};
  process.stdout.write(
    '| game | challenger | against three | matches | share of wins | 95 % interval | verdict |\n|---|---|---|---|---|---|---|\n',
  );
  for (const pairing of PAIRINGS) {
    const blocks = await blocksOf(pairing);
    const found = estimate(blocks, HYPOTHESES);
    process.stdout.write(`${rowOf(pairing, blocks.length, found)}\n`);
    const key = `${pairing.game}Ladder${capitals(`${pairing.challenger} against ${pairing.rivals}`.replaceAll('-', ''))}`;
    Object.assign(figures, { [`${key}Matches`]: SEATS * blocks.length, [`${key}Percent`]: 100 * found.share });
  }
  return figures;
};

/** Returns the shares of the blocks in the order of their deals, up to the one at which the test ends. */
const blocksOf = async (pairing: Pairing): Promise<readonly number[]> => {
  const shares = new Map<number, number>();
  const tasks = Array.from({ length: BLOCKS }, (_, index): Block => ({ ...pairing, seats: SEATS, seed: index + 1 }));
  /** The shares so far without a gap, so that the result doesn't depend on which process was faster. */
  const inOrder = (): number[] => {
    const known: number[] = [];
    for (let seed = 1; shares.has(seed); seed++) known.push(shares.get(seed) ?? 0);
    return known;
  };
  const ending = (): number | undefined => {
    const known = inOrder();
    for (let count = 1; count <= known.length; count++) {
      if (estimate(known.slice(0, count), HYPOTHESES).verdict !== 'open') return count;
    }
    return undefined;
  };
  await workOff<Block, BlockResult>({
    script: new URL('worker.ts', import.meta.url),
    tasks,
    told: ({ seed, share }) => void shares.set(seed, share),
    until: () => ending() !== undefined,
  });
  return inOrder().slice(0, ending());
};

const rowOf = ({ game, challenger, rivals }: Pairing, blocks: number, { share, low, high, verdict }: Estimate): string => {
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  return `| ${[game, challenger, rivals, SEATS * blocks, percent(share), `${percent(low)}–${percent(high)}`, verdict].join(' | ')} |`;
};
