/** One of the processes that play the matches of `npm run test:secrets`. */
import { serve } from '../support/drivers/workers.ts';
import { GAMES_PLAYED, type PlayedTwins } from './playing.ts';
import { type Seen, seen } from './twins.ts';

export interface MatchToPlay {
  readonly game: keyof typeof GAMES_PLAYED;
  readonly seed: number;
}

/** `seen`: how much was compared in it. */
export interface MatchPlayed extends PlayedTwins {
  readonly seen: Seen;
}

const LOOK_UPS = 1;

serve<MatchToPlay, MatchPlayed>(async ({ game, seed }) => {
  const before = { ...seen };
  const played = await GAMES_PLAYED[game](seed, LOOK_UPS);
  const compared = Object.entries(seen).map(([what, count]) => [what, count - before[what as keyof Seen]]);
  return { ...played, seen: Object.fromEntries(compared) as unknown as Seen };
});
