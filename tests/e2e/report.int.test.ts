import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAnalyser } from '#analysis/analyser.ts';
import { createMatchService, type Stores } from '#matches/index.ts';
import { type LocalApp, startLocalApp } from '../support/drivers/localApp.ts';
import { textOf } from '../support/drivers/person.ts';
import { sitDown, type Table } from '../support/drivers/table.ts';
import { onBroken } from '../support/fakes/onBroken.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { COMPUTERS, GAMES, ordersOf } from '../support/games.ts';
import { textsOf } from '../support/laws/logSeen.ts';
import { isPost, isPostOfKind } from '../support/laws/postIds.ts';
import { present } from '../support/setup/present.ts';

const analyser = openAnalyser();
let app: LocalApp;
beforeAll(async () => {
  app = await startLocalApp({ part: { analyse: analyser.analyse } });
});
afterAll(async () => {
  await app?.stop();
  await analyser.close();
});

/** Plays a match to its end, as another process would. */
const playToTheEnd = async ({ app: { stores }, id, ...table }: Table): Promise<void> => {
  const matches = createMatchService({ stores, clock: { now: () => new Date() }, games: GAMES, orders: ordersOf, onBroken });
  const chance = seeded(4);
  for (let acts = 0; ; acts++) {
    const due = await table.due(chance);
    if (due === undefined) return;
    const command = present(COMPUTERS[table.game.id]).choose(due.view, due.legal, chance);
    await matches.play(id, { type: 'Play', user: due.person.id, command }, `act ${acts}`);
  }
};

const altTextsOf = ({ components = [] }: APIMessage): readonly string[] =>
  components.flatMap((part) => ('items' in part ? part.items.map(({ description }) => description ?? '') : []));

test('an ended match gets its report once, from a thread of its own, and shows it again to who asks', async () => {
  const table = await sitDown(app, ['Ada', 'Blaise'], 'game:peloponnes rated:true');
  const [ada] = table.people;
  const asked = async () => present(ada).answerTo(await present(ada).slash('/match report', { in: table.thread }));
  const isReport = (message: APIMessage) => isPostOfKind(message, table.id, 'report');
  expect(textOf(await asked())).toContain('The report comes when the match is over.');

  await app.restart(() => playToTheEnd(table));
  const report = await present(ada).waitFor(table.thread, isReport, 'the report');
  expect(report.attachments).toHaveLength(4);
  expect(altTextsOf(report).every((text) => text.length > 20)).toBe(true);
  expect(textOf(report)).toMatch(/the match in review[\s\S]*Turning point 3[\s\S]*Luck with dice and draws/);

  const shown = await asked();
  expect(shown.attachments).toHaveLength(4);
  expect(textsOf(shown)).toEqual(textsOf(report));

  await app.restart();
  await asked();
  expect((await present(ada).sees(table.thread)).filter(isReport)).toHaveLength(1);

  await record(app, table);
  await table.leave();
});

/** Looks at what the match adds to the records of its players and of the server, as soon as it is counted. */
const record = async ({ stores }: LocalApp, match: Table): Promise<void> => {
  const { id, people, thread } = match;
  const at = { in: thread };
  const [ada, blaise] = people;
  await vi.waitUntil(async () => (await stores.participations.list({ match: id })).length === 2, {
    interval: 100,
    timeout: 60_000,
  });
  expect((await stores.statistics.luckOf([id])).get(id)).toHaveLength(2);
  const own = await present(ada).answerTo(await present(ada).slash('/me record', at));
  const [words = ''] = altTextsOf(own);
  expect(own.attachments).toHaveLength(1);
  expect(words).toMatch(/^Ada: 1 match with people since[\s\S]*won: \d of 1[\s\S]*luck per match/);
  expect(words).toMatch(/Head to head: .*Blaise \(1\) \d : \d/);
  expect(words).toMatch(/Wins by civilisation: \w+ \d of 1\nTiles laid out: /);
  await present(blaise).answerTo(await present(blaise).slash('/me settings leaderboards:on', at));
  const [counted = ''] = altTextsOf(await present(ada).answerTo(await present(ada).slash('/server record', at)));
  expect(counted).toMatch(/^This server: 2 players, 1 match since/);
  // A leaderboard needs three matches.
  expect(counted).not.toMatch(/Ada|Blaise/);
  await ratings(stores, match, own);
};

/** Looks at what the rated match says about its players. */
const ratings = async (stores: Stores, { id, people, ...table }: Table, shown: APIMessage): Promise<void> => {
  const { server } = (await table.match()).place;
  const rows = await stores.participations.list({ match: id });
  expect(rows.map(({ rated, counts }) => [rated, counts])).toEqual(Array(2).fill([true, 'placed']));
  const latest = await stores.ratings.latest(server);
  expect(latest.map(({ person }) => person).toSorted()).toEqual(people.map((person) => person.id).toSorted());
  // Nobody here has met eight people, by whom they would be rated.
  expect(latest.map(({ mu, matches, met }) => [mu, matches, met])).toEqual(Array(2).fill([25, 1, 1]));
  expect(latest.map(({ place }) => place).toSorted()).toEqual(rows.map(({ place }) => place).toSorted());
  const [ada] = people;
  await present(ada).press(shown, 'Rating');
  const hidden = 'Peloponnes:** not certain enough to show yet (1 rated match, 1 different player)';
  await present(ada).waitFor(table.thread, (message) => textOf(message).includes(hidden), 'the rating');
  expect(await stores.ratings.rebuild()).toBe(1);
  expect(await stores.ratings.latest(server)).toEqual(latest);
};

test('the lobby of a rated match with one person, and the post of its start, say that it changes no rating', async () => {
  const ada = await app.who('Ada');
  const games = await ada.channel('games');
  const opened = await ada.answerTo(await ada.slash('/match create game:peloponnes seats:2 rated:true', { in: games }));
  const id = Number(/#(\d+)/.exec(textOf(opened))?.[1]);
  const lobby = await ada.waitFor(games, (message) => isPost(message, `#${id}·lobby`), 'the lobby');
  expect(textOf(lobby)).toContain('Rated: yes, if at least two people play');
  await app.bot.services.matches.play(id, { type: 'SeatComputer', user: ada.id, level: 'novice' }, 'computer');
  await ada.answerTo(await ada.slash('/match start', { in: lobby.id }));
  const begun = await ada.waitFor(lobby.id, (message) => textOf(message).includes('the match has begun'), 'the start');
  expect(textOf(begun)).toContain('Rated: no, because only one person plays');
  await ada.answerTo(await ada.slash('/match concede sure:true', { in: lobby.id }));
});
