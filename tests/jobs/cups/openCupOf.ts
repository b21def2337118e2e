import { expect } from 'vitest';
import { type CupSettings, loadCup, openCup, playCup, tablesOf } from '#community/cups/index.ts';
import type { Services } from '#discord/command/services.ts';
import { workOnCups } from '#jobs/upkeep/cups.ts';
import { DAY, settingsOf } from '../../community/cups/cups.ts';
import { openTable } from '../../support/drivers/discordActions.ts';

export const BEGUN = Date.UTC(2026, 0, 1, 12);

/** A cup that these people enter, which is drawn and opened once `pass` has let two days go by. */
export const openCupOf = async (
  users: readonly string[],
  part: Partial<CupSettings>,
  beacon?: NonNullable<Services['beacon']>,
) => {
  let now = BEGUN;
  const { services, requests, refuse, refuseNothing, press } = openTable({
    clock: { now: () => new Date(now) },
    ...(beacon && { beacon }),
  });
  const { stores } = services;
  const settings = settingsOf({ entriesCloseAt: BEGUN + DAY, ...part });
  await openCup(
    services,
    { server: '10', channel: '20', organiser: '901' },
    settings,
    services.games.rules[settings.game],
    'open',
  );
  for (const user of users) {
    await stores.users.change(user, { name: user });
    const applicant = { reliability: { finished: 0, left: 0 }, roles: [], isBanned: false };
    await playCup(services, 1, { type: 'Enter', user, name: user, applicant }, `enter ${user}`);
  }
  const cup = async () => ((await loadCup(stores, 1)) ?? expect.fail('no cup')).cup;
  const matches = async () =>
    Promise.all(
      tablesOf(await cup()).map(async ({ match = 0 }) => (await stores.matches.find(match)) ?? expect.fail('no match')),
    );
  return {
    services,
    stores,
    requests,
    refuse,
    refuseNothing,
    press,
    cup,
    matches,
    /** Lets days pass and does the work that there is then. */
    work: async (days: number) => {
      now += days * DAY;
      await workOnCups(services, 10);
    },
    pass: async (days = 2) => {
      now += days * DAY;
      await workOnCups(services, 10);
      return matches();
    },
  };
};
