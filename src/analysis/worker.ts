/** The worker thread: returns the analysis of each finished match that it is given. */
import { GAMES } from '#manifests/registry.ts';
import { serveRequests } from '#workers/serveRequests.ts';
import { analyse } from './analyse.ts';
import type { Analysis, AnalysisRequest } from './analysis.ts';

/** About a game that only this process does not know, such as one of a test. */
const NOTHING: Analysis = { course: [], turningPoints: [], plans: [] };

serveRequests<AnalysisRequest, Analysis>(async (request) => {
  const found = GAMES.find(request.game);
  return found === undefined ? NOTHING : analyse(found.rules, await found.computers?.(), request);
}, 1);
