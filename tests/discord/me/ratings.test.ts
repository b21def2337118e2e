import { describe, expect, test } from 'vitest';
import type { Participation, RatedPart } from '#matches/index.ts';
import type { ChartRequest } from '#renderers/index.ts';
import { drawsOf, season, strengthsOf } from '../../community/ratings/seasons.ts';
import { createMatch } from '../../store/contract/matchRows.ts';
import { openTable, SERVER, type Shown, type Table } from '../../support/drivers/discordActions.ts';

const ADA = '900';

/** Stores rated matches of a season on the server in which Ada is one of the players. */
const play = async ({ services: { stores } }: Table, count: number): Promise<void> => {
  const draw = drawsOf(3);
  const parts = season(strengthsOf(12, draw), count, 0.1, draw);
  const byMatch = new Map<number, RatedPart[]>();
  for (const part of parts) byMatch.set(part.match, [...(byMatch.get(part.match) ?? []), part]);
  for (const table of byMatch.values()) {
    const people = table.map(({ person }) => (person === 'p0' ? ADA : person));
    const seats = people.map((user, seat) => ({ seat, user, name: user }));
    const match = await createMatch(stores, { place: { server: SERVER, channel: 'channel' } }, { status: 'ended', seats });
    const rows = table.map(({ seat, place, endedAt }): Participation => {
      const part = { match: match.id, seat, user: people[seat] ?? '', server: SERVER, game: 'cyclades', seats: 5, people: 5 };
      const how = { rated: true, counts: 'placed', outcome: 'finished', place, won: place === 1 } as const;
      return { ...part, ...how, asked: 1, inTime: 1, answers: [5], endedAt, finishedAt: endedAt, facts: {} };
    });
    await stores.participations.replace(match, rows);
  }
};

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
    await play(table, 12);
    const hidden = await rated(table);
    expect(hidden.text).toContain('**Cyclades:** not certain enough to show yet');
    expect(hidden.files).toEqual([]);

    const later = openTable({ reports: { analyse: () => Promise.reject(new Error('not asked')), renderChart } });
    await play(later, 150);
    const shown = await rated(later);
    const [row] = (await later.services.stores.ratings.latest(SERVER, 'cyclades')).filter(({ person }) => person === ADA);
    const points = Math.round(1_000 + 20 * (row?.mu ?? 0));
    expect(shown.text).toContain(`**Cyclades: ${points}** (${row?.matches} rated matches, 11 different players)`);
    expect(shown.files).toHaveLength(1);
    expect(charts).toHaveLength(1);
    expect(charts[0]?.parts[0]?.values.at(-1)).toEqual([points]);
    const alt = shown.components.flatMap((part) => ('items' in part ? part.items.map(({ description }) => description) : []));
    expect(alt[0]).toMatch(new RegExp(`^Rating in Cyclades, match by match: .*${points}$`));
  });
});
