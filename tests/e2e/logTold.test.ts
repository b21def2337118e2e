import type { APIMessage } from 'discord-api-types/v10';
import { beforeAll, describe, expect, test } from 'vitest';
import { postIdOf } from '#discord/components/message.ts';
import { probeDirectMessages } from '#discord/delivery/directMessage.ts';
import { formatEvent } from '#discord/narration/eventText.ts';
import type { EventOf } from '#games/cyclades/events.ts';
import type { Update } from '#sandbox/pageProtocol.ts';
import { type AnnouncementHarness, announcementHarness, SEATED } from '../jobs/announce/announcementHarness.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { messagesFor } from '../support/languages.ts';
import { type DuePost, namesIn, type Recorded, threadPosts } from '../support/laws/logPosts.ts';
import { postsSeen, type SeenPost } from '../support/laws/logSeen.ts';
import { faultsIn, leaksTo, type Told } from '../support/laws/shownHistory.ts';
import { naiveMove } from '../support/players/naivePlayer.ts';

/** The updates an app would receive for a channel, in the sandbox's format. */
const updatesOf = (table: AnnouncementHarness, channel: string, known: Map<string, string>): readonly Update[] =>
  table.discord.messages(channel).flatMap(({ id, body, files }): Update[] => {
    const components = JSON.stringify(body.components);
    if (known.get(id) === components) return [];
    const kind = known.has(id) ? 'messageEdited' : 'message';
    known.set(id, components);
    const mentions = (body.allowed_mentions?.users ?? []).map((user) => ({ id: user }));
    const message = { id, channel_id: channel, content: '', type: 0, mentions, attachments: files, components: body.components };
    return [{ kind, channel, message: message as unknown as APIMessage, ephemeral: false }];
  });

/** A whole match, announced after each move, as it was shown. */
const wholeMatch = async (): Promise<{ recorded: Recorded; told: Told; updates: readonly Update[] }> => {
  const table = await announcementHarness();
  const chance = seeded(2);
  const updates: Update[] = [];
  const known = new Map<string, string>();
  const listen = async (): Promise<void> => {
    await table.announceAll();
    const thread = await table.thread();
    for (const channel of [thread, ...SEATED.map(table.discord.dmOf)]) updates.push(...updatesOf(table, channel, known));
  };
  for (const user of SEATED) await probeDirectMessages(table.services(), user, table.match);
  await listen();
  for (let moves = 0; moves < 2_000 && (await table.found()).status === 'playing'; moves += 1) {
    const { user, moves: legal } = await table.legal();
    const view = (await table.services().matches.position(table.match, user))?.view;
    await table.play(user, naiveMove('cyclades', view, legal, chance));
    await listen();
  }
  const { status, ...found } = await table.found();
  expect(status).toBe('ended');
  const rows = await table.stores.matches.read(found.id, 0);
  const thread = postsSeen(updates, await table.thread());
  const direct = Object.fromEntries(SEATED.map((user) => [user, postsSeen(updates, table.discord.dmOf(user))]));
  const secret = await table.stores.matches.secretOf(found.id);
  return { recorded: { ...found, rows, secret }, told: { thread, direct }, updates };
};

let match: Awaited<ReturnType<typeof wholeMatch>>;

beforeAll(async () => {
  match = await wholeMatch();
});

/** The match as shown, with its thread changed. */
const withThread = (change: (posts: SeenPost[]) => readonly SeenPost[]): readonly string[] =>
  faultsIn(match.recorded, { ...match.told, thread: change([...match.told.thread]) });

const withPost = (which: (post: SeenPost) => boolean, change: (post: SeenPost) => SeenPost): readonly string[] =>
  withThread((posts) => {
    const at = posts.findIndex(which);
    expect(at).toBeGreaterThanOrEqual(0);
    return posts.with(at, change(posts[at] as SeenPost));
  });

const dueFor = ({ postId }: SeenPost): DuePost | undefined =>
  threadPosts(match.recorded).find(({ mark }) => postIdOf(mark) === postId);
const isTurn = (post: SeenPost): boolean => /^#\d+·\d+$/.test(dueFor(post)?.mark ?? '') && post.texts.join().includes('\n');
const isPicture = (post: SeenPost): boolean => dueFor(post)?.mark.endsWith('·round') === true && post.texts.length === 2;

const withCards = (change: (cards: SeenPost[]) => readonly SeenPost[]): readonly string[] => {
  const { ada = [], ...others } = match.told.direct;
  return faultsIn(match.recorded, { ...match.told, direct: { ...others, ada: change([...ada]) } });
};

