import type { REST } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { recipientOf } from '#discord/command/recipient.ts';
import type { Services } from '#discord/command/services.ts';
import { buildMessage } from '#discord/components/message.ts';
import { sendDirectMessage } from '#discord/delivery/directMessage.ts';
import { notifyUser } from '#discord/delivery/personalNotices.ts';
import { type AnnouncementHarness, announcementHarness } from './announcementHarness.ts';

let table: AnnouncementHarness;
beforeEach(async () => {
  table = await announcementHarness();
  await table.announceAll();
});

const forget = async (): Promise<void> => {
  const { version } = await table.found();
  expect(await table.stores.personal.forget('ben', new Map([[table.match, version]]), (seat) => `Player ${seat + 1}`)).toBe(true);
};

/** Services that forget Ben when this request goes to Discord, `before` it is done or after. */
const forgettingAt = (line: RegExp, moment: 'before' | 'after'): Services => {
  const services = table.services();
  let isForgotten = false;
  const forgetOnce = async (now: 'before' | 'after', route: string): Promise<void> => {
    if (isForgotten || now !== moment || !line.test(route)) return;
    isForgotten = true;
    await forget();
  };
  const post = async (...asked: Parameters<REST['post']>) => {
    await forgetOnce('before', asked[0]);
    const answer = await services.rest.post(...asked);
    await forgetOnce('after', asked[0]);
    return answer;
  };
  return { ...services, rest: { ...services.rest, post } as REST };
};

const message = (kind: string) => {
  const tag = `#${table.match}·${kind}`;
  const key = { match: table.match, version: 0, kind, recipient: 'ben' };
  return { key, body: buildMessage({ texts: ['A word.'], tag, pings: [] }), tag, dedupe: 'once' as const };
};

const send = async (services: Services, kind: string): Promise<unknown> =>
  sendDirectMessage(services, await recipientOf(services, 'ben'), message(kind));

/** Expects that nothing about Ben is stored any more. */
const expectNothing = async (): Promise<void> => {
  const { holidays, ...lists } = await table.stores.personal.of('ben');
  const kept = Object.values({ ...holidays, ...lists }).filter((part) => part !== undefined);
  expect(kept.flat()).toEqual([]);
};

describe('a user who is forgotten while a message to them is being sent', () => {
  for (const [what, line, moment] of [
    ['their channel is opened', /users/, 'before'],
    ['it is known', /users/, 'after'],
    ['it is sent', /messages/, 'before'],
    ['that is written down', /messages/, 'after'],
  ] as const) {
    test(`a user who is forgotten while a message is sent as ${what}, stays forgotten`, async () => {
      await table.stores.users.change('ben', { dmChannel: undefined } as never);
      await send(forgettingAt(line, moment), 'word');
      await expectNothing();
    });
  }

  test('a forgotten user stays forgotten where they take no messages, and where they would have been mentioned in the thread', async () => {
    table.discord.dmsClosed.add('ben');
    await send(forgettingAt(/messages/, 'before'), 'word');
    await expectNothing();
  });

  test('a forgotten user gets nothing more from a job that had read their name before', async () => {
    const match = await table.found();
    const services = table.services();
    const ben = await recipientOf(services, 'ben');
    await forget();
    const sent = () => table.discord.requests.filter((request) => /^POST .*\/messages$/.test(request)).length;
    const before = sent();
    expect(await sendDirectMessage(services, ben, message('late'))).toBeUndefined();
    const notice = { match, user: 'ben', kind: 'nudge 1', tag: 'a nudge', direct: () => 'You.', open: () => 'You.' };
    await notifyUser(services, notice);
    expect(sent()).toBe(before);
    await expectNothing();
  });
});
