import type { Chance } from '#engine/game.ts';
import type { Fault } from '#sandbox/people/faultSchema.ts';
import { bundlePart } from '../faults/bundle.ts';
import { COUNTED, type FaultReport, faultsOf, newReport } from '../faults/faultReport.ts';
import { startInterruptedMatch } from '../faults/interruptedMatch.ts';
import { type KillableApp, startKillableApp } from '../faults/killableApp.ts';
import { deaths } from '../faults/kills.ts';
import { answerOddly } from '../faults/oddAnswers.ts';
import { type BackendKind, openQueueBackend } from '../faults/queueBackends.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import type { Figures } from './figures.ts';

const MINUTES = 20;
/** The next fault: one in four is a kill, the others are network faults towards Discord. */
const NEXT = ['death', 'hitch', 'hitch', 'hitch'] as const;

const KINDS: readonly Fault['fault'][] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 502 },
  { kind: 'status', status: 429, retryAfter: 0.3 },
  { kind: 'delay', ms: 600 },
  { kind: 'drop', when: 'before' },
  { kind: 'drop', when: 'after' },
];

/** Replies, acknowledgements, messages in channels, direct channels: everything a move leads to. */
const PATHS = [
  '/callback$',
  '^/webhooks/',
  '^/channels/\\d+/messages$',
  '^/channels/\\d+/messages/\\d+$',
  '^/users/@me/channels$',
];

/** Makes requests between the app and Discord fail. */
const hitch = ({ sandbox, proxy }: KillableApp, chance: Chance): void => {
  const way = chance.pick(['cut', 'reconnect', 'invalid', 'odd', 'odd', ...PATHS]);
  proxy.answer(() => undefined);
  if (way === 'cut') sandbox.cut();
  else if (way === 'odd') answerOddly(proxy, chance);
  else if (way === 'reconnect' || way === 'invalid') sandbox.disturb(way);
  else sandbox.rest.setFaults([{ path: way, times: chance.pick([1, 2]), fault: chance.pick(KINDS) }]);
};

/** Two apps with random faults for this long; losses and duplicates are counted at the end. */
export const soakBench = async (minutes = MINUTES): Promise<Figures> => {
  const program = await bundlePart();
  const until = performance.now() + minutes * 60_000;
  try {
    const soaked = await Promise.all([
      soak('PostgreSQL', 'cyclades', program.file, until),
      soak('Redis', 'peloponnes', program.file, until),
    ]);
    for (const { tally } of soaked) for (const fault of faultsOf(tally)) process.stderr.write(`${tally.title}: ${fault}\n`);
    return figuresOf(
      soaked.map(({ tally }) => tally),
      soaked.reduce((sum, { hitches }) => sum + hitches, 0),
      minutes,
    );
  } finally {
    await program.remove();
  }
};

const soak = async (kind: BackendKind, game: string, program: string, until: number) => {
  const tally = newReport(kind);
  const chance = seeded(kind.length);
  const app = await startKillableApp(await openQueueBackend(kind), program);
  let hitches = 0;
  try {
    const match = await startInterruptedMatch(app, game, tally, 11);
    while (performance.now() < until) {
      if (chance.pick(NEXT) === 'death') {
        app.sandbox.rest.setFaults([]);
        app.proxy.answer(() => undefined);
        await match.die(chance.pick(deaths(2)));
      } else {
        hitch(app, chance);
        hitches += 1;
        await match.move();
      }
    }
    app.sandbox.rest.setFaults([]);
    await match.leave();
  } catch (error) {
    throw new Error(`${kind}: ${error instanceof Error ? error.stack : error}\n${app.said()}`);
  } finally {
    await app.stop();
  }
  return { tally, hitches };
};

const figuresOf = (tallies: readonly FaultReport[], hitches: number, minutes: number): Figures => {
  const sum = (of: (tally: FaultReport) => number): number => tallies.reduce((total, tally) => total + of(tally), 0);
  const losses = (which: 'lost' | 'doubled'): number =>
    sum((tally) => COUNTED.reduce((total, what) => total + tally.losses[what][which], 0));
  return {
    soakMinutes: minutes,
    soakDeaths: sum((tally) => tally.deaths),
    soakKills: sum((tally) => tally.kills),
    soakHitches: hitches,
    soakMoves: sum((tally) => tally.checked.events),
    soakLost: losses('lost'),
    soakDoubled: losses('doubled'),
    soakFaults: sum((tally) => faultsOf(tally).length),
  };
};
