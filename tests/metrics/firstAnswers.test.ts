import { describe, expect, test } from 'vitest';
import { createFirstAnswers } from '#metrics/firstAnswers.ts';

const callbackOf = (id: string): string => `https://discord.com/api/v10/interactions/${id}/a-token/callback?with_response=false`;

describe('the time to the first response', () => {
  const measuring = () => {
    let clock = 0;
    const measured: number[] = [];
    const answers = createFirstAnswers(
      (seconds) => measured.push(seconds),
      () => clock,
    );
    const later = (ms: number): void => {
      clock += ms;
    };
    return { answers, measured, later };
  };
  const interaction = (id: string) => ({ id });

  test('the time to the first response is measured once, up to the response that Discord accepted', async () => {
    const { answers, measured, later } = measuring();
    const handle = answers.timed(async ({ id }) => {
      later(100);
      answers.requested(callbackOf(id), 502);
      later(150);
      answers.requested(callbackOf(id), 204);
      later(1_000);
      answers.requested(`https://discord.com/api/v10/webhooks/1/a-token/messages/@original`, 200);
      answers.requested(callbackOf(id), 204);
    });
    await handle(interaction('7'));
    expect(measured).toEqual([0.25]);
  });

  test('the time to the first response is measured per interaction, and dropped if there was no response', async () => {
    const { answers, measured, later } = measuring();
    const waiting: (() => void)[] = [];
    const handle = answers.timed(() => new Promise<void>((resolve) => waiting.push(resolve)));
    const both = [handle(interaction('1'))];
    later(1_000);
    both.push(handle(interaction('2')));
    later(500);
    answers.requested(callbackOf('2'), 204);
    answers.requested(callbackOf('3'), 204);
    for (const end of waiting) end();
    await Promise.all(both);
    answers.requested(callbackOf('1'), 204);
    expect(measured).toEqual([0.5]);
  });
});
