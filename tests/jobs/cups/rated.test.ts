import { expect, test } from 'vitest';
import { type CupSettings, loadCup, openCup, playCup, tablesOf } from '#community/cups/index.ts';
import { workOnCups } from '#jobs/upkeep/cups.ts';
import { DAY, settingsOf } from '../../community/cups/cups.ts';
import { openTable } from '../../support/drivers/discordActions.ts';

const BEGUN = Date.UTC(2026, 0, 1, 12);

/** A cup that these people enter and that is drawn and opened two days later. */
const openCupOf = async (users: readonly string[], part: Partial<CupSettings>) => {
  let now = BEGUN;
  const { services } = openTable({ clock: { now: () => new Date(now) } });
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
  return {
    stores,
    draw: async () => {
      now += 2 * DAY;
      await workOnCups(services, 10);
      const { cup } = (await loadCup(stores, 1)) ?? expect.fail('no cup');
      return Promise.all(
        tablesOf(cup).map(async ({ match = 0 }) => (await stores.matches.find(match)) ?? expect.fail('no match')),
      );
    },
  };
};

const SIX = ['901', '902', '903', '904', '905', '906'];

test.each([true, false])('the matches of a cup are rated as its moderator chose: %s', async (rated) => {
  const { draw } = await openCupOf(SIX.slice(0, 4), { rated });
  const matches = await draw();
  expect(matches.map((match) => [match.status, match.rated])).toEqual(matches.map(() => ['playing', rated]));
  expect(matches).not.toEqual([]);
});

test('a player who was banned after entering is in no rated match: a substitute plays, unless they are banned, too', async () => {
  const { stores, draw } = await openCupOf(SIX, { rated: true, most: 4 });
  for (const about of ['902', '905']) {
    const until = new Date(BEGUN + 30 * DAY);
    await stores.moderation.decide({ kind: 'ban', server: '10', at: new Date(BEGUN), by: '901', about, reason: '–', until });
  }
  for (const { seats } of await draw()) expect(seats.map(({ user }) => user).toSorted()).toEqual(['901', '903', '904', '906']);
});
