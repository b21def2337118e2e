import { describe, expect, test } from 'vitest';
import { TEXT_LIMIT } from '#discord/components/message.ts';
import type { Sentences } from '#i18n/index.ts';
import { turnMessage } from '#jobs/announce/messages.ts';
import type { TurnPost } from '#jobs/announce/postTypes.ts';
import { matchOf } from '../../support/builders/positions.ts';
import { messagesFor } from '../../support/languages.ts';
import { storyOf } from './steps.ts';

const SEATS = 5;
const due = [...Array(SEATS).keys()];
const match = matchOf('cyclades', SEATS, due);

/** Sentences that ask each seat for this many letters. */
const context = (letters: number): Sentences => {
  const say = messagesFor();
  const game = {
    ...say.game('cyclades'),
    prompt: (_: unknown, seat: number, name: (seat: number) => string) => `${name(seat)}, ${'x'.repeat(letters)}?`,
    outlook: () => 'y'.repeat(letters),
  };
  return { ...say, game: () => game };
};

const turn = (): TurnPost => {
  const [step] = storyOf({ by: 0, events: ['AllAsked'], due });
  if (step === undefined) throw new Error('There is no step.');
  return { kind: 'turn', version: 1, number: 1, steps: [], latest: step, due, asked: due, pings: due, isOnlyClosed: false };
};

describe('a question to many seats at once', () => {
  test.each([10, 150, 400])(
    'a question to many seats mentions every one of them, however long it is: %i letters each',
    (letters) => {
      const { texts } = turnMessage(context(letters), match, turn(), []);
      for (const { user } of match.seats) expect(texts.join('\n')).toContain(`<@${user}>, x`);
      expect(texts.join('\n').length).toBeLessThan(TEXT_LIMIT / 2);
    },
  );

  test('a question to many seats is shown whole where there is room', () => {
    const { texts } = turnMessage(context(10), match, turn(), []);
    expect(texts.at(-1)?.split('\n').at(-1)).toBe(`-# ${'y'.repeat(10)}`);
    expect(texts.join('\n')).not.toContain('…');
  });
});

describe('a post that no longer asks anything', () => {
  const [step] = storyOf({ by: 0, events: ['AllAsked'], due });
  if (step === undefined) throw new Error('There is no step.');
  const gone = { ...step, redactedFor: () => [], hasRetracted: () => true };
  const unseen = { ...gone, hasRetracted: () => false };

  test('a post says that its turn is over', () => {
    expect(turnMessage(messagesFor(), match, { ...turn(), steps: [gone], due: [], pings: [] }, []).texts).toEqual(['-# Undone.']);
  });

  test('a post keeps what it asked, without mentioning anybody, when it has nothing to show', () => {
    for (const steps of [[], [unseen]]) {
      const said = turnMessage(context(10), match, { ...turn(), steps, due: [], asked: [0], pings: [] }, []);
      expect(said.texts.join('\n')).toMatch(/^\n?[^<]+, x{10}\?$/);
      expect(said).not.toHaveProperty('controls');
    }
  });

  test('a post only asks while its turn lasts, when nobody saw what was done', () => {
    expect(turnMessage(context(10), match, { ...turn(), steps: [unseen] }, []).texts.join('\n')).not.toContain('Undone');
  });
});
