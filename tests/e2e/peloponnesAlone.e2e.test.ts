import { afterEach, expect, test } from 'vitest';
import type { BaseCommand, BaseEvent, Chance } from '#engine/game.ts';
import type { EventOf } from '#games/peloponnes/events.ts';
import { type LocalApp, startLocalApp } from '../support/drivers/localApp.ts';
import { textOf } from '../support/drivers/person.ts';
import { type Due, sitDown, type Table } from '../support/drivers/table.ts';
import { expectWholeStory, printFigures } from '../support/drivers/tableEnd.ts';
import { playOn } from '../support/drivers/tableMoves.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { foldGame } from '../support/laws/logSteps.ts';
import { foreseen } from '../support/players/foresight.ts';

let app: LocalApp | undefined;

afterEach(async () => {
  await app?.stop();
  app = undefined;
});

const eventsOf = async (table: Table, type: string): Promise<readonly BaseEvent[]> =>
  (await table.rows()).flatMap(({ event }) => (event.type === type ? [event] : []));

/** The score of a level: winning counts most. */
const levelWorth = (event: BaseEvent): number | undefined => {
  const { type, score, won } = event as EventOf<'LevelEnded'>;
  return type === 'LevelEnded' ? score + (won ? 100 : 0) : undefined;
};

/** Plays by playouts until the level is over. */
const playALevel = async (table: Table, chance: Chance): Promise<void> => {
  const choose = async ({ seat }: Due): Promise<BaseCommand> => {
    const state = foldGame(
      table.game,
      (await table.rows()).map(({ event }) => event),
    );
    return foreseen(table.game, state, seat, chance, levelWorth);
  };
  while ((await eventsOf(table, 'LevelEnded')).length === 0) {
    await playOn(table, { chance, choose, moves: 1, ways: ['typed', 'suggested', 'refused'] });
  }
};

test('a campaign is played alone on Discord: a level is won, the next one has one more good, and all posts are complete', async () => {
  app = await startLocalApp();
  const table = await sitDown(app, ['Ada'], 'game:peloponnes setting:solo=campaign');
  const chance = seeded(4);
  const began = performance.now();
  await playALevel(table, chance);
  expect(await eventsOf(table, 'LevelEnded')).toMatchObject([{ level: 1, won: true }]);

  const [ada] = table.people;
  if (ada === undefined) throw new Error('Ada is gone.');
  expect(textOf(await ada.answerTo(await ada.slash('/match status', { in: table.thread })))).toContain('you’ve won level 1');
  expect(await ada.suggest('/peloponnes bonus good:', 'good', { in: table.thread })).toMatchObject([
    { value: 'wood' },
    { value: 'stone' },
    { value: 'food' },
  ]);
  const chosen = textOf(await ada.answerTo(await ada.slash('/peloponnes bonus good:stone', { in: table.thread })));
  expect(chosen).toContain('From now on: 1 more stone each round.');
  expect(chosen).toContain('Campaign level 2');
  const due = await table.due(chance);
  expect(due?.view).toMatchObject({ round: 1, campaign: { level: 2, target: 28, bonuses: ['stone'] } });

  const played = await playOn(table, { chance });
  const [ended] = await eventsOf(table, 'GameEnded');
  expect(ended).toMatchObject({ reason: expect.stringMatching(/^campaign(Won|Lost)$/) });
  await expectWholeStory(table);
  await printFigures('peloponnes alone, after level 1', played, table, (performance.now() - began) / 1000);
  await table.leave();
});
