import { describe, expect, test } from 'vitest';
import type { MatchContext } from '#discord/command/command.ts';
import type { Services } from '#discord/command/services.ts';
import { reportOf, reportReply } from '#discord/lookups/report.ts';
import { waitsIn } from '#discord/narration/waits.ts';
import { isMatchEvent, type User } from '#matches/index.ts';
import { LANGUAGES } from '../../support/languages.ts';
import { present } from '../../support/setup/present.ts';
import { diveToTheEnd, diving, withReports } from './reported.ts';

const asked = async (services: Services, match: number, storedUser?: Partial<User>) => {
  const position = present(await services.matches.position(match, 'ada'));
  const context = { services, say: services.sentences('en'), position, ...(storedUser && { storedUser }) };
  const { components, files = [] } = await reportReply(context as unknown as MatchContext);
  return { files, text: components.flatMap((part) => ('content' in part ? [part.content] : [])).join('\n'), components };
};

const HOUR = 3_600_000;

describe('the report on a match', () => {
  test('a report comes only after the end: before it, nothing is even computed', async () => {
    const table = await diving();
    const refusing = withReports(table, { analyse: () => Promise.reject(new Error('The match is not over.')) });
    const refused = async () => {
      expect(await asked(refusing, table.match)).toMatchObject({
        files: [],
        text: expect.stringContaining('when the match is over'),
      });
      expect(await reportOf(refusing, refusing.sentences('en'), await table.found(), 'dark')).toBeUndefined();
    };
    await refused();
    await diveToTheEnd(table, refused);
    await expect(asked(refusing, table.match)).rejects.toThrow('The match is not over.');
  });

  test('a report has a chart, the board at each turning point, luck and waits, each picture with words', async () => {
    const table = await diveToTheEnd(await diving());
    const { files, text, components } = await asked(withReports(table), table.match);
    expect(files.map(({ name }) => name)).toEqual([
      'chances-1.jpg',
      ...files.slice(1).map((_, index) => `turn-1-${index + 1}.jpg`),
    ]);
    expect(files.length).toBeGreaterThan(1);
    const chart = JSON.parse(new TextDecoder().decode(present(files[0]).data));
    expect(chart.parts).toHaveLength(1);
    for (const row of chart.parts[0].values)
      expect(row.reduce((sum: number, each: number) => sum + each, 0)).toBeCloseTo(100, -1);
    const boards = files.slice(1).map(({ data }) => JSON.parse(new TextDecoder().decode(data)));
    expect(boards.every(({ view }) => view.viewer === 'spectator')).toBe(true);
    const described = components.flatMap((part) => ('items' in part ? part.items.map(({ description }) => description) : []));
    expect(described).toHaveLength(files.length);
    expect(described.every((description) => (description ?? '').length > 10)).toBe(true);
    expect(chart.parts[0].turns).toHaveLength(files.length - 1);
    for (const { places, before, after } of chart.parts[0].turns) {
      expect(places[0]).toBeLessThan(places[1]);
      expect([before.length, after.length]).toEqual([2, 2]);
    }
    expect(described[0]).toMatch(/\nTurning point 1 \(.+\): .* \d+\u00a0→\u00a0\d+\u00a0%/);
    expect(text).toContain('The numbers below the chart mark its turning points.');
    expect(text).toMatch(/Turning point 1\*\* – .*\n.* \d+\u00a0→\u00a0\d+\u00a0%/);
    expect(text).toMatch(/Luck with dice and draws[\s\S]*Ada: [+−]?\d+/);
    expect(text).toMatch(/kept the others waiting\*\*\n.*Ben: .* in all/);
  });

  test('a reader without pictures gets all of it in words', async () => {
    const table = await diveToTheEnd(await diving());
    const { files, text } = await asked(withReports(table), table.match, { shape: 'none' });
    expect(files).toEqual([]);
    expect(text).toMatch(/Ada: \d+(?:, \d+)+%/);
    expect(text).toContain('Turning point 1');
    expect(text).toContain('Luck with dice and draws');
  });

  test.each(LANGUAGES.map(({ locale }) => locale))('a report in %s is complete', async (locale) => {
    const table = await diveToTheEnd(await diving());
    const services = withReports(table);
    const report = present(await reportOf(services, services.sentences(locale), await table.found(), 'light'));
    const said = [...report.pictures.map(({ caption }) => caption), ...report.texts].join('\n');
    expect(said).not.toMatch(/undefined|NaN|\{|\}/);
    if (locale !== 'en') expect(said).not.toMatch(/Turning|Luck|waiting/);
  });

  test('a turning point with many lines keeps those about whose turn it was', async () => {
    const table = await diveToTheEnd(await diving());
    const { steps } = present(await table.services().matches.history(table.match, 0));
    const own = steps.findIndex(({ by, events }) => by === 0 && events.some(({ event }) => !isMatchEvent(event)));
    const [from, version] = [present(steps[own]).from, present(steps.at(-2)).version];
    const point = { from, version, places: [1, 2] as const, before: [0.5, 0.5], after: [0.9, 0.1] };
    const turned = withReports(table, { analyse: async () => ({ course: [], turningPoints: [point], plans: [] }) });
    const { text } = await asked(turned, table.match);
    expect(text).toMatch(/… \d+ more lines/);
    expect(text.match(/^Ada (is|brings|gives) /gm)?.length).toBeGreaterThan(4);
    expect(text).not.toMatch(/^Ben (is|brings|gives) /m);
  });

  test('a match that nobody can be compared in has no report', async () => {
    const table = await diving();
    await diveToTheEnd(table);
    const empty = withReports(table, { analyse: async () => ({ course: [], turningPoints: [], plans: [] }) });
    const report = await reportOf(empty, empty.sentences('en'), await table.found(), 'dark');
    expect(report).toMatchObject({ pictures: [], texts: [expect.stringContaining('#1'), expect.stringContaining('Ben')] });
  });
});

