import { afterEach, expect, test } from 'vitest';
import type { BaseCommand, Chance } from '#engine/game.ts';
import { type LocalApp, startLocalApp } from '../support/drivers/localApp.ts';
import { textOf } from '../support/drivers/person.ts';
import { type Due, sitDown, type Table } from '../support/drivers/table.ts';
import { expectWholeStory } from '../support/drivers/tableEnd.ts';
import { playOn } from '../support/drivers/tableMoves.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { isPostOfKind } from '../support/laws/postIds.ts';
import { GAMES_WITH_DIVERS } from '../support/toy/games.ts';

let app: LocalApp | undefined;

afterEach(async () => {
  await app?.stop();
  app = undefined;
});

/** Plays to the end; any active seat moves next. */
const playToTheEnd = async (table: Table, chance: Chance) =>
  playOn(table, { chance, choose: async ({ legal }: Due): Promise<BaseCommand> => chance.pick(legal) });

const eventTypes = async (table: Table): Promise<ReadonlySet<string>> =>
  new Set((await table.rows()).map(({ event }) => event.type));

test('a game unknown to the bot plays through the whole app, with several people choosing at once', async () => {
  app = await startLocalApp({ games: GAMES_WITH_DIVERS });
  const table = await sitDown(app, ['Ada', 'Blaise', 'Carl', 'Dora'], 'game:divers setting:rounds=4');
  const played = await playToTheEnd(table, seeded(5));
  await expectWholeStory(table);
  expect(Object.values(played).every((count) => count > 0)).toBe(true);
  const types = await eventTypes(table);
  for (const type of Object.keys(table.game.eventShapes)) expect([...types]).toContain(type);
});

test('a solo match plays through the whole app, and another one is opened after it', async () => {
  app = await startLocalApp({ games: GAMES_WITH_DIVERS });
  const table = await sitDown(app, ['Ada'], 'game:divers setting:aim=together');
  await playToTheEnd(table, seeded(2));
  await expectWholeStory(table);
  const [ada] = table.people;
  const end = await ada?.waitFor(table.thread, (message) => isPostOfKind(message, table.id, 'end'), 'the last post');
  if (ada === undefined || end === undefined) throw new Error('Ada is gone.');
  const again = await ada.answerTo(await ada.press(end, 'Play again'));
  expect(textOf(again)).toContain('Match #2 is open');
});
