import { describe, expect, test } from 'vitest';
import { COUNTED, count, faultsOf, isClean, newReport, reportTable } from './faultReport.ts';
import { deaths, MOMENTS, POINTS, processAtPoint, rolesOf, scenarioOf, VICTIMS } from './kills.ts';

describe('the kills of three rounds', () => {
  const all = deaths(3);

  test('three rounds have each point, moment and choice of victims three times, and more than 500 kills over four queue backends', () => {
    const cells = all.map(({ point, moment, victims }) => `${point} ${moment} ${victims}`);
    expect(new Set(cells).size).toBe(POINTS.length * MOMENTS.length * VICTIMS.length);
    expect(cells.length).toBe(3 * new Set(cells).size);
    expect(4 * all.length).toBeGreaterThan(500);
  });

  test('half of the kills are recovered only after Discord has forgotten the nonces, and each kill occurs both ways', () => {
    expect(all.filter(({ isForgotten }) => isForgotten)).toHaveLength(all.length / 2);
    const ways = new Set(all.map(({ point, moment, victims, isForgotten }) => `${point} ${moment} ${victims} ${isForgotten}`));
    expect(ways.size).toBe((2 * all.length) / 3);
  });

  test('each kill is played in a scenario in which the process reaches the point', () => {
    for (const death of all) {
      const target = processAtPoint(death);
      if (death.point === 'interaction') expect(target).toBe('bot');
      if (death.point === 'timer')
        expect([target, scenarioOf(death)]).toEqual(['worker', expect.stringMatching(/reminder|deadline/)]);
      if (death.point !== 'interaction' && death.point !== 'timer') expect(rolesOf(death.victims)).toContain(target);
    }
  });
});

describe('the report of a fault run', () => {
  test('a report has a fault for each loss or duplicate, and shows it in the table', () => {
    const report = newReport('somewhere');
    count(report, 'posts', 1, 'a post');
    expect(isClean(report)).toBe(true);
    count(report, 'posts', 0, 'another post');
    count(report, 'direct messages', 3, 'a card');
    expect(isClean(report)).toBe(false);
    expect(report.losses.posts).toEqual({ lost: 1, doubled: 0 });
    expect(report.losses['direct messages']).toEqual({ lost: 0, doubled: 2 });
    const table = reportTable([report]);
    expect(table).toMatch(/\| somewhere .*1 \/ 0 of 2.*\| 0 +\|$/);
    for (const what of COUNTED) expect(table).toContain(what);
  });

  test('a report lists other faults apart from losses and duplicates', () => {
    const report = newReport('somewhere');
    report.otherFaults.push('a post says something else');
    expect(isClean(report)).toBe(false);
    count(report, 'posts', 0, 'a post');
    expect(faultsOf(report)).toEqual(['posts: a post is there 0 times', 'a post says something else']);
    expect(reportTable([report])).toMatch(/\| 1 +\|$/);
  });
});
