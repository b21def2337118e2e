/** What is known of a player's strength: its most probable value, and the standard deviation of that. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** What is assumed of a player without a match. */
export const UNKNOWN: Skill = { mu: 25, sigma: 25 / 3 };

/** How much the play of one match varies, and how much a strength may change from one match to the next. */
const BETA = 25 / 6;
const TAU = 25 / 300;

/**
 * Returns the skills after a match by the model of Plackett and Luce, as Weng and Lin approximate it (2011, algorithm 4): the same numbers as
 * openskill's. `places`: 1 is the best, and equal ones tie.
 */
export const ratedByPlaces = (skills: readonly Skill[], places: readonly number[]): readonly Skill[] => {
  const variances = skills.map(({ sigma }) => sigma ** 2 + TAU ** 2);
  const scale = Math.sqrt(variances.reduce((sum, variance) => sum + variance + BETA ** 2, 0));
  const odds = skills.map(({ mu }) => Math.exp(mu / scale));
  const placeOf = (index: number): number => places[index] ?? 0;
  const rivals = [...skills.keys()].map((from) => {
    const worse = [...odds.keys()].filter((index) => placeOf(index) >= placeOf(from));
    return {
      odds: worse.reduce((sum, index) => sum + (odds[index] ?? 0), 0),
      tied: worse.filter((index) => placeOf(index) === placeOf(from)).length,
    };
  });
  return skills.map(({ mu }, own) => {
    let [rise, certainty] = [0, 0];
    for (const [index, rival] of rivals.entries()) {
      if (placeOf(index) > placeOf(own)) continue;
      const chance = (odds[own] ?? 0) / rival.odds;
      rise += (Number(index === own) - chance) / rival.tied;
      certainty += (chance * (1 - chance)) / rival.tied;
    }
    const variance = variances[own] ?? 0;
    const shrunk = 1 - (Math.sqrt(variance) / scale) * (variance / scale ** 2) * certainty;
    return { mu: mu + (variance / scale) * rise, sigma: Math.sqrt(variance * Math.max(shrunk, 1e-4)) };
  });
};
