import { MessageType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { type Change, type PageState, reduce, START } from '#sandbox/page/state.ts';
import type { Update } from '#sandbox/pageProtocol.ts';
import { ADA, BLAISE, DIRECT, GAMES, makeMessage, makeSnapshot } from './fixtures.ts';

const seenBy = (...changes: readonly Change[]): PageState =>
  changes.reduce(reduce, reduce(START, { type: 'snapshotRead', snapshot: makeSnapshot() }));

const came = (update: Update, open?: string): Change => ({ type: 'updated', update, open });

const ping = makeMessage('5', {
  mentions: [{ id: ADA.id, username: 'ada', discriminator: '0', avatar: null, global_name: null }],
});

const message = (channel: string, what = ping): Update => ({ kind: 'message', channel, message: what, ephemeral: false });

test('a message elsewhere counts as unread, and as a mention when it names this person', () => {
  const state = seenBy(came(message(GAMES.id)), came(message(GAMES.id, makeMessage('6'))));
  expect(state.seen?.unread[GAMES.id]).toEqual({ messages: 2, mentions: 1 });
});

test('everything in the DMs with the bot is addressed to this person', () => {
  expect(seenBy(came(message(DIRECT.id, makeMessage('6')))).seen?.unread[DIRECT.id]).toEqual({ messages: 1, mentions: 1 });
});

test('messages in the open channel and the person’s own are not unread', () => {
  const own = makeMessage('7', { author: { ...ping.author, id: ADA.id } });
  const state = seenBy(came(message(GAMES.id), GAMES.id), came(message(GAMES.id, own)));
  expect(state.seen?.unread[GAMES.id]).toBeUndefined();
  expect(state.logs[GAMES.id]?.messages).toHaveLength(2);
});

test('reading a channel clears its unread marks', () => {
  const state = seenBy(came(message(GAMES.id)), { type: 'channelRead', channel: GAMES.id });
  expect(state.seen?.unread[GAMES.id]).toEqual({ messages: 0, mentions: 0 });
});

test('switching to another person drops what the previous one could see', () => {
  const before = seenBy(came(message(GAMES.id)), { type: 'commandSent', sent: { key: 'k', channel: GAMES.id, command: 'gold' } });
  const after = reduce(before, { type: 'snapshotRead', snapshot: makeSnapshot({ me: BLAISE }) });
  expect(after).toMatchObject({ logs: {}, sent: [] });
  expect(after.seen?.me).toEqual(BLAISE);
});

test('reconnecting as the same person keeps the messages and reads them again', () => {
  const state = seenBy(
    { type: 'newestRead', channel: GAMES.id, page: [makeMessage('1')], limit: 50 },
    { type: 'snapshotRead', snapshot: makeSnapshot() },
  );
  expect(state.logs[GAMES.id]).toMatchObject({ state: 'stale', messages: [{ id: '1' }] });
});

test('a sent command is shown until it is answered, or with its failure', () => {
  const sent = { key: 'k', channel: GAMES.id, command: 'gold' };
  const state = seenBy({ type: 'commandSent', sent });
  expect(state.sent).toEqual([sent]);
  expect(reduce(state, { type: 'commandDone', key: 'k' }).sent).toEqual([]);
  expect(reduce(state, { type: 'commandFailed', key: 'k', failed: 'timeout' }).sent).toEqual([{ ...sent, failed: 'timeout' }]);
});

test('the stream updates people, the bot, channels and commands', () => {
  const closed = { ...ADA, dmsClosed: true };
  const archived = { ...GAMES, name: 'renamed' };
  const state = seenBy(
    came({ kind: 'people', people: [closed, BLAISE] }),
    came({ kind: 'bot', online: false }),
    came({ kind: 'channel', channel: archived as typeof GAMES }),
    came({ kind: 'channelDeleted', id: DIRECT.id }),
    came({ kind: 'commands', commands: [] }),
  );
  expect(state.seen).toMatchObject({ me: closed, bot: { online: false }, channels: [archived], commands: [] });
});

test('an edit of a thread’s starter message is shown in the thread', () => {
  const origin = makeMessage('8');
  const starter = makeMessage('9', { type: MessageType.ThreadStarterMessage, content: '', referenced_message: origin });
  const state = seenBy(
    came(message(origin.id, starter), origin.id),
    came({ kind: 'messageEdited', channel: GAMES.id, message: { ...origin, content: 'edited' }, ephemeral: false }),
  );
  expect(state.logs[origin.id]?.messages).toMatchObject([{ id: '9', referenced_message: { content: 'edited' } }]);
  expect(state.logs[GAMES.id]?.messages).toMatchObject([{ id: '8', content: 'edited' }]);
});
