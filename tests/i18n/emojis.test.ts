import { describe, expect, test } from 'vitest';
import { buildMessage } from '#discord/components/message.ts';
import { labelName, plainName, seatName } from '#discord/text/seatNames.ts';
import { truncate } from '#discord/text/truncate.ts';
import { truncateLines } from '#discord/text/truncateLines.ts';
import type { BaseEvent } from '#engine/game.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Sentences } from '#i18n/index.ts';
import { peloponnesText } from '#i18n/peloponnes/phrases.ts';
import { matchOf, positionsAlong } from '../support/builders/positions.ts';
import { EMOJI_NAMES, SIGNED_LANGUAGES, signedMessagesFor } from '../support/emojis.ts';
import { LANGUAGES, messagesFor } from '../support/languages.ts';
import { textsOf } from '../support/laws/messageLimits.ts';

/** A text with its emojis as their names: ":star: Ada". */
const shown = (text: string | undefined): string | undefined => text?.replaceAll(/<:(\w+):\d{19}>/gu, ':$1:');
const words = (text: string | undefined): string | undefined => shown(text)?.replaceAll(/:\w+: /gu, '');

const bid: BaseEvent & { readonly god: string } = { type: 'BidPlaced', seat: 0, god: 'ares', amount: 3 } as never;
const match = matchOf('cyclades', 3, [0]);
const told = (say: Sentences, event: BaseEvent, game = 'cyclades'): string | undefined =>
  say.game(game).event(event, seatName(say, match));

describe('names of emojis', () => {
  test('each is a plain word that no other has, with room for the hash of its drawing', () => {
    for (const name of EMOJI_NAMES) {
      expect(name).toMatch(/^[a-z][a-z0-9_]{1,24}$/);
      expect(name).not.toMatch(/_(?:[0-9a-f]{6}|old\d+)$/);
    }
    expect(new Set(EMOJI_NAMES).size).toBe(EMOJI_NAMES.length);
  });

  test.each(TILES.map(({ id, emoji }) => [id, emoji]))('tile %s is called %s, as in English', (id, emoji) => {
    const name = peloponnesText('en')('tile', { tile: id }).toLowerCase().replaceAll(' ', '_');
    expect([name, `${name}_${id.toLowerCase()}`]).toContain(emoji);
  });
});

describe('emojis in sentences', () => {
  test('a line has the mark of the seat and the emoji of the god before their words', () => {
    expect(shown(told(signedMessagesFor(), bid))).toBe(':star: Ada bids 3 on :ares: Ares.');
    expect(told(messagesFor(), bid)).toBe('Ada bids 3 on Ares.');
    const land = { type: 'LandPlaced', seat: 1, tile: 'A01' } as never;
    expect(shown(told(signedMessagesFor(), land, 'peloponnes'))).toMatch(/^:bull: Blaise.*:mountains_a01: /);
  });

  test('French elides before a name as if the emoji were not there', () => {
    const event = { type: 'IslandConquered', seat: 1, island: 'is3', loser: 0 } as never;
    const line = shown(told(signedMessagesFor('fr'), event));
    expect(line).toMatch(/d’:star: Ada/);
    expect(words(line)).toBe(told(messagesFor('fr'), event));
  });

  test.each(['cyclades', 'peloponnes'])('texts of %s say the same with emojis and without, in every language', (game) => {
    let compared = 0;
    for (const { view, match: on } of positionsAlong(game, 5, 5, 37, 600)) {
      for (const [index, say] of SIGNED_LANGUAGES.entries()) {
        const plain = LANGUAGES[index] as Sentences;
        for (const part of ['summary', 'outlook'] as const) {
          const text = say.game(game)[part](view, seatName(say, on));
          expect(words(text)).toBe(plain.game(game)[part](view, seatName(plain, on)));
          compared += text === words(text) ? 0 : 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('labels, alternative texts and the board in words have no emojis', () => {
    for (const game of ['cyclades', 'peloponnes']) {
      for (const { view, match: on, legal } of positionsAlong(game, 3, 3, 91, 300)) {
        const say = signedMessagesFor().game(game);
        const labels = legal.slice(0, 9).map((move) => say.move(view, move, labelName(on)));
        const texts = [say.altText(view, labelName(on)), say.boardText(view, plainName(on)), ...labels];
        expect(texts.filter((text) => /<:|[\ue000\ue001]/u.test(text))).toEqual([]);
      }
    }
  });
});

describe('emojis where room is short', () => {
  const line = told(signedMessagesFor(), bid) ?? '';

  test('a text loses its emojis before it loses a word', () => {
    expect(truncate(line, line.length)).toBe(line);
    expect(truncate(line, line.length - 1)).toBe('Ada bids 3 on Ares.');
    expect(truncate(line, 10)).toBe('Ada bids …');
    expect(truncate('Ends <t:1700000000:R> or so', 16)).toBe('Ends …');
    expect(truncate('Ada \\*\\*', 7)).toBe('Ada \\*…');
  });

  test('lines lose their emojis before one is left out', () => {
    const more = (count: number): string => `${count} more`;
    expect(truncateLines([line, line], 60, more)).toBe('Ada bids 3 on Ares.\nAda bids 3 on Ares.');
    expect(truncateLines([line, line], 30, more)).toBe('1 more\nAda bids 3 on Ares.');
    expect(truncateLines([line, line], 500, more, 1)).toBe(`1 more\n${line}`);
  });

  test('a message loses its emojis before its texts are cut', () => {
    const texts = [Array.from({ length: 60 }, () => line).join('\n'), 'x'.repeat(2_000)];
    const { components } = buildMessage({ texts, tag: '#1', pings: [] });
    expect(textsOf(components)).toEqual([Array.from({ length: 60 }, () => 'Ada bids 3 on Ares.').join('\n'), 'x'.repeat(2_000)]);
  });
});