describe('what was shown of a finished match', () => {
  test('a history in which each post appears once has no fault', () => {
    expect(faultsIn(match.recorded, match.told)).toEqual([]);
    expect(match.told.thread.length).toBeGreaterThan(40);
  });

  test('a history is faulty with a post missing, duplicated, foreign or in a wrong place', () => {
    expect(withThread((posts) => posts.toSpliced(7, 1))).toHaveLength(1);
    expect(withThread((posts) => posts.toSpliced(7, 0, { ...(posts[7] as SeenPost), id: 'again' }))).toHaveLength(1);
    expect(withThread((posts) => [...posts, { ...(posts[7] as SeenPost), postId: undefined }])).toHaveLength(1);
    expect(withThread((posts) => posts.toSpliced(7, 2, posts[8] as SeenPost, posts[7] as SeenPost))).toHaveLength(1);
    expect(withThread(() => [])).toHaveLength(match.told.thread.length);
  });

  test('a history is faulty with a sentence missing, duplicated, changed or in a wrong place', () => {
    const withLines = (change: (lines: string[]) => readonly string[]): readonly string[] =>
      withPost(isTurn, (post) => ({ ...post, texts: [change((post.texts[0] ?? '').split('\n')).join('\n')] }));
    expect(withLines((lines) => lines)).toEqual([]);
    expect(withLines((lines) => lines.slice(1))).toHaveLength(1);
    expect(withLines((lines) => [...lines, lines.at(-1) ?? ''])).toHaveLength(1);
    expect(withLines((lines) => lines.with(0, 'Ada does nothing.'))).toHaveLength(1);
    expect(withLines((lines) => lines.toReversed())).toHaveLength(1);
  });

  test('a history is faulty with the question of a finished turn, its buttons, or a mention of a seat that need not act', () => {
    expect(withPost(isTurn, (post) => ({ ...post, texts: [...post.texts, 'Ada, it’s your turn.'] }))).toHaveLength(1);
    expect(withPost(isTurn, (post) => ({ ...post, controls: 4 }))).toHaveLength(1);
    const mayBeCalled = match.told.thread.find(isTurn)?.called ?? [];
    const other = SEATED.find((user) => !mayBeCalled.includes(user)) ?? '';
    expect(withPost(isTurn, (post) => ({ ...post, called: [other] }))).toHaveLength(1);
  });

  test('a history is faulty with a picture missing, duplicated or of another point in time', () => {
    expect(withPost(isPicture, (post) => ({ ...post, pictures: [], files: 0 }))).toHaveLength(1);
    expect(withPost(isPicture, (post) => ({ ...post, pictures: [...post.pictures, ...post.pictures], files: 2 }))).toHaveLength(
      1,
    );
    expect(withPost(isPicture, (post) => ({ ...post, pictures: ['Cyclades, cycle 1.'] }))).toHaveLength(1);
    expect(withPost(isPicture, (post) => ({ ...post, texts: post.texts.with(-1, '**Cycle 1**') }))).toHaveLength(1);
  });

  test('a history is faulty with a gold card missing, duplicated, or showing an earlier amount', () => {
    const cards = match.told.direct.ada ?? [];
    expect(cards.length).toBeGreaterThan(5);
    expect(withCards((all) => all.slice(0, -1))).toHaveLength(1);
    expect(withCards((all) => [...all, all.at(-1) as SeenPost])).toHaveLength(1);
    const older = (cards[3] as SeenPost).texts;
    expect(withCards((all) => all.with(4, { ...(all[4] as SeenPost), texts: older }))).toHaveLength(1);
  });
});

describe('the gold of a seat', () => {
  const toOthers = (): readonly Update[] =>
    match.updates.filter(({ kind, ...update }) => !JSON.stringify({ kind, update }).includes('"dm-'));
  const cardsOf = (user: string): readonly Update[] =>
    match.updates.filter((update) => 'channel' in update && update.channel === `dm-${user}`);

  test("a seat's gold is not found in what others saw", () => {
    expect(leaksTo(match.recorded, 'ben', [...toOthers(), ...cardsOf('ben')])).toEqual([]);
    expect(leaksTo(match.recorded, 'nobody', toOthers())).toEqual([]);
  });

  test("a seat's gold is found in a post that others see", () => {
    expect(leaksTo(match.recorded, 'ben', cardsOf('ada'))).not.toEqual([]);
    expect(leaksTo(match.recorded, 'nobody', cardsOf('ada'))).not.toEqual([]);
  });

  test("a seat's gold is found in a reply to another person", () => {
    const [update] = toOthers().filter(({ kind }) => kind === 'message');
    const answer = { ...update, ephemeral: true } as Extract<Update, { kind: 'message' }>;
    const asked = { ...answer, message: { ...answer.message, interaction_metadata: { user: { id: 'ada' } } } } as Update;
    expect(leaksTo(match.recorded, 'ben', [asked])).toHaveLength(1);
    expect(leaksTo(match.recorded, 'ada', [asked])).toEqual([]);
  });

  test("a seat's gold is found in what a third person, or everybody, reads of a theft", () => {
    const thefts = match.recorded.rows.flatMap(({ event }) =>
      event.type === 'GoldStolen' ? [event as EventOf<'GoldStolen'>] : [],
    );
    expect(thefts.length).toBeGreaterThan(0);
    const lineOf = (theft: (typeof thefts)[number]): string =>
      formatEvent(messagesFor(), 'cyclades', theft, namesIn(match.recorded)) ?? '';
    const [update] = toOthers().filter(({ kind }) => kind === 'message');
    const told = { ...update, message: { content: thefts.map(lineOf).join('\n') } } as unknown as Update;
    expect(leaksTo(match.recorded, 'nobody', [told])).toEqual(thefts.map(lineOf));
    for (const { seat, user = 'nobody' } of match.recorded.seats) {
      const others = thefts.filter((theft) => theft.seat !== seat && theft.loser !== seat);
      expect(leaksTo(match.recorded, user, [told])).toEqual(others.map(lineOf));
    }
  });
});
