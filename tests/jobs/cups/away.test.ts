import { expect, test } from 'vitest';
import { loadCup, openCup } from '#community/cups/index.ts';
import { resumeCups } from '#jobs/upkeep/cups.ts';
import { processGuildRemovals } from '#jobs/upkeep/guildRemoval.ts';
import { DAY, settingsOf } from '../../community/cups/cups.ts';
import { openTable } from '../../support/drivers/discordActions.ts';

const BEGUN = Date.UTC(2026, 0, 1, 12);

test('the deadline moves by the time without the bot, also where the server removes it again while it returns', async () => {
  let day = 0;
  const { services } = openTable({ clock: { now: () => new Date(BEGUN + day * DAY) } });
  const { absences } = services.stores;
  const settings = settingsOf({ entriesCloseAt: BEGUN + 10 * DAY });
  const place = { server: '10', channel: '20', organiser: '901' };
  await openCup(services, place, settings, services.games.rules[settings.game], 'open');
  const closesOn = async () => (((await loadCup(services.stores, 1))?.cup.endsAt ?? 0) - BEGUN) / DAY;
  const at = async (next: number, act: () => Promise<unknown>): Promise<void> => {
    day = next;
    await act();
  };
  await at(1, () => absences.begin('10', services.clock.now()));
  await at(3, () => absences.update('10', { backAt: services.clock.now() }));
  // A process that is killed before it closes the absence.
  for (const absence of await absences.all()) for (let times = 0; times < 2; times++) await resumeCups(services, absence);
  expect(await closesOn()).toBe(12);
  await at(4, () => absences.begin('10', services.clock.now()));
  await at(9, () => absences.update('10', { backAt: services.clock.now() }));
  await processGuildRemovals(services);
  // No job of cups ran on day 3 to 4 either.
  expect(await closesOn()).toBe(18);
  expect(await absences.all()).toEqual([]);
  await at(10, () => absences.begin('10', services.clock.now()));
  await at(12, () => absences.update('10', { backAt: services.clock.now() }));
  await processGuildRemovals(services);
  expect(await closesOn()).toBe(20);
});
