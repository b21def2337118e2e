/**
 * Records a match: reads the referee's lines on standard input and writes them with their answers to `<game>/<name>.json` beside
 * this file, and its sum to the list. `npx tsx tests/replays/record.ts cyclades/<name> < lines`. A `random` line is written as
 * the commands it stands for, so that a recorded match depends on no order in which moves are listed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { BaseCommand } from '#engine/game.ts';
import { randomMove } from '#engine/randomMove.ts';
import { type Answer, createSession } from '#referee/session.ts';
import { seeded } from '../support/fakes/seededChance.ts';

const [name = ''] = process.argv.slice(2);
const here = new URL('./', import.meta.url);
const file = new URL(`${name}.json`, here);
if (existsSync(file)) throw new Error(`${name} is recorded already; recorded matches are never changed.`);

const answer = createSession();
const chance = seeded(createHash('sha256').update(name).digest().readInt32BE());
const recorded: { readonly ask: unknown; readonly answer: Answer }[] = [];

const ask = (line: unknown): Answer => {
  const answered = answer(JSON.stringify(line));
  if (answered.error !== undefined) throw new Error(String(answered.error));
  recorded.push({ ask: line, answer: answered });
  return answered;
};

const playRandomly = (moves: number): void => {
  let active = recorded.at(-1)?.answer.active as readonly number[] | undefined;
  for (let played = 0; played < moves && active !== undefined && active.length > 0; played++) {
    const { legal } = answer(JSON.stringify({ legal: chance.pick(active) }));
    active = ask({ command: randomMove(legal as readonly BaseCommand[], chance) }).active as readonly number[];
  }
};

for (const line of (await text(process.stdin)).trim().split('\n')) {
  const asked = JSON.parse(line);
  if (typeof asked.random === 'number') playRandomly(asked.random);
  else ask(asked);
}
ask({ view: 'spectator' });

const content = `[\n${recorded.map((step) => JSON.stringify(step)).join(',\n')}\n]\n`;
writeFileSync(file, content);
const list = new URL('sha256.json', here);
const sums = { ...JSON.parse(readFileSync(list, 'utf8')), [`${name}.json`]: createHash('sha256').update(content).digest('hex') };
writeFileSync(list, `${JSON.stringify(sums, undefined, 2)}\n`);
