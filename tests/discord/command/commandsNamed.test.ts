import { expect, test } from 'vitest';
import { sentencesAt } from '#discord/command/language.ts';
import { postUnreachableNotice } from '#discord/delivery/personalNotices.ts';
import { announce } from '#jobs/announce/announce.ts';
import { announcementHarness } from '../../jobs/announce/announcementHarness.ts';
import { start } from '../../support/builders/starting.ts';
import { openTable } from '../../support/drivers/discordActions.ts';
import { messagesFor } from '../../support/languages.ts';

/** Commands are named as the reader's Discord lists them, in whichever language the bot addresses them. */

const speaking = async (language: string, locale: string) => {
  const table = openTable();
  await table.slash('Ada', 'me settings', { language }, { locale });
  return table;
};

test('a Czech speaker on an English Discord is answered in Czech with English commands', async () => {
  const table = await speaking('cs', 'en-GB');
  const list = await table.slash('Ada', 'match list', {}, { locale: 'en-GB' });
  expect(list?.text).toBe(messagesFor('cs').common.plain.noOpenMatches.replace('`/partie založit`', '`/match create`'));
  const help = await table.slash('Ada', 'help', {}, { locale: 'en-GB' });
  expect(help?.text).toContain('`/match create`');
  expect(help?.text).not.toContain('`/partie');
});

test('an English speaker on a Czech Discord reads Czech command names, once they have chosen English', async () => {
  const table = await speaking('en', 'cs');
  const list = await table.slash('Ada', 'match list', {}, { locale: 'cs' });
  expect(list?.text).toBe(messagesFor('en').common.plain.noOpenMatches.replace('`/match create`', '`/partie založit`'));
});

test('a user whose Discord has an unsupported language reads the listed command names: the English ones', async () => {
  const table = await speaking('fr', 'ja');
  const list = await table.slash('Ada', 'match list', {}, { locale: 'ja' });
  expect(list?.text).toBe(messagesFor('fr').common.plain.noOpenMatches.replace('`/partie créer`', '`/match create`'));
});

test("a command missing an option, and one of another game, are named in the language of the user's Discord", async () => {
  const { table } = await start(2);
  const place = { in: (await table.services.stores.matches.find(1))?.place.thread ?? '', locale: 'en-GB' };
  await table.slash('Ada', 'me settings', { language: 'cs' }, place);
  const other = await table.slash('Ada', 'peloponnes bid', { tile: 'A01', coins: 1 }, place);
  expect(other?.text).toContain('použij v ní `/cyclades bid`');
});

test('a person’s note stays as they wrote it', async () => {
  const { table } = await start(2);
  const place = { in: (await table.services.stores.matches.find(1))?.place.thread ?? '', locale: 'en-GB' };
  await table.slash('Ada', 'me settings', { language: 'cs' }, place);
  await table.slash('Ada', 'note', { text: 'Zkus `/partie hlasovat`' }, place);
  expect((await table.slash('Ada', 'note', {}, place))?.text).toContain('Zkus `/partie hlasovat`');
});

test("direct messages name commands in the recipient's language, and public posts in the match’s language", async () => {
  const place = { server: 'server', channel: 'games', locale: 'cs' };
  const table = await announcementHarness({ lobby: { place }, wishes: { language: 'cs', locale: 'en-GB' } });
  await announce(table.services(), table.match);
  const direct = table.texts(table.discord.dmOf('ada')).join('\n');
  expect(direct).toContain(messagesFor('cs').notices.greeting('#1').replace('`/zlato`', '`/gold`'));
  await postUnreachableNotice(table.services(), await table.found(), 'ada');
  const named = table.texts(await table.thread()).flatMap((text) => text.match(/`\/[^`]+`/g) ?? []);
  expect(named).toEqual(['`/zlato`']);
  expect(sentencesAt(table.services(), await table.found())).toBe(messagesFor('cs'));
});