describe('who waited for whom', () => {
  test('a match waits for who has to act, until they act, and not for who has chosen', async () => {
    const table = await diveToTheEnd(await diving());
    const history = present(await table.services().matches.history(table.match, 0));
    const [longest, ...others] = waitsIn(history);
    expect(longest).toMatchObject({ seat: 1 });
    expect(present(longest).total).toBeGreaterThan(10 * HOUR);
    expect(present(longest).longest).toBeLessThanOrEqual(present(longest).total);
    const all = present(history.steps.at(-1)).at.getTime() - present(history.steps[0]).at.getTime();
    for (const { total } of [present(longest), ...others]) expect(total).toBeLessThanOrEqual(all);
  });

  test('a pause is nobody’s wait', async () => {
    const table = await diving();
    const { matches } = table.services();
    await matches.play(
      table.match,
      { type: 'Organise', user: 'mod', motion: { kind: 'pause', hours: 100 }, reason: 'holidays' },
      'pause',
    );
    table.clock.advance(50);
    await matches.play(table.match, { type: 'Organise', user: 'mod', motion: { kind: 'resume' }, reason: 'back' }, 'resume');
    table.clock.advance(3);
    await matches.play(table.match, { type: 'Concede', user: 'ben' }, 'concede');
    const waits = waitsIn(present(await matches.history(table.match, 0)));
    expect(waits.map(({ total }) => total / HOUR)).toEqual([3, 3]);
  });

  test('nobody waits for an AI player', async () => {
    const table = await diving();
    const { matches } = table.services();
    await matches.play(table.match, { type: 'HandOver', user: 'ben', to: 'computer' }, 'hand over');
    table.clock.advance(7);
    await matches.play(table.match, { type: 'Concede', user: 'ada' }, 'concede');
    const waits = waitsIn(present(await matches.history(table.match, 0)));
    expect(waits.filter(({ total }) => total > 0)).toMatchObject([{ seat: 0, total: 7 * HOUR }]);
  });
});
