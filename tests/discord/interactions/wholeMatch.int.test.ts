import { setImmediate as others } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { Match } from '#matches/index.ts';
import { controlsOf, type Person, person, textOf } from '../../support/drivers/person.ts';
import { computerAt, isLate } from '../../support/drivers/playAhead.ts';
import { ask } from '../../support/drivers/sandbox.ts';
import { slashOf } from '../../support/drivers/typing.ts';
import { type AnsweringBot, answeringBot } from '../../support/fakes/answeringBot.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { GAMES } from '../../support/games.ts';
import { isWhole } from '../../support/setup/whole.ts';

/** After these, the sample skips to the last cycle. */
const FIRST_MOVES = isWhole ? Number.POSITIVE_INFINITY : 60;

let bot: AnsweringBot;
let people: readonly Person[];

beforeAll(async () => {
  bot = await answeringBot();
  people = await Promise.all(['Ada', 'Blaise', 'Carl', 'Dora'].map((name) => person(bot.sandbox, name)));
});

afterAll(async () => {
  for (const somebody of people ?? []) somebody.leave();
  await bot?.stop();
});

const theMatch = async (): Promise<Match> => {
  const match = await bot.services.stores.matches.find(1);
  if (match === undefined) throw new Error('There is no match.');
  return match;
};

const dueIn = (match: Match): Person => {
  const user = match.seats.find(({ seat }) => match.active.includes(seat))?.user;
  const due = people.find(({ id }) => id === user);
  if (due === undefined) throw new Error('No seat has to act.');
  return due;
};

test('a whole match of four, typed and pressed in turn, is never refused anything by Discord', {
  timeout: 600_000,
}, async () => {
  const thread = await begin();
  const chance = seeded(3);
  for (let moves = 0; moves < 2_000; moves += 1) {
    const match = await theMatch();
    if (match.status !== 'playing') break;
    const due = dueIn(match);
    if (moves === FIRST_MOVES) await skipToLastCycle();
    else if (moves % 2 === 0) await type(due, thread, chance.pick);
    else await press(due, thread, chance.pick);
    expect((await theMatch()).version).toBeGreaterThan(match.version);
  }
  expect((await theMatch()).status).toBe('ended');
  expect(bot.complaints).toEqual([]);
  const requests = await ask<readonly { readonly status?: number }[]>(bot.sandbox, '/requests');
  expect(requests.length).toBeGreaterThan(isWhole ? 500 : 200);
  expect(requests.filter(({ status = 0 }) => status >= 400)).toEqual([]);
});

/** Plays moves of AI players without Discord until the last cycle. */
const skipToLastCycle = async (): Promise<void> => {
  const choose = computerAt({ game: GAMES.cyclades as AnyGame }, seeded(4));
  for (;;) {
    const { version } = await theMatch();
    const user = dueIn(await theMatch()).id;
    const { view, legal = [] } = (await bot.services.matches.position(1, user)) ?? {};
    if (isLate(Number.POSITIVE_INFINITY)({ view })) return;
    const command = (await choose({ view, legal })) ?? expect.fail('The active seat has no legal move.');
    // Connections that time out meanwhile are closed before they are used again.
    await others();
    await bot.services.matches.play(1, { type: 'Play', user, command }, `skipped at ${version}`);
  }
};

/** Opens a match, joins and starts it; returns its thread. */
const begin = async (): Promise<string> => {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('The list of people is empty.');
  const channel = await host.channel('games');
  await host.answerTo(await host.slash('/match create game:cyclades', { in: channel }));
  const thread = (await theMatch()).place.thread ?? '';
  for (const guest of guests) await guest.answerTo(await guest.slash('/match join', { in: thread }));
  await host.answerTo(await host.slash('/match start', { in: thread }));
  return thread;
};

type Pick = <T>(list: readonly T[]) => T;

const type = async (due: Person, thread: string, pick: Pick): Promise<void> => {
  const legal = (await bot.services.matches.position(1, due.id))?.legal ?? [];
  const kind = pick([...new Set(legal.map((move) => move.type))]);
  const move = pick(legal.filter((each) => each.type === kind));
  await due.answerTo(await due.slash(slashOf('cyclades', move), { in: thread }));
};

/** Follows the panel that a refused command shows, until a move is played. */
const press = async (due: Person, thread: string, pick: Pick): Promise<void> => {
  const { version } = await theMatch();
  let shown = await due.answerTo(await due.slash('/cyclades bid god:odin', { in: thread }));
  for (let presses = 0; presses < 6 && (await theMatch()).version === version; presses += 1) {
    shown = await pressOne(due, thread, shown, pick);
  }
};

const pressOne = async (due: Person, thread: string, shown: APIMessage, pick: Pick): Promise<APIMessage> => {
  const { custom_id: id = '', options } = pick(
    controlsOf(shown).filter((control) => /\.(?:move|sure)\./.test(control.custom_id ?? '')),
  );
  await (options === undefined ? due.press(shown, id) : due.choose(shown, [pick(options).value], id));
  const before = JSON.stringify(shown.components);
  return due.waitFor(
    thread,
    (message) => message.id === shown.id && JSON.stringify(message.components) !== before,
    `what comes of ${textOf(shown)}`,
  );
};
