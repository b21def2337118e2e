/** The worker thread: replies to each request with the move that the game's AI player chooses, or with its advice. */
import type { AnyAdvice } from '#engine/advice.ts';
import type { Chance } from '#engine/game.ts';
import { GAMES } from '#manifests/registry.ts';
import { chanceOf } from '#matches/log/chance.ts';
import { serveRequests } from '#workers/serveRequests.ts';
import type { AdviceRequest, ChosenMove, MoveRequest } from './moveChooser.ts';

/** Returns the chance of one decision. No seed leads to the draws of a match, which depend on its number and version. */
const chanceFrom = (seed: string): Chance => chanceOf({ secret: new TextEncoder().encode(seed), match: 'computer' }, 1);

serveRequests<MoveRequest | AdviceRequest, ChosenMove | readonly AnyAdvice[] | undefined>(async (request) => {
  const { game, view, legal, seed } = request;
  const computers = await GAMES.find(game)?.computers?.();
  if ('advice' in request) return computers?.advise(view, legal, chanceFrom(seed));
  // A log may hold a level of a later release.
  const player = computers?.[request.level] ?? computers?.usual;
  return player && { command: player.choose(view, legal, chanceFrom(seed)), ai: player.version };
}, 1);
