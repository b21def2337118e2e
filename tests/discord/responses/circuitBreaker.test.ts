import { beforeEach, describe, expect, test } from 'vitest';
import { type CircuitBreaker, CircuitOpen, createCircuitBreaker } from '#discord/responses/circuitBreaker.ts';

const ONE = 'https://discord.com/api/v10/channels/111/messages';
const OTHER = 'https://discord.com/api/v10/channels/222/messages/9';
const MEMBER = 'https://discord.com/api/v10/guilds/333/members/4';
const DM = 'https://discord.com/api/v10/users/@me/channels';

let now: number;
let changes: string[];
let circuits: CircuitBreaker;
beforeEach(() => {
  now = 1_000_000;
  changes = [];
  circuits = createCircuitBreaker({
    now: () => now,
    onChange: (kind, isOpen) => changes.push(`${kind} ${isOpen ? 'open' : 'closed'}`),
  });
});

/** In how many seconds a request may be tried again; 0: now. */
const wait = (url: string): number => {
  try {
    circuits.assertClosed(url);
    return 0;
  } catch (error) {
    if (!(error instanceof CircuitOpen)) throw error;
    return error.retryInMs / 1_000;
  }
};

const refuse = (url: string, refusal: 'general' | 'local', times = 1): void => {
  for (let count = 0; count < times; count++) circuits.recordResponse(url, refusal);
};

describe('a general refusal', () => {
  test('a general refusal stops all requests of its kind at the third in a row, and no others', () => {
    refuse(ONE, 'general', 2);
    expect(wait(OTHER)).toBe(0);
    refuse(OTHER, 'general');
    expect([wait(ONE), wait(OTHER), wait(MEMBER), wait(DM)]).toEqual([5, 5, 0, 0]);
    expect(changes).toEqual(['channels open']);
  });

  test('a general refusal is probed by one request after each pause, whichever it is', () => {
    refuse(ONE, 'general', 3);
    const probes: number[] = [];
    for (const end = now + 10 * 60_000; now < end; now += 500) {
      const asked = Array.from({ length: 100 }, () => wait(ONE)).filter((seconds) => seconds === 0);
      probes.push(asked.length);
      if (asked.length > 0) refuse(ONE, 'general');
    }
    expect(Math.max(...probes)).toBe(1);
    // 5, 10, 20 and 40 seconds apart, then each minute.
    expect(probes.filter((count) => count > 0)).toHaveLength(12);
  });

  test('a general refusal ends with the first successful response', () => {
    refuse(ONE, 'general', 4);
    now += 10_000;
    expect(wait(OTHER)).toBe(0);
    circuits.recordResponse(OTHER, 'ok');
    expect([wait(ONE), wait(OTHER)]).toEqual([0, 0]);
    expect(changes.at(-1)).toBe('channels closed');
  });

  test('a general refusal lasts as long as Discord says, a quarter of an hour at most', () => {
    circuits.recordResponse(ONE, 'general', 300_000);
    expect(wait(OTHER)).toBe(300);
    circuits.recordResponse(ONE, 'general', 7_200_000);
    expect(wait(OTHER)).toBe(900);
  });

  test('a probe that is never answered is followed by another', () => {
    refuse(ONE, 'general', 3);
    now += 5_000;
    expect(wait(ONE)).toBe(0);
    expect(wait(ONE)).toBe(1);
    now += 30_000;
    expect(wait(ONE)).toBe(0);
  });
});

describe('a refusal of one channel', () => {
  test('a refusal of one channel stops requests to it alone, for increasing pauses, a quarter of an hour at most', () => {
    refuse(ONE, 'local', 3);
    const pauses: number[] = [];
    for (let tries = 0; tries < 10; tries++) {
      pauses.push(wait(ONE));
      now += (pauses.at(-1) ?? 0) * 1_000;
      expect(wait(ONE)).toBe(0);
      refuse(ONE, 'local');
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
    expect([wait(OTHER), wait(MEMBER)]).toEqual([0, 0]);
    expect(changes).toEqual([]);
  });

  test("a refusal of one user's direct messages, which have no channel yet, affects no other user", () => {
    refuse(DM, 'local', 20);
    expect(wait(DM)).toBe(0);
  });
});
