import { verifyCup } from '#verify/cup.ts';
import type { Figures } from '../figures.ts';
import { playSeason, type Season, standingLinesOf, unfairGroups } from './season.ts';

const SEASONS = 200;

/** Plays seasons with leavers, pauses, kills and removals, and recomputes each of them from its export. */
export const cupsBench = async (seasons = SEASONS, from = 1): Promise<Figures> => {
  const played: Season[] = [];
  let differing = 0;
  for (let seed = from; seed < from + seasons; seed++) {
    const season = await playSeason(seed);
    const told = await verifyCup(season.file);
    if (told.slice(2).join('\n') !== standingLinesOf(season).join('\n')) differing += 1;
    played.push(season);
  }
  const sumOf = (of: (season: Season) => number): number => played.reduce((sum, season) => sum + of(season), 0);
  return {
    cupsSeasons: played.length,
    cupsStuck: played.filter(({ days }) => days === undefined).length,
    cupsUnfairPools: sumOf((season) => unfairGroups(season).length),
    cupsStandingsDiffering: differing,
    cupsMatches: sumOf(({ matches }) => matches),
    cupsLeavers: sumOf(({ faults }) => faults.left),
    cupsPauses: sumOf(({ faults }) => faults.paused),
    cupsKills: sumOf(({ faults }) => faults.killed),
    cupsRemovals: sumOf(({ faults }) => faults.away),
  };
};
