import { expect, test } from 'vitest';
import { verifyCup } from '#verify/cup.ts';
import { cupsBench } from './cups.ts';
import { playSeason } from './season.ts';

test('seasons with leavers, pauses, kills and a removal end, with fair pools and standings that their exports prove', async () => {
  const figures = await cupsBench(6, 4);
  expect(figures).toMatchObject({ cupsSeasons: 6, cupsStuck: 0, cupsUnfairPools: 0, cupsStandingsDiffering: 0 });
  for (const fault of ['cupsLeavers', 'cupsPauses', 'cupsKills', 'cupsRemovals'])
    expect(figures[fault], fault).toBeGreaterThan(0);
});

test('the export of a cup in which anything was changed is refused', async () => {
  const { file } = await playSeason(2);
  const changed = (change: (cup: { events: { type: string }[]; matches: unknown[] }) => void): Promise<unknown> => {
    const cup = JSON.parse(file);
    change(cup);
    return verifyCup(JSON.stringify(cup));
  };
  const eventOf = <Event>(events: readonly { type: string }[], type: string) =>
    events.find((event) => event.type === type) as Event;
  await expect(
    changed(({ events }) => {
      const [seat] = eventOf<{ seats: { place: number }[] }>(events, 'TableScored').seats;
      if (seat !== undefined) seat.place = seat.place === 1 ? 2 : 1;
    }),
  ).rejects.toThrow('its result is');
  await expect(
    changed(({ events }) => {
      eventOf<{ seed: string }>(events, 'EntriesClosed').seed = '00';
    }),
  ).rejects.toThrow('do not follow from the seed');
  await expect(changed(({ matches }) => void matches.pop())).rejects.toThrow('lacks its match');
  await expect(verifyCup('{}')).rejects.toThrow('not an export of a cup');
});
