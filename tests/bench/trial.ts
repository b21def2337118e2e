import { start } from '../support/builders/starting.ts';
import { openTable, PEOPLE, type Person, type Table } from '../support/drivers/discordActions.ts';
import type { Pressable } from '../support/drivers/pressing.ts';
import { render } from '../support/drivers/sharedRenderer.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { type Figures, median, percentile } from './figures.ts';

/** Turns of a match: in each, a panel and a step are timed, and a move is played. */
const TURNS = 160;
const WARM_UP = 10;
/** Moves tried before the timed one. */
const BEFORE = 2;

/** Times of a panel and of a step of trying, in milliseconds. */
interface Times {
  readonly panel: number[];
  readonly step: number[];
}

const dueIn = async ({ services }: Table): Promise<Person | undefined> => {
  const match = await services.stores.matches.find(1);
  const [seat] = match?.status === 'playing' ? match.active : [];
  return seat === undefined ? undefined : PEOPLE[seat];
};

const timed = async <T>(times: number[], act: () => Promise<T>): Promise<T> => {
  const begun = performance.now();
  const result = await act();
  times.push(performance.now() - begun);
  return result;
};

const triesIn = (controls: readonly Pressable[] = []): readonly Pressable[] =>
  controls.filter(({ customId }) => customId.startsWith('1.try.'));

const playMatch = async (game: string, seats: number, times: Times): Promise<void> => {
  const table = openTable({ render });
  const { thread } = await start(seats, table, { game });
  const chance = seeded(seats);
  for (let turn = 0; turn < TURNS; turn++) {
    const person = await dueIn(table);
    if (person === undefined) return;
    const press = (control: Pressable) => table.press(person, control, 'ephemeral', { in: thread });
    const into = turn < WARM_UP ? { panel: [], step: [] } : times;
    const panel = await timed(into.panel, () => press({ customId: '1.open.1', label: '' }));
    let shown = panel && (await press(panel.controls.find(({ customId }) => customId.startsWith('1.trial.')) as Pressable));
    for (let tried = 0; tried < BEFORE && triesIn(shown?.controls).length > 0; tried++) {
      const next = await press(chance.pick(triesIn(shown?.controls)));
      if (triesIn(next?.controls).length > 0) shown = next;
    }
    const step = triesIn(shown?.controls);
    if (step.length > 0) await timed(into.step, () => press(chance.pick(step)));
    const user = String(900 + PEOPLE.indexOf(person));
    const legal = (await table.services.matches.position(1, user))?.legal ?? [];
    await table.services.matches.play(1, { type: 'Play', user, command: chance.pick(legal) }, `turn ${turn}`);
  }
};

/**
 * Milliseconds from a press to the whole reply with its picture, without Discord: `trialPanel…` a panel of moves, `trial…` a step of trying
 * after up to two others, in the same turns of random matches of both games; `trialRatio` is the ratio of the medians.
 */
export const trialBench = async (): Promise<Figures> => {
  const times: Times = { panel: [], step: [] };
  await playMatch('cyclades', 5, times);
  await playMatch('peloponnes', 4, times);
  return {
    trialSteps: times.step.length,
    trialP50Ms: median(times.step),
    trialP95Ms: percentile(times.step, 0.95),
    trialPanelP50Ms: median(times.panel),
    trialPanelP95Ms: percentile(times.panel, 0.95),
    trialRatio: median(times.step) / median(times.panel),
  };
};
