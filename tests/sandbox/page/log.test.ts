import { expect, test } from 'vitest';
import { type ChannelLog, EMPTY_LOG, withMessage, withNewestPage, withOlderPage, withoutMessage } from '#sandbox/page/log.ts';
import { makeMessage } from './fixtures.ts';

const idsOf = (log: ChannelLog): readonly string[] => log.messages.map(({ id }) => id);
const page = (...ids: readonly string[]) => ids.map((id) => makeMessage(id));

test('messages are sorted by age even if their ids differ in length', () => {
  const log = [makeMessage('1000'), makeMessage('999'), makeMessage('1001')].reduce(withMessage, EMPTY_LOG);
  expect(idsOf(log)).toEqual(['999', '1000', '1001']);
});

test('an edited message replaces its earlier version', () => {
  const log = withMessage(withMessage(EMPTY_LOG, makeMessage('1')), makeMessage('1', { content: 'new' }));
  expect(log.messages.map(({ content }) => content)).toEqual(['new']);
});

test('messages of the stream take precedence over the first page read meanwhile', () => {
  const streamed = [makeMessage('2', { content: 'edited' }), makeMessage('3')].reduce(withMessage, EMPTY_LOG);
  const log = withNewestPage(streamed, page('2', '1'), 50);
  expect(log.messages.map(({ content }) => content)).toEqual(['message 1', 'edited', 'message 3']);
  expect(log).toMatchObject({ whole: true, state: 'loaded' });
});

test('a stale log drops messages deleted while the stream was lost, and keeps newer ones', () => {
  const stale: ChannelLog = { messages: page('1', '2', '3', '5'), whole: true, state: 'stale' };
  expect(idsOf(withNewestPage(stale, page('4', '3', '1'), 3))).toEqual(['1', '3', '4', '5']);
});

test('a full page means there may be older messages, a short one that there are none', () => {
  const log = withNewestPage(EMPTY_LOG, page('4', '3'), 2);
  expect(log.whole).toBe(false);
  const older = withOlderPage(log, page('2'), 2);
  expect(older.whole).toBe(true);
  expect(idsOf(older)).toEqual(['2', '3', '4']);
});

test('a deleted message is gone', () => {
  expect(idsOf(withoutMessage({ ...EMPTY_LOG, messages: page('1', '2') }, '1'))).toEqual(['2']);
});
