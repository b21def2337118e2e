import { workOff } from '../support/drivers/workers.ts';
import { GAMES } from '../support/games.ts';
import type { Figures } from './figures.ts';
import type { LimitsAnswer, LimitsTask } from './limitsWorker.ts';

const MATCHES = 1_000;
const OF_A_TASK = 5;

/**
 * Checks every message of every position of 1,000 random matches of each game, in each language, against Discord's limits; throws when one
 * exceeds them.
 */
export const limitsBench = async (): Promise<Figures> =>
  Object.assign(
    {},
    ...(await inTurn(
      Object.values(GAMES).map(
        ({ id, seats }) =>
          () =>
            limitsOf(id, seats),
      ),
    )),
  );

const limitsOf = async (game: string, { min, max }: { readonly min: number; readonly max: number }): Promise<Figures> => {
  const tasks = Array.from({ length: MATCHES / OF_A_TASK }, (_, index): LimitsTask => {
    return { game, seats: min + (index % (max - min + 1)), from: 1 + index * OF_A_TASK, until: 1 + (index + 1) * OF_A_TASK };
  });
  let done = 0;
  const answers = await workOff<LimitsTask, LimitsAnswer>({
    script: new URL('limitsWorker.ts', import.meta.url),
    tasks,
    told: ({ faults }, { seats }) => {
      if (faults.length > 0) throw new Error(`${game} with ${seats} seats: ${faults.slice(0, 5).join('\n')}`);
      if (++done % 20 === 0) process.stderr.write(`${done} of ${tasks.length} tasks of ${OF_A_TASK} matches of ${game}\n`);
    },
  });
  const sum = (key: 'positions' | 'messages'): number => answers.reduce((total, answer) => total + answer[key], 0);
  const prefix = game === 'cyclades' ? 'limits' : `${game}Limits`;
  return { [`${prefix}Matches`]: MATCHES, [`${prefix}Positions`]: sum('positions'), [`${prefix}Messages`]: sum('messages') };
};

const inTurn = async <Result>(makers: readonly (() => Promise<Result>)[]): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const make of makers) results.push(await make());
  return results;
};
