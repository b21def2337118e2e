import type { Sentences } from '#i18n/index.ts';
import { longer } from './longer.ts';

/**
 * A language that nobody speaks, for tests of what has room: every sentence of English longer by two fifths, with accents. What is
 * handed to a sentence (names, links, what was said before) stays as it is, and so do typed words and Discord's own marks.
 */

type Words = (...given: readonly unknown[]) => unknown;

/** Back-quoted, mentions and times, addresses, custom words of two letters with a digit. */
const MARKS = /`[^`]*`|<[^<>\s]+>|https?:\/\/\S+/gu;

/** Where English itself keeps to the room there is; what is longer is cut as well. */
const ROOM: Readonly<Record<string, number>> = { commands: 100, altText: 1024, chartAlt: 1024, boardText: 3800 };

const PLENTY = Number.POSITIVE_INFINITY;

/** Parts that are no sentences: names of commands, codes, and words that are typed. */
const AS_THEY_ARE = ['locale', 'discord', 'glossary', 'commandNames', 'guide', 'fillers', 'negations', 'nothing', 'id', 'key'];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const lengthened = (text: string, given: readonly string[]): string => {
  const kept = [...new Set(given)].filter((each) => each.length > 1).sort((one, other) => other.length - one.length);
  const whole = new RegExp([MARKS.source, ...kept.map(escaped)].join('|'), 'gu');
  let [longerText, from] = ['', 0];
  for (const match of text.matchAll(whole)) {
    longerText += longer(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return longerText + longer(text.slice(from));
};

/** The strings that a sentence is handed, by themselves, in a list, or within plain facts. */
const stringsIn = (value: unknown, depth = 4): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((each) => stringsIn(each, depth - 1));
};

/** A sentence with what it is handed watched; `isGame`: of its facts only names are words, the rest are positions and moves. */
const sentence =
  (said: Words, room: number, isGame: boolean): Words =>
  (...given) => {
    const heard: string[] = isGame ? [] : given.flatMap((each) => stringsIn(each));
    const watched = given.map((each) =>
      typeof each === 'function'
        ? (...asked: readonly unknown[]) => {
            const answered = (each as Words)(...asked);
            heard.push(...stringsIn(answered));
            return answered;
          }
        : each,
    );
    return allLonger(said(...watched), room, isGame, heard);
  };

const allLonger = (value: unknown, room: number, isGame: boolean, given: readonly string[]): unknown => {
  if (typeof value === 'string') {
    const text = lengthened(value, given);
    return text.length > room ? `${text.slice(0, room - 1)}…` : text;
  }
  if (typeof value === 'function') return sentence(value as Words, room, isGame);
  if (Array.isArray(value)) return value.map((each) => allLonger(each, room, isGame, given));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      AS_THEY_ARE.includes(name) ? each : allLonger(each, ROOM[name] ?? room, isGame, given),
    ]),
  );
};

/** Made of English; its `locale` is `xx`, and it is spoken to those whose Discord is in Swedish. */
export const longerLanguage = (english: Sentences): Sentences => {
  const games = new Map<string, ReturnType<Sentences['game']>>();
  const gameOf = (id: string): ReturnType<Sentences['game']> => {
    const known = games.get(id) ?? (allLonger(english.game(id), PLENTY, true, []) as ReturnType<Sentences['game']>);
    games.set(id, known);
    return known;
  };
  const house = allLonger({ ...english, game: undefined, gameHelp: undefined }, PLENTY, false, []) as Sentences;
  return { ...house, locale: 'xx', name: longer(english.name), discord: ['sv-SE'], game: gameOf, gameHelp: english.gameHelp };
};
