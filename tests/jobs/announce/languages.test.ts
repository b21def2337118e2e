import type { APIMessageTopLevelComponent } from 'discord.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../support/games.ts';
import { glossaryOf } from '../../support/glossary.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';
import { BROKEN } from '../../support/laws/brokenSentence.ts';
import { faultsOf } from '../../support/laws/messageLimits.ts';
import { factsLost, untranslated } from '../../support/laws/translated.ts';
import { announcementHarness, dice, SEATED } from './announcementHarness.ts';

const english = messagesFor();
const MOVES = 48;
const PEOPLE = ['Ada', 'Ben', 'Cleo'];
const NAMES = [...PEOPLE, ...Object.keys(GAMES).map((game) => english.game(game).name)];
interface Told {
  /** In the channel, in the thread and to each person: their texts, and what Discord would refuse. */
  readonly texts: readonly string[];
  readonly faults: readonly string[];
}

/** Announces identical moves of one match, to all and to each person, in a language. */
const tell = async (game: string, locale: string): Promise<Told> => {
  const place = { server: 'server', channel: 'games', locale };
  const table = await announcementHarness({ game, lobby: { place }, wishes: { language: locale } });
  const thrown = dice(5);
  for (let moves = 1; moves <= MOVES && (await table.found()).status === 'playing'; moves++) {
    await table.move((legal) => thrown(legal));
    if (moves % 12 === 0) await table.announceAll();
  }
  await table.announceAll();
  await table.callAll();
  const channels = ['games', await table.thread(), ...SEATED.map(table.discord.dmOf)];
  const bodies = channels.flatMap((channel) => table.discord.messages(channel).map(({ body }) => body.components ?? []));
  return {
    texts: channels.flatMap((channel) => table.texts(channel)),
    faults: bodies.flatMap((components) => faultsOf(components as readonly APIMessageTopLevelComponent[])),
  };
};

describe.each(Object.keys(GAMES))('a match of %s', (game) => {
  let own: Told;

  beforeAll(async () => {
    own = await tell(game, 'en');
  });

  test.each(LANGUAGES.slice(1).map((say) => [say.locale, say] as const))(
    'posts in %s keep within the limits of Discord, with all numbers and names, and without English',
    async (locale, say) => {
      const theirs = await tell(game, locale);
      expect(own.texts.length).toBeGreaterThan(15);
      expect(theirs.faults).toEqual([]);
      expect(theirs.texts).toHaveLength(own.texts.length);
      const isEnglish = untranslated(glossaryOf('en'), glossaryOf(say.locale));
      for (const [index, text] of theirs.texts.entries()) {
        const sentence = own.texts[index] ?? '';
        const left = new Set(sentence.split('\n'));
        expect(text).not.toMatch(BROKEN);
        expect(factsLost(sentence, text, PEOPLE).map((fact) => `${fact}: ${text}`)).toEqual([]);
        expect(text.split('\n').flatMap((line) => (left.has(line) ? (isEnglish(line, line, NAMES) ?? []) : []))).toEqual([]);
      }
    },
  );
});
