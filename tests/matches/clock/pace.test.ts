import { describe, expect, test } from 'vitest';
import { deadlineOf, MAX_QUIET_HOURS, OWN_PACE_HOURS, PACES, paceNamed } from '#matches/time/clock/index.ts';
import { at, decision, HOUR, interrupted, nights } from './times.ts';

const inHours = (text: string) => {
  const pace = paceNamed(text);
  return 'rejected' in pace ? pace.rejected : { name: pace.name, pace: pace.perDecision / HOUR, bank: pace.bank / HOUR };
};

describe('paces', () => {
  test('a named pace sets the time per decision and a bank of twice that; `live` sets ten minutes and two hours', () => {
    expect(PACES.map(({ name }) => inHours(name))).toEqual([
      { name: 'live', pace: 1 / 6, bank: 2 },
      { name: '24h', pace: 24, bank: 48 },
      { name: '48h', pace: 48, bank: 96 },
      { name: '3d', pace: 72, bank: 144 },
      { name: 'week', pace: 168, bank: 336 },
    ]);
  });

  test('a custom pace in hours or days has a bank of twice that', () => {
    expect(inHours('36h')).toEqual({ name: '36h', pace: 36, bank: 72 });
    expect(inHours('5d')).toEqual({ name: '120h', pace: 120, bank: 240 });
  });

  test('each pace has only one name', () => {
    expect(['1d', '2d', '72h', '7d', '168h'].map((text) => paceNamed(text))).toEqual(
      ['24h', '48h', '3d', 'week', 'week'].map((name) => PACES.find((pace) => pace.name === name)),
    );
  });

  test('a pace out of bounds is refused', () => {
    const outOfBounds = { code: 'paceOutOfBounds', params: { leastHours: 1, mostHours: 240 } };
    expect(['1h', '240h', '10d'].map(inHours)).toEqual([
      { name: '1h', pace: 1, bank: 2 },
      { name: '240h', pace: 240, bank: 480 },
      { name: '240h', pace: 240, bank: 480 },
    ]);
    expect(['0h', '0d', '241h', '11d', '999999d'].map(inHours)).toEqual(Array(5).fill(outOfBounds));
  });

  test('a name that is no pace is refused', () => {
    const refusals = ['', 'fast', '24', 'h', '-1h', '1.5h', '24H', ' 24h', '1000000h', '1e3h', 'toString'].map(inHours);
    expect(refusals).toEqual(Array(11).fill({ code: 'noSuchPace', params: { paces: ['live', '24h', '48h', '3d', 'week'] } }));
  });

  test('even the longest pace with the most quiet hours runs out within 60 days', () => {
    const longest = paceNamed(`${OWN_PACE_HOURS.most}h`);
    if ('rejected' in longest) throw new Error('the longest pace is refused');
    const hours = nights('Europe/Berlin', '22:00', '08:00');
    expect(MAX_QUIET_HOURS).toBe(10);
    const asked = decision({ pace: longest.perDecision, bank: longest.bank, hours });
    expect(deadlineOf(asked, interrupted()).at).toBeLessThan(at('2026-07-31 12:00'));
  });
});
