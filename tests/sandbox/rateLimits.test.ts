import { describe, expect, test } from 'vitest';
import { createRateLimits } from '#sandbox/rateLimits.ts';

const MESSAGES = '/channels/:channel/messages';

const enforced = () => {
  let now = 1_000_000;
  const limits = createRateLimits(() => now);
  limits.enforce(true);
  return {
    post: (channel: string) => limits.count('POST', MESSAGES, channel),
    count: limits.count,
    enforce: limits.enforce,
    pass: (ms: number): void => {
      now += ms;
    },
  };
};

describe('rate limits', () => {
  test('rate limits allow five messages per channel in five seconds, and give the wait for the sixth', () => {
    const { post, pass } = enforced();
    expect([1, 2, 3, 4, 5].map(() => post('a').headers['x-ratelimit-remaining'])).toEqual(['4', '3', '2', '1', '0']);
    pass(2_000);
    const refusal = post('a');
    expect(refusal).toMatchObject({ retryAfter: 3, isGlobal: false });
    expect(refusal.headers).toMatchObject({
      'retry-after': '3',
      'x-ratelimit-scope': 'user',
      'x-ratelimit-reset-after': '3.000',
    });
    pass(3_000);
    expect(post('a').retryAfter).toBeUndefined();
  });

  test('rate limits are separate for each channel', () => {
    const { post } = enforced();
    for (let count = 0; count < 5; count++) post('a');
    expect(post('b').retryAfter).toBeUndefined();
    expect(post('a').headers['x-ratelimit-bucket']).toBe(post('b').headers['x-ratelimit-bucket']);
  });

  test('rate limits allow fifty requests a second in total', () => {
    const { post, pass } = enforced();
    for (let count = 0; count < 50; count++) expect(post(`${count}`).retryAfter).toBeUndefined();
    const refusal = post('another');
    expect(refusal.isGlobal).toBe(true);
    expect(refusal.headers).toMatchObject({ 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' });
    pass(1_000);
    expect(post('another').retryAfter).toBeUndefined();
  });

  test('rate limits exempt first responses, and leave interactions out of the global count', () => {
    const { count } = enforced();
    const callback = () => count('POST', '/interactions/:interaction/:token/callback', 't');
    for (let time = 0; time < 200; time++) expect(callback().retryAfter).toBeUndefined();
    for (let time = 0; time < 60; time++) {
      expect(count('POST', '/webhooks/:application/:token', `${time}`).retryAfter).toBeUndefined();
    }
  });

  test('rate limits that are switched off refuse nothing and report remaining requests', () => {
    const { post, enforce } = enforced();
    enforce(false);
    for (let count = 0; count < 100; count++) {
      expect(post('a')).toMatchObject({ headers: { 'x-ratelimit-remaining': '4' } });
      expect(post('a').retryAfter).toBeUndefined();
    }
  });
});
