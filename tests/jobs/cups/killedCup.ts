import { CupSettings, type LoadedCup, loadCup, openCup, playCup, usualPoints } from '#community/cups/index.ts';
import type { Services } from '#discord/command/services.ts';
import { workOnCups } from '#jobs/upkeep/cups.ts';
import type { Match, Stores } from '#matches/index.ts';
import { type IsPoint, killedAt } from '../../discord/play/killedQueue.ts';
import { openTable } from '../../support/drivers/discordActions.ts';

const DAY = 24 * 3_600_000;
const BEGUN = Date.UTC(2026, 0, 1, 12);
export const ENTERED = ['901', '902', '903', '904'];

/** A cup of four people in four matches, up to its end at the deadline, with a bot that is killed at a call, and another that goes on. */
export const playKilledCup = async (
  stores: Stores,
  isPoint: IsPoint,
  when: 'before' | 'after',
  meanwhile?: (services: Services) => Promise<void>,
) => {
  let now = BEGUN;
  const clock = { now: () => new Date(now) };
  const killed = killedAt(stores, isPoint, when);
  const first = openTable({ clock, stores: killed.stores });
  const second = openTable({ clock, stores, answered: 1_200_000_000_000_000_000n });
  const settings = CupSettings.parse({
    ...{ game: 'peloponnes', options: {}, seats: 4, pace: '24h', fair: 'secret', rated: false, format: { kind: 'pools' } },
    ...{ computers: false, entriesCloseAt: BEGUN + DAY, roundDays: 9, points: usualPoints(4), entry: { gate: 'none' } },
  });
  const place = { server: '10', channel: '20', organiser: '901' };
  await openCup(second.services, place, settings, second.services.games.rules.peloponnes, 'open');
  for (const user of ENTERED) {
    await stores.users.change(user, { name: user });
    const applicant = { reliability: { finished: 0, left: 0 }, roles: [], isBanned: false };
    await playCup(second.services, 1, { type: 'Enter', user, name: user, applicant }, `enter ${user}`);
  }
  for (const days of [2, 9]) {
    now += days * DAY;
    await workOnCups(first.services, 10).catch(() => undefined);
    await workOnCups(second.services, 10);
    if (days === 2) await meanwhile?.(second.services);
  }
  const loaded = (await loadCup(stores, 1)) as LoadedCup;
  const matches: Match[] = [];
  for (let id = 1; ; id++) {
    const match = await stores.matches.find(id);
    if (match === undefined) break;
    matches.push(match);
  }
  const events = (await stores.cups.find(1))?.events.map(({ type }) => type) ?? [];
  return { ...loaded, matches, events, services: second.services, calls: killed.calls(), isDead: killed.isDead() };
};

/** What a cup looks like in which nothing was lost or doubled. */
export const COMPLETE: readonly string[] = [
  'CupOpened',
  ...ENTERED.map(() => 'Entered'),
  'EntriesClosed',
  'RoundDrawn',
  ...ENTERED.map(() => 'TableOpened'),
  ...ENTERED.map(() => 'TableScored'),
  'CupEnded',
];
