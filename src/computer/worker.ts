/** The worker thread: replies to each request with the move that the game's AI player chooses, or with its advice. */
import type { AnyAdvice } from '#engine/advice.ts';
import type { BaseCommand, Chance } from '#engine/game.ts';
import { GAMES } from '#manifests/registry.ts';
import { chanceOf } from '#matches/log/chance.ts';
import { serveRequests } from '#workers/serveRequests.ts';
import type { AdviceRequest, MoveRequest } from './moveChooser.ts';

/** Returns the chance of one decision. No seed leads to the draws of a match, which depend on its number and version. */
const chanceFrom = (seed: string): Chance => chanceOf({ secret: new TextEncoder().encode(seed), match: 'computer' }, 1);

serveRequests<MoveRequest | AdviceRequest, BaseCommand | readonly AnyAdvice[] | undefined>(async (request) => {
  const { game, view, legal, seed } = request;
  const computers = await GAMES.find(game)?.computers?.();
  return 'advice' in request
    ? computers?.advise(view, legal, chanceFrom(seed))
    : computers?.[request.level].choose(view, legal, chanceFrom(seed));
}, 1);
