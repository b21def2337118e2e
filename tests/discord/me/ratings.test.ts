import { describe, expect, test } from 'vitest';
import type { ChartRequest } from '#renderers/index.ts';
import { openTable, SERVER, type Shown, type Table } from '../../support/drivers/discordActions.ts';
import { ONE, storeSeason } from '../storedSeason.ts';

const ADA = '900';

const rated = async (table: Table): Promise<Shown> => {
  const record = (await table.slash('Ada', 'me record')) ?? expect.fail('There is no reply.');
  const control = record.controls.find(({ label }) => label === 'Rating') ?? expect.fail('There is no button.');
  return (await table.press('Ada', control, 'ephemeral')) ?? expect.fail('There is no reply.');
};

describe('the rating in /me record', () => {
  test('is offered only to who has finished a rated match', async () => {
    const table = openTable();
    const record = await table.slash('Ada', 'me record');
    expect(record?.controls.map(({ label }) => label)).not.toContain('Rating');
  });

  test('is hidden until it is certain, and then shown with a chart and its words', async () => {
    const charts: ChartRequest[] = [];
    const renderChart = async (request: ChartRequest) => {
      charts.push(request);
      return { file: new Uint8Array([1]), name: 'course.jpg', width: 1, height: 1 };
    };
    const table = openTable({ reports: { analyse: () => Promise.reject(new Error('not asked')), renderChart } });
    await storeSeason(table.services.stores, 12, { [ONE]: ADA });
    const hidden = await rated(table);
    expect(hidden.text).toContain('**Cyclades:** not certain enough to show yet');
    expect(hidden.files).toEqual([]);

    const later = openTable({ reports: { analyse: () => Promise.reject(new Error('not asked')), renderChart } });
    await storeSeason(later.services.stores, 150, { [ONE]: ADA });
    const shown = await rated(later);
    const [row] = await later.services.stores.ratings.latest(SERVER, [ADA]);
    const points = Math.round(1_000 + 20 * (row?.mu ?? 0));
    expect(shown.text).toContain(`**Cyclades: ${points}** (${row?.matches} rated matches, 11 different players)`);
    expect(shown.files).toHaveLength(1);
    expect(charts).toHaveLength(1);
    expect(charts[0]?.parts[0]?.values.at(-1)).toEqual([points]);
    const alt = shown.components.flatMap((part) => ('items' in part ? part.items.map(({ description }) => description) : []));
    expect(alt[0]).toMatch(new RegExp(`^Rating in Cyclades, match by match: .*${points}$`));
  });
});
