/**
 * `npm run bench` measures the app in under five minutes; `npm run bench -- fold pictures` measures only these. Its last line is one JSON
 * object of figures. `keys.ts` explains each key; a figure without an explanation is an error.
 */
import { type Figures, rounded } from './figures.ts';
import { unexplained } from './keys.ts';

// Set before modules that read it are loaded: the framework we compare with is slower without it.
process.env.NODE_ENV = 'production';

const BENCHES: Readonly<Record<string, () => Promise<Figures>>> = {
  play: async () => (await import('./play.ts')).playBench(),
  fold: async () => (await import('./fold.ts')).foldBench(),
  answer: async () => (await import('./answer.ts')).answerBench(),
  trial: async () => (await import('./trial.ts')).trialBench(),
  pictures: async () => (await import('./pictures/pictures.ts')).picturesBench(),
  referee: async () => (await import('./watching.ts')).watchings(),
  soak: async () => (await import('./soak.ts')).soakBench(),
  completeness: async () => (await import('./completeness.ts')).completenessBench(),
  limits: async () => (await import('./limits.ts')).limitsBench(),
  fuzz: async () => (await import('./completeness.ts')).fuzzBench(),
  load: async () => (await import('./load.ts')).loadBench(),
  thinking: async () => (await import('./thinking/thinking.ts')).thinkingBench(),
  interactions: async () => (await import('./interactions.ts')).interactionsBench(),
  computer: async () => (await import('./computer.ts')).computerBench(),
  ladder: async () => (await import('./ladder/ladder.ts')).ladderBench(),
  luck: async () => (await import('./luck/luck.ts')).luckBench(),
  calendar: async () => (await import('./calendar/calendar.ts')).calendarBench(),
  waiting: async () => (await import('./waiting/waiting.ts')).waitingBench(),
  leavers: async () => (await import('./leavers/leavers.ts')).leaversBench(),
  cups: async () => (await import('./cups/cups.ts')).cupsBench(),
};

/** Trials, pictures, referee, soak, limits, fuzz, load, thinking, computer seats, ladder, luck, calendar, waiting, leavers and cups take too long for the default set; they run only when named. */
const BARE_SET = ['play', 'fold', 'completeness', 'answer'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  process.stderr.write(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.\n`);
  process.exit(1);
}

const figures: Record<string, number> = {};
for (const name of asked.length > 0 ? asked : BARE_SET) {
  const begun = performance.now();
  const measured = Object.entries((await BENCHES[name]?.()) ?? {});
  const found = Object.fromEntries(measured.map(([key, figure]) => [key, Number.isInteger(figure) ? figure : rounded(figure)]));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${name} (${seconds} s)\n`);
  for (const [key, figure] of Object.entries(found)) process.stdout.write(`  ${key.padEnd(36)} ${figure}\n`);
  Object.assign(figures, found);
}

const missing = unexplained(Object.keys(figures));
if (missing.length > 0) {
  process.stderr.write(`tests/bench/keys.ts does not explain: ${missing.join(', ')}.\n`);
  process.exitCode = 1;
}
process.stdout.write(`${JSON.stringify(figures)}\n`);
