import { describe, expect, test } from 'vitest';
import { PERMISSIONS, THREAD_PERMISSIONS } from '#discord/command/permissions.ts';
import { MATCH_OPTIONS } from '#matches/index.ts';
import { LANGUAGES } from '../support/languages.ts';
import { BROKEN } from '../support/laws/brokenSentence.ts';

/** The visible characters of a menu entry. */
const ON_A_TELEPHONE = 38;

describe.each(LANGUAGES.map(({ locale, common }) => [locale, common] as const))(
  'a server in %s',
  (locale, { pace, server, denials }) => {
    test(`every pace, named or custom, has words of its own in ${locale}`, () => {
      const said = [...MATCH_OPTIONS.pace, '1h', '36h', '240h'].map((name) => pace.value(name));
      expect(new Set(said).size).toBe(said.length);
      for (const words of said) expect(words).not.toMatch(BROKEN);
      expect(pace.value('36h')).toContain('36');
      expect(pace.value('week')).toContain('7');
    });

    test(`entries of server menus in ${locale} are distinct and fit on a phone`, () => {
      const entries = [
        server.creators('everybody'),
        server.creators('organisers'),
        ...[undefined, 1, 10].map(server.openMatches),
        ...Object.values(server.themes),
        ...[...MATCH_OPTIONS.pace, '1h', '36h', '240h'].map((value) => `${pace.name}: ${pace.short(value)}`),
        server.chooseChannels,
        server.chooseOrganisers,
      ];
      expect(new Set(entries).size).toBe(entries.length);
      expect(entries.filter((entry) => entry.length > ON_A_TELEPHONE)).toEqual([]);
    });

    test(`every permission of the bot, including those for threads, has a reason in ${locale}`, () => {
      expect(Object.keys(server.why).sort()).toEqual([...PERMISSIONS].sort());
      for (const permission of PERMISSIONS) expect(server.why[permission]).toMatch(/\w/);
      expect(PERMISSIONS).toEqual(expect.arrayContaining([...THREAD_PERMISSIONS]));
    });

    test(`texts in ${locale} for managers of a server have no gaps`, () => {
      const facts = { language: 'X', pace: 'Y', creators: 'everybody', theme: 'dark' } as const;
      const said = [
        server.settings({ ...facts, channels: [], organiserRole: undefined, openMatches: undefined, puzzleChannel: undefined }),
        server.settings({ ...facts, channels: ['<#1>', '<#2>'], organiserRole: '<@&3>', openMatches: 2, puzzleChannel: '<#4>' }),
        denials.organisersOnly(undefined),
        denials.organisersOnly('<@&3>'),
        denials.otherChannel(['<#1>']),
        server.nothingLacks(1, 0),
        server.nothingLacks(2, 3),
        server.lackIn('<#1>', ['Send Messages']),
        server.lackInThreads([1, 2], '<#1>', ['Send Messages']),
        server.channelGone('<#1>'),
        server.matchesAway([1]),
      ];
      expect(new Set(said).size).toBe(said.length);
      for (const words of said) for (const line of words.split('\n')) expect(line).not.toMatch(BROKEN);
    });
  },
);
