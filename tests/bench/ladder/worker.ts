/** One of the processes that play the matches of the ladder. */
import { theGame } from '../../support/builders/positions.ts';
import { serve } from '../../support/drivers/workers.ts';
import { contest } from '../../support/players/contest.ts';
import { provided } from '../../support/setup/provided.ts';
import { type Pairing, VERSIONS } from './versions.ts';

/** One deal, played once from each seat. */
export interface Block extends Pairing {
  readonly seats: number;
  readonly seed: number;
}

export interface BlockResult {
  readonly seed: number;
  /** The challenger's share of the wins: a shared win counts in parts. */
  readonly share: number;
}

const playBlock = ({ game, challenger, rivals, seats, seed }: Block): BlockResult => {
  const [own, rival] = [provided(VERSIONS, challenger)(game), provided(VERSIONS, rivals)(game)];
  const shares = Array.from({ length: seats }, (_, seat) => {
    const players = Array.from({ length: seats }, (_, each) => (each === seat ? own : rival));
    const winners = contest(theGame(game), players, seed).outcome?.winners ?? [];
    return winners.includes(seat) ? 1 / winners.length : 0;
  });
  return { seed, share: shares.reduce((sum, share) => sum + share, 0) / seats };
};

serve<Block, BlockResult>(playBlock);
