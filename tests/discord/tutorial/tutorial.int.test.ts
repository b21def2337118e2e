import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from '#discord/components/reply.ts';
import { nextPress } from '../../support/drivers/lessonWalk.ts';
import { type Person, person, textOf } from '../../support/drivers/person.ts';
import { type Pressable, pressables } from '../../support/drivers/pressing.ts';
import { type AnsweringBot, answeringBot } from '../../support/fakes/answeringBot.ts';
import { messagesFor } from '../../support/languages.ts';

let bot: AnsweringBot;

beforeAll(async () => {
  bot = await answeringBot();
});

afterAll(() => bot.stop());

const controlsOf = (message: APIMessage): readonly Pressable[] =>
  pressables({ components: (message.components ?? []) as Reply['components'] });

/** Presses a control that updates its message; returns the updated message. */
const take = async (who: Person, message: APIMessage, { customId, value }: Pressable): Promise<APIMessage> => {
  await (value === undefined ? who.press(message, customId) : who.choose(message, [value], customId));
  return who.waitFor(message.channel_id, (now) => now.id === message.id && textOf(now) !== textOf(message), 'a change');
};

test('a tutorial runs in direct messages with the bot: one message that changes, with a picture at each step', async () => {
  const ada = await person(bot.sandbox, 'Ada');
  const direct = await ada.channel('@bot');
  const before = (await ada.sees(direct)).length;
  let shown = await ada.answerTo(await ada.slash('/tutorial game:peloponnes', { in: direct }));
  let presses = 0;
  for (let next = nextPress(controlsOf(shown)); next !== undefined; next = nextPress(controlsOf(shown))) {
    expect(shown.attachments.map(({ filename }) => filename)).toEqual(['board.png']);
    shown = await take(ada, shown, next);
    presses += 1;
  }
  expect(presses).toBeGreaterThan(6);
  expect(presses).toBeLessThanOrEqual(15);
  expect(textOf(shown)).toContain(messagesFor().lessons('peloponnes')[0]?.steps.farewell?.title);
  expect(await ada.sees(direct)).toHaveLength(before + 1);
  expect(bot.complaints).toEqual([]);
  ada.leave();
});

test('a tutorial on a server is visible to the learner alone', async () => {
  const [ada, blaise] = [await person(bot.sandbox, 'Ada'), await person(bot.sandbox, 'Blaise')];
  const channel = await ada.channel('games');
  const before = await blaise.sees(channel);
  let shown = await ada.answerTo(await ada.slash('/tutorial', { in: channel }));
  const [begin] = controlsOf(shown);
  if (begin === undefined) throw new Error('No tutorial is offered.');
  shown = await take(ada, shown, begin);
  expect(shown.flags).toBeGreaterThanOrEqual(64);
  expect(await blaise.sees(channel)).toEqual(before);
  ada.leave();
  blaise.leave();
});
