import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BaseEvent } from '#engine/game.ts';
import type { Event, EventOf } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { OPTIONS, type Options } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { ALL_STRIKES, ALL_USES, usesIn } from '../games/peloponnes/uses.ts';

/** The uses that occurred in all recorded matches of Peloponnes together, from their events. */

interface Recorded {
  readonly ask: unknown;
  readonly answer: { readonly events?: readonly Event[]; readonly view?: View };
}

/** Returns the options by which a match was played; an upcast names those that are newer than its recording. */
const optionsOf = (begun: EventOf<'GameBegan'>): Options => {
  const upcasts = peloponnes.eventShapes.GameBegan ?? [];
  const current = upcasts.reduce<BaseEvent>((older, next) => next(older), begun) as EventOf<'GameBegan'>;
  return { ...current.options, ...begun.options };
};

const folder = new URL('peloponnes/', import.meta.url);
const matches = readdirSync(folder).map((file) => {
  const recorded: readonly Recorded[] = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const events = recorded.flatMap(({ answer }) => answer.events ?? []);
  const begun = events[0] as EventOf<'GameBegan'>;
  return { events, seats: begun.seats, options: optionsOf(begun), reason: recorded.at(-1)?.answer.view?.outcome?.reason };
});

const seen = new Set(matches.flatMap(({ events }) => [...usesIn(events)]));

describe('the recorded matches of Peloponnes', () => {
  test('recorded matches of Peloponnes have one to five seats and an end, with campaigns won and lost', () => {
    const ends = new Set(matches.map(({ seats, reason }) => `${seats}: ${reason}`));
    expect([...ends].toSorted()).toEqual([
      '1: campaignLost',
      '1: campaignWon',
      '1: soloScore',
      '2: score',
      '3: score',
      '4: score',
      '5: score',
    ]);
  });

  test('recorded matches of Peloponnes together show all forty tiles won, and all their uses', () => {
    expect(new Set(ALL_USES.map((use) => use.split(' ')[0])).size).toBe(40);
    expect(ALL_USES.filter((use) => !seen.has(use))).toEqual([]);
  });

  test('recorded matches of Peloponnes together show each disaster suffered and averted', () => {
    expect(ALL_STRIKES).toHaveLength(10);
    expect(ALL_STRIKES.filter((strike) => !seen.has(strike))).toEqual([]);
  });

  test.each(Object.entries(OPTIONS))('recorded matches of Peloponnes use each value of %s', (option, values) => {
    const played = new Set(matches.map(({ options }) => options[option as keyof typeof options]));
    expect(played).toEqual(new Set(values));
  });

  test('recorded matches of Peloponnes show the effect of each option’s other value', () => {
    const withOption = (option: keyof typeof OPTIONS, value: string) =>
      matches.flatMap(({ options, events }) => (options[option] === value ? events : []));
    const paidBack = withOption('marker', 'returned').filter((event) => event.type === 'DisasterPaid' && event.coins === 1);
    expect(paidBack.length).toBeGreaterThan(0);
    const forced = withOption('feeding', 'forced').filter((event) => event.type === 'InhabitantsFed' && event.paid.luxury);
    expect(forced.length).toBeGreaterThan(0);
    const off = withOption('halfCoin', 'off');
    expect(off.filter(({ type }) => type === 'BidPushedOut').length).toBeGreaterThan(0);
    expect([...usesIn(off)].filter((use) => /^(A13|B02) won$/.test(use)).length).toBeGreaterThan(0);
    expect([...usesIn(off)].filter((use) => use.endsWith('half coin'))).toEqual([]);
  });
});
