import { describe, expect, test } from 'vitest';
import { TEXT_LIMIT } from '#discord/components/message.ts';
import type { Sentences } from '#i18n/index.ts';
import { turnMessage } from '#jobs/announce/messages.ts';
import type { TurnPost } from '#jobs/announce/postTypes.ts';
import { matchOf } from '../../support/builders/positions.ts';
import { table as cycladesTable, turnOf } from '../../support/fakes/given.ts';
import { messagesFor } from '../../support/languages.ts';
import { type AnnouncementHarness, announcementHarness } from './announcementHarness.ts';
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

  test('a post says whose turn it was, without asking or mentioning anybody, when it has nothing to show', () => {
    for (const steps of [[], [unseen]]) {
      const said = turnMessage(context(10), match, { ...turn(), steps, due: [], asked: [0], pings: [] }, []);
      expect(said.texts.join('\n')).toMatch(/^\n?-# It was Ada’s turn\.$/);
      expect(said).not.toHaveProperty('controls');
    }
  });

  test('a post only asks while its turn lasts, when nobody saw what was done', () => {
    expect(turnMessage(context(10), match, { ...turn(), steps: [unseen] }, []).texts.join('\n')).not.toContain('Undone');
  });
});

describe('several undos in one post', () => {
  const announced = async (part: Parameters<typeof announcementHarness>[0] = {}): Promise<AnnouncementHarness> => {
    const table = await announcementHarness(part);
    await table.announceAll();
    return table;
  };
  let acts = 0;
  const act = async ({ services, match: id }: AnnouncementHarness, type: 'Undo' | 'Redo', user: string): Promise<void> => {
    expect((await services().matches.play(id, { type, user }, `act ${acts++}`)).kind).toBe('played');
  };
  const undoLines = async (table: AnnouncementHarness): Promise<readonly string[]> =>
    table.texts(await table.thread()).flatMap((text) => text.split('\n').filter((line) => /undoes|redoes|Undone/.test(line)));

  test.each(['each announced', 'announced together'])('several undos in one post have one line, %s', async (when) => {
    const table = await announced({ events: [...cycladesTable(3), ...turnOf('ares')] });
    for (let time = 0; time < 2; time++) await table.move();
    for (let time = 0; time < 2; time++) {
      await act(table, 'Undo', 'ada');
      if (when === 'each announced') await table.announceAll();
    }
    await table.announceAll();
    const undone = (await table.stores.matches.read(table.match, 0)).filter(({ event }) => event.type === 'Undone');
    expect(undone).toHaveLength(2);
    expect(await undoLines(table)).toEqual([expect.stringMatching(/^Ada undoes a move\.$/)]);
  });

  test.each([0, 1, 2])('undos that were all redone have no line, also after this many later moves: %i', async (later) => {
    const table = await announced();
    const user = await table.move();
    for (let time = 0; time < 2; time++) {
      await act(table, 'Undo', user);
      await table.announceAll();
      await act(table, 'Redo', user);
      await table.announceAll();
    }
    for (let moves = 0; moves < later; moves++) {
      await table.move();
      await table.announceAll();
    }
    expect(await undoLines(table)).toEqual([]);
  });

  test('an undo after others that were redone has the one line', async () => {
    const table = await announced();
    const user = await table.move();
    await act(table, 'Undo', user);
    await act(table, 'Redo', user);
    await act(table, 'Undo', user);
    await table.move((moves) => moves - 1);
    await table.announceAll();
    expect(await undoLines(table)).toEqual([expect.stringMatching(/^\w+ undoes a move\.$/)]);
  });
});
