import type { APIInteraction } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { createAcknowledger } from '#discord/gateway/acknowledge.ts';
import type { RateLimiter } from '#discord/gateway/rateLimiter.ts';
import { openGate } from '../../support/fakes/openRateLimiter.ts';

interface Sent {
  readonly route: string;
  readonly body: unknown;
}

/** An acknowledger, and what it sends; Discord refuses with `code`. */
const doorWith = ({ gate = openGate, code }: { readonly gate?: RateLimiter; readonly code?: number | string } = {}) => {
  const sent: Sent[] = [];
  const post = async (route: string, { body }: { readonly body: unknown }): Promise<unknown> => {
    sent.push({ route, body });
    if (code !== undefined) throw Object.assign(new Error('refused'), { code });
    return undefined;
  };
  return { receive: createAcknowledger({ post }, gate), sent };
};

const asked = (part: object): APIInteraction =>
  ({ id: '7', token: 't', guild_id: '3', member: { user: { id: '1' } }, ...part }) as unknown as APIInteraction;
const command = asked({ type: 2, data: { type: 1, name: 'match' } });
const typing = asked({ type: 4, data: { type: 1, name: 'match' } });
const press = (custom_id: unknown, flags?: number): APIInteraction =>
  asked({ type: 3, data: { custom_id, component_type: 2 }, message: { id: '9', ...(flags !== undefined && { flags }) } });

const FOR_THE_ASKER = { type: 5, data: { flags: 64 } };
const ON_ITS_MESSAGE = { type: 6 };

describe('the acknowledger', () => {
  test('a command is acknowledged once, visible to the actor alone', async () => {
    const { receive, sent } = doorWith();
    expect(await receive(command)).toEqual({ admission: 'admitted', acknowledgedInSeconds: expect.any(Number) });
    expect(sent).toEqual([{ route: '/interactions/7/t/callback', body: FOR_THE_ASKER }]);
  });

  test.each([
    ['1.panel.1.2.0.0', 64, ON_ITS_MESSAGE],
    ['1.panel.1.2.0.0', 0, FOR_THE_ASKER],
    ['1.panel.1.2.0.0', undefined, FOR_THE_ASKER],
    ['1.board.1', 64, FOR_THE_ASKER],
    ['what nobody here made', 64, FOR_THE_ASKER],
    [undefined, 64, FOR_THE_ASKER],
  ])('a press on %s of a message with flags %s updates that message only if it is the presser’s own', async (id, flags, body) => {
    const { receive, sent } = doorWith();
    expect(await receive(press(id, flags))).toMatchObject({ admission: 'admitted' });
    expect(sent.map((each) => each.body)).toEqual([body]);
  });

  test.each([
    ['choices while typing', typing],
    ['a form', asked({ type: 5, data: { custom_id: 'form' } })],
    ['a command on a message', asked({ type: 2, data: { type: 3, name: 'match' } })],
  ])('%s is not deferred, so that it can be answered at once', async (_what, interaction) => {
    const { receive, sent } = doorWith();
    expect(await receive(interaction)).toEqual({ admission: 'admitted' });
    expect(sent).toEqual([]);
  });

  test('a rate-limited user is not acknowledged, and the limiter decides whether they get a reply', async () => {
    const heard: (readonly [string, string | undefined, boolean])[] = [];
    const gate: RateLimiter = (...of) => {
      heard.push(of);
      return 'refused';
    };
    const { receive, sent } = doorWith({ gate });
    expect(await receive(command)).toEqual({ admission: 'refused' });
    expect(await receive(typing)).toEqual({ admission: 'refused' });
    const { guild_id, member, ...direct } = command as typeof command & { readonly member: { readonly user: object } };
    await receive({ ...direct, user: member.user } as typeof command);
    expect(heard).toEqual([
      ['1', '3', true],
      ['1', '3', false],
      ['1', undefined, true],
    ]);
    expect(sent).toEqual([]);
  });

  test('an interaction that is already acknowledged counts as acknowledged', async () => {
    expect(await doorWith({ code: 40_060 }).receive(command)).toMatchObject({ acknowledgedInSeconds: expect.any(Number) });
  });

  test('an acknowledgement that Discord refuses is reported with its code', async () => {
    const received = await doorWith({ code: 10_062 }).receive(command);
    expect(received).toMatchObject({ admission: 'admitted', fault: { name: 'Error', code: 10_062 } });
    expect(received.acknowledgedInSeconds).toBeUndefined();
  });

  test.each([
    null,
    {},
    { type: 3 },
    { type: 2 },
    { type: 3, data: { custom_id: '1.panel.1.2.0.0' } },
    { type: 2, data: null, member: 5 },
  ])('an unreadable interaction throws nothing: %j', async (odd) => {
    const { receive, sent } = doorWith();
    expect((await receive(odd as unknown as APIInteraction)).acknowledgedInSeconds).toBeUndefined();
    expect(sent).toEqual([]);
  });
});
