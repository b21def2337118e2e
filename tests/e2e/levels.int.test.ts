import { afterEach, expect, test } from 'vitest';
import { type LocalApp, startLocalApp } from '../support/drivers/localApp.ts';
import { mentionsTurn, textOf } from '../support/drivers/person.ts';
import { isPost } from '../support/laws/postIds.ts';

let app: LocalApp | undefined;

afterEach(async () => {
  await app?.stop();
  app = undefined;
});

test('a novice and a strong AI player join with one press each, are named by their levels, and play by versions of their own', async () => {
  app = await startLocalApp();
  const { stores } = app;
  const ada = await app.who('Ada');
  const games = await ada.channel('games');
  await ada.answerTo(await ada.slash('/match create game:cyclades seats:3', { in: games }));
  const lobby = await ada.waitFor(games, (message) => isPost(message, '#1·lobby'), 'the lobby');
  const asked = await ada.answerTo(await ada.press(lobby, 'Add AI player'));
  expect(textOf(asked)).toContain('How well should the AI player play?');
  for (const [label, joined] of [
    ['Novice', 'Talos (AI player, novice) has joined.'],
    ['Strong', 'Pandora (AI player, strong) has joined.'],
  ] as const) {
    await ada.press(asked, label);
    await ada.waitFor(games, (message) => message.id === asked.id && textOf(message).includes(joined), joined);
  }
  await ada.answerTo(await ada.press(lobby, 'Start'));
  const thread = (await stores.matches.find(1))?.place.thread ?? '';
  await ada.waitFor(thread, (message) => textOf(message).includes('AI players: Talos (novice) and Pandora (strong).'));

  await ada.waitFor(thread, (message) => mentionsTurn(textOf(message), ada.id), 'her turn');
  await ada.answerTo(await ada.slash('/cyclades bid god:apollo', { in: thread }));
  for (const name of ['Talos', 'Pandora']) {
    await ada.waitFor(thread, (message) => new RegExp(`${name} (bids|goes)`).test(textOf(message)), `a bid of ${name}`);
  }
  const commands = (await stores.matches.read(1, 0)).flatMap(({ command }) => command ?? []);
  const versions = commands.flatMap((command) => (command.type === 'PlayAsComputer' ? `${command.of} ${command.ai}` : []));
  expect(new Set(versions)).toEqual(new Set(['1 novice-1', '2 strong-4']));
});
