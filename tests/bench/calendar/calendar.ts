import { workOff } from '../../support/drivers/workers.ts';
import { capitals, type Figures } from '../figures.ts';
import { ARMS, type Arm } from './arms.ts';
import { BY_POST } from './byPost.ts';
import type { InAllArms, MatchOfBench } from './inAllArms.ts';
import { asByHand, cyclesPerMatch, daysOf, promptsPerCycle } from './measures.ts';
import { reportOf } from './report.ts';

const MATCHES_EACH = 250;

/**
 * Matches of four by post, the same number of each game, in three arms: reminders only, standing orders, orders and clocks. Measures how
 * long they take, how often people are prompted, and how much both decrease compared with reminders only. A prompt: a seat is active,
 * neither an order nor a computer moves for it, and its person is asked; a person who is still there is prompted again and answers at once,
 * and this counts. Orders are written only during a person's own visit, before the move that ends it, for this cycle and for the next, in
 * seven cycles of ten, and apply only in their cycle. A seat that is silent for a week is played by the computer from then on; with clocks,
 * the computer plays the pending decision each time a clock runs out, and the seat for good once the others, who are asked at once, have
 * voted so.
 */
export const calendarBench = async (each = MATCHES_EACH): Promise<Figures> => {
  const games = Object.keys(BY_POST);
  const tasks = Array.from({ length: each }, (_, index) => games.map((game) => ({ game, number: index + 1 }))).flat();
  let done = 0;
  const matches = await workOff<MatchOfBench, InAllArms>({
    script: new URL('worker.ts', import.meta.url),
    tasks,
    told: () => {
      if (++done % 50 === 0) process.stderr.write(`${done} of ${tasks.length} matches\n`);
    },
  });
  const ofGames = games.map((game) => ({
    title: game,
    prefix: `${game}Calendar`,
    matches: matches.filter((one) => one.game === game),
  }));
  const sets = [...ofGames, { title: 'together', prefix: 'calendar', matches }];
  for (const { title, matches: some } of sets) process.stdout.write(`${reportOf(title, some)}\n`);
  return Object.assign({}, ...sets.map(({ prefix, matches: some }) => calendarFigures(prefix, some)));
};

/** Days, prompts and orders of some matches in each arm; `prefix` begins the keys. */
export const calendarFigures = (prefix: string, matches: readonly InAllArms[]): Figures => ({
  [`${prefix}Matches`]: matches.length,
  [`${prefix}Leavers`]: matches.filter(({ hasLeaver }) => hasLeaver).length,
  ...Object.assign({}, ...ARMS.map(({ name }) => armFigures(prefix + capitals(name), name, matches))),
});

const armFigures = (prefix: string, arm: Arm['name'], matches: readonly InAllArms[]): Figures => {
  const ofGroups = groupsOf(matches).map(({ name, some }) => groupFigures(prefix + name, arm, some));
  const figures: Figures = { [`${prefix}Cycles`]: cyclesPerMatch(arm, matches), ...Object.assign({}, ...ofGroups) };
  if (arm === 'off') return figures;
  return {
    ...figures,
    [`${prefix}AsByHand`]: asByHand(arm, matches),
    [`${prefix}FewerPrompts`]: 1 - promptsPerCycle(arm, matches) / promptsPerCycle('off', matches),
    [`${prefix}FewerDays`]: 1 - daysOf(arm, matches, 0.5) / daysOf('off', matches, 0.5),
  };
};

/** All matches, those that no player leaves, and those that a player leaves, if there are any. */
const groupsOf = (matches: readonly InAllArms[]): readonly { readonly name: string; readonly some: readonly InAllArms[] }[] =>
  [
    { name: '', some: matches },
    { name: 'Stayed', some: matches.filter(({ hasLeaver }) => !hasLeaver) },
    { name: 'Left', some: matches.filter(({ hasLeaver }) => hasLeaver) },
  ].filter(({ some }) => some.length > 0);

const groupFigures = (prefix: string, arm: Arm['name'], matches: readonly InAllArms[]): Figures => ({
  [`${prefix}DaysP50`]: daysOf(arm, matches, 0.5),
  [`${prefix}DaysP90`]: daysOf(arm, matches, 0.9),
  [`${prefix}PromptsPerCycle`]: promptsPerCycle(arm, matches),
});
