import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHours } from '#discord/narration/durations.ts';
import { parsePace } from '#discord/narration/paceText.ts';
import { pageAt } from '#discord/narration/rulePages.ts';
import { parseOrder, suggestOrders } from '#discord/orders/orderParser.ts';
import { wordTyped, wordWritten } from '#discord/orders/orderVocabulary.ts';
import { MATCH_OPTIONS } from '#matches/index.ts';
import { saidAtRandom, typingOf } from '../../support/drivers/typedOrders.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { ORDERS } from '../../support/games.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';

/** Printed orders of a language are parsed to the same orders in it, and the words of the games and of English always are understood. */

const english = messagesFor();

/** A week, as people of a language write it. */
const WEEK: Readonly<Record<string, string>> = { en: '1 week', es: '1 semana', fr: '1 semaine', cs: '1 týden', de: '1 Woche' };

/** As typed without accents, or in capitals. */
const SPELLINGS: readonly ((typed: string) => string)[] = [
  (typed) => typed,
  (typed) => typed.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  (typed) => typed.toUpperCase(),
  (typed) => typed.replaceAll(/(\p{L}{3,})(\d)/gu, '$1 $2'),
];

describe.each(Object.keys(ORDERS))('the words of orders of %s', (id) => {
  test.each(LANGUAGES.map((say) => [say.locale, say] as const))('printed orders are parsed back: %s', (_, say) => {
    let orders = 0;
    assert(
      property(integer({ min: 0, max: 5_000 }), constantFrom(...SPELLINGS), (seed, spelled) => {
        const typing = typingOf(id, say, seed % 8);
        const words = saidAtRandom(typing, seeded(seed));
        if (typing.rules.say(typing.view, words)?.order === undefined) return;
        orders += 1;
        const own = words.map((word) => wordTyped(say, id, word)).join(' ');
        expect([own, parseOrder(typing, spelled(own))]).toEqual([own, { words }]);
        const written = words.map((word) => wordWritten(say, id, word)).join(' ');
        expect(written).not.toMatch(/\p{L}{3}\d|\d\p{L}{2}/u);
        expect([written, parseOrder(typing, spelled(written))]).toEqual([written, { words }]);
        expect(parseOrder(typing, words.join(' '))).toEqual({ words });
      }),
      { numRuns: 120 },
    );
    expect(orders).toBeGreaterThan(30);
  });

  test.each(LANGUAGES.map((say) => [say.locale, say] as const))(
    'words of orders are single words without a digit: %s',
    (_, say) => {
      const typed = Object.values(say.game(id).orders?.typed ?? {});
      expect(typed.length > 10).toBe(say !== english);
      expect(typed.filter((word) => !/^\p{Ll}{2,14}$/u.test(word))).toEqual([]);
    },
  );

  test.each(LANGUAGES.map((say) => [say.locale, say] as const))(
    'no word of orders begins one with another meaning: %s',
    (_, say) => {
      const { typed = {}, synonyms = {} } = say.game(id).orders ?? {};
      const all = Object.entries(typed).flatMap(([word, own]) =>
        [own, ...(synonyms[word] ?? [])].map((each) => ({ word, each })),
      );
      const mistaken = Object.entries(synonyms).flatMap(([word, others]) =>
        others.flatMap((other) => all.filter(({ word: meant, each }) => meant !== word && each.startsWith(other))),
      );
      expect(mistaken).toEqual([]);
      expect(
        Object.values(synonyms)
          .flat()
          .filter((word) => !/^\p{Ll}{2,14}$/u.test(word)),
      ).toEqual([]);
    },
  );

  test.each(LANGUAGES.map((say) => [say.locale, say] as const))(
    'words of orders are suggested and understood while they are typed: %s',
    (_, say) => {
      const typing = typingOf(id, say, 3);
      for (const { value } of suggestOrders(typing, '')) {
        const offered = suggestOrders(typing, value.slice(0, 3)).map((each) => each.value);
        expect(offered).toContain(value);
      }
      const [kind = ''] = typing.rules.say(typing.view, [])?.next.slice(1) ?? [];
      expect(suggestOrders(typing, '').map(({ value }) => value)).toContain(wordTyped(say, id, kind));
    },
  );

  test.each(LANGUAGES.map((say) => [say.locale, say] as const))('orders in commands and rules can be typed: %s', (_, say) => {
    const typing = typingOf(id, say, 3);
    const text = pageAt(say, { book: id, key: 'plans' })?.text ?? '';
    const shown = [...text.matchAll(/`([^`/]+)`/g)].map(([, example = '']) => example);
    expect(shown.length).toBeGreaterThan(0);
    const unknown = shown.filter((example) => parseOrder(typing, example).words === undefined);
    expect(unknown).toEqual([]);
  });
});

describe.each(LANGUAGES.map((say) => [say.locale, say] as const))('lengths of time in %s', (_, say) => {
  test('printed durations are parsed back, and in English', () => {
    assert(
      property(integer({ min: 1, max: 999 }), constantFrom(...SPELLINGS), (hours, spelled) => {
        expect(parseHours(say, spelled(say.table.duration(hours)))).toBe(hours);
        expect(parseHours(say, english.table.duration(hours))).toBe(hours);
        expect(parseHours(say, `${hours}h`)).toBe(hours);
        expect(parseHours(say, String(hours))).toBe(hours);
      }),
    );
  });

  test('durations can be given in weeks, too', () => {
    for (const word of say.table.weekWords) {
      expect(parseHours(say, `1 ${word}`)).toBe(168);
      expect(parseHours(say, `2${word.toUpperCase()}`)).toBe(336);
    }
    expect(parseHours(say, WEEK[say.locale] ?? '')).toBe(168);
    expect(parseHours(say, '3 weeks')).toBe(504);
  });

  test('example durations can be typed, one in weeks among them', () => {
    const { denials, refusals, commands } = say.common;
    const refused = [denials.noSuchDuration('x'), refusals.noSuchPace({ paces: [] }, String)].join(' ');
    const shown = [...refused.matchAll(/`(\d[^`]*)`/g)].map(([, typed = '']) => parseHours(say, typed) ?? 0);
    expect(shown).toEqual([36, 72, 336, 36, 120, 168]);
    for (const option of [commands['match vote.time'], commands['organise.time']]) {
      expect(
        option
          .slice(option.search(/\d/))
          .match(/\d+ ?\p{L}+/gu)
          ?.map((typed) => parseHours(say, typed)),
      ).toEqual([36, 72, 336]);
    }
  });

  test('invalid durations are not parsed', () => {
    for (const typed of ['', 'soon', '3 moons', '-2 days', '2 days 3', '12345h', 'd3'])
      expect(parseHours(say, typed)).toBeUndefined();
  });

  test('durations are paces, too, as are the words of each', () => {
    for (const pace of MATCH_OPTIONS.pace) {
      expect(parsePace(say, ` ${pace.toUpperCase()} `)).toBe(pace);
      expect(parsePace(say, say.common.pace.value(pace))).toBe(pace);
    }
    expect(parsePace(say, say.table.duration(5 * 24))).toBe('120h');
    expect(parsePace(say, say.table.duration(36))).toBe('36h');
    expect(parsePace(say, '48')).toBe('48');
    expect(parsePace(say, 'Hasty')).toBe('hasty');
  });
});
