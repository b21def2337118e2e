import { afterEach, expect, test } from 'vitest';
import { verify } from '../../src/verify/verify.ts';
import { exportOf } from '../support/builders/exportedMatches.ts';
import { type LocalApp, startLocalApp } from '../support/drivers/localApp.ts';
import { textOf } from '../support/drivers/person.ts';
import { sitDown } from '../support/drivers/table.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { isPost } from '../support/laws/postIds.ts';

let app: LocalApp | undefined;
afterEach(() => app?.stop());

test('a match played through Discord is proved by its file and its lobby message', async () => {
  app = await startLocalApp();
  const table = await sitDown(app, ['Ada', 'Blaise']);
  const [ada, blaise] = table.people;
  const due = await table.due(seeded(3));
  const bid = due?.legal.find(({ type }) => type === 'PlaceBid') as
    | { readonly god: string; readonly amount?: number }
    | undefined;
  if (due === undefined || bid === undefined || ada === undefined || blaise === undefined)
    throw new Error('There is no offering.');
  const amount = bid.amount === undefined ? '' : ` amount:${bid.amount}`;
  await due.person.answerTo(await due.person.slash(`/cyclades bid god:${bid.god}${amount}`, { in: table.thread }));
  await app.bot.services.matches.play(table.id, { type: 'Concede', user: ada.id }, 'one gives up');
  await app.bot.services.matches.play(table.id, { type: 'Concede', user: blaise.id }, 'the other, too');
  expect((await table.match()).status).toBe('ended');
  const exported = await exportOf(app.bot.services.matches, table.id);
  expect(verify(exported, []).join('\n')).toMatch(/^All of it follows[\s\S]*The secret is the one committed to/);
  const games = await ada.channel('games');
  const lobby = await ada.waitFor(games, (message) => isPost(message, `#${table.id}·lobby`), 'the lobby');
  expect(textOf(lobby)).toContain(exported.commitment);
  await table.leave();
});
