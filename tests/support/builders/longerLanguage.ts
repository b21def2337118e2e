import type { Sentences } from '#i18n/index.ts';
import { longer } from './longer.ts';

/**
 * An invented language for tests of available space: every English message longer by two fifths, with accents. Arguments of a message
 * (names, links, earlier text), typed words and Discord's own markup are unchanged.
 */

type Words = (...given: readonly unknown[]) => unknown;

/** Back-quoted text, mentions and timestamps, addresses, custom words of two letters with a digit. */
const MARKS = /`[^`]*`|<[^<>\s]+>|https?:\/\/\S+/gu;

/** Keys of messages that English itself fits into a limit; longer text is cut as well. */
const ROOM: Readonly<Record<string, number>> = { commands: 100, altText: 1024, chartAlt: 1024, boardText: 3800 };

const PLENTY = Number.POSITIVE_INFINITY;

/** Parts that are not sentences: names of commands, codes, and words that are typed. */
const AS_THEY_ARE = ['locale', 'discord', 'commandNames', 'guide', 'emoji', 'fillers', 'negations', 'nothing', 'id', 'key'];

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

/** The strings among a message's arguments: by themselves, in a list, or within plain objects. */
const stringsIn = (value: unknown, depth = 4): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((each) => stringsIn(each, depth - 1));
};

/**
 * A message function whose arguments are recorded. With `isGame`, only names among its arguments count as words; the others are positions
 * and moves.
 */
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

/** Derived from English. Its `locale` is `xx`, and it is used for people whose Discord is in Swedish. */
export const longerLanguage = (english: Sentences): Sentences => {
  const games = new Map<string, ReturnType<Sentences['game']>>();
  const gameOf = (id: string): ReturnType<Sentences['game']> => {
    const known = games.get(id) ?? (allLonger(english.game(id), PLENTY, true, []) as ReturnType<Sentences['game']>);
    games.set(id, known);
    return known;
  };
  const app = allLonger({ ...english, game: undefined, gameHelp: undefined }, PLENTY, false, []) as Sentences;
  return { ...app, locale: 'xx', name: longer(english.name), discord: ['sv-SE'], game: gameOf, gameHelp: english.gameHelp };
};
