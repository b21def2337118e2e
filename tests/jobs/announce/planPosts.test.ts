import { describe, expect, test } from 'vitest';
import type { LossPlanning } from '#jobs/announce/planLosses.ts';
import { type Planning, planPosts } from '#jobs/announce/planPosts.ts';
import type { PlannedPost } from '#jobs/announce/postTypes.ts';
import type { HistoryStep } from '#matches/index.ts';
import { type MadeUp, madeUpMoment, storyOf } from './steps.ts';

const plan = (steps: readonly HistoryStep[], part: Partial<Planning> = {}) =>
  planPosts(steps, { moment: madeUpMoment, announced: 0, cardSeats: [0, 1], takenBack: new Set(), ...part });

/** The plan in short: `turn@3 told 4 5 due 1 pings 1`. */
const inShort = (posts: readonly PlannedPost[]): readonly string[] =>
  posts.map((post) => {
    switch (post.kind) {
      case 'lobby':
      case 'greetings':
        return post.kind;
      case 'card':
        return `card of ${post.seat} @${post.round?.version ?? '?'} shows ${post.step.version}`;
      case 'turn': {
        const told = post.steps.map(({ version }) => version).join(' ');
        return `turn@${post.version} told ${told || '–'} due ${post.due.join(' ') || '–'} pings ${post.pings.join(' ') || '–'}`;
      }
      case 'vote':
        return `vote ${post.vote.number}`;
      case 'seat':
        return `seat ${post.seat} ${post.now} since ${post.freed ?? '?'}`;
      case 'seatsOver':
        return 'seats over';
      case 'draw':
        return `draw@${post.step.number} of round ${post.round}`;
      case 'organiser':
        return `organiser@${post.version}`;
      case 'calledOff':
        return `${post.seat} called off @${post.version}`;
      case 'loss':
        return `loss of ${post.seat} in ${post.steps.map(({ version }) => version).join(' ')}`;
      case 'course':
      case 'report':
        return `${post.kind}@${post.version}`;
      default:
        return `${post.kind}@${post.version} told ${post.told.map(({ version }) => version).join(' ') || '–'}`;
    }
  });

const turnsIn = (posts: readonly PlannedPost[]): readonly string[] => inShort(posts.filter(({ kind }) => kind === 'turn'));

const start: MadeUp = { by: 0, events: ['MatchStarted', 'RoundBegan'], due: [0] };

describe('the plan of posts for a story', () => {
  test('a plan begins with the lobby, the table, the first turn, and a card for each seat', () => {
    expect(inShort(plan(storyOf(start)))).toEqual([
      'lobby',
      'round@1 told 2',
      'turn@1 told – due 0 pings –',
      'card of 0 @1 shows 2',
      'card of 1 @1 shows 2',
    ]);
  });

  test('a plan mentions nobody who has just acted', () => {
    expect(inShort(plan(storyOf({ ...start, by: 1 })))).toContain('turn@1 told – due 0 pings 0');
  });

  test('a plan puts everything that one seat does into one post', () => {
    const steps = storyOf(start, { by: 0, events: ['Moved'], due: [0] }, { by: 0, events: ['Built'], due: [0] });
    expect(turnsIn(plan(steps))).toEqual(['turn@1 told 3 4 due 0 pings –']);
  });

  test('a plan shows what ends a turn in the next post, above its mentions', () => {
    const steps = storyOf(start, { by: 0, events: ['Offered'], due: [1] });
    expect(turnsIn(plan(steps))).toEqual(['turn@1 told – due – pings –', 'turn@3 told 3 due 1 pings 1']);
  });

  test('a plan continues the same post while the mentioned seats act one after the other', () => {
    const steps = storyOf(start, { by: 0, events: ['AllAsked'], due: [0, 1] }, { by: 1, events: ['Chose'], due: [0] });
    expect(turnsIn(plan(steps)).at(-1)).toBe('turn@3 told 3 4 due 0 pings –');
  });

  test('a plan mentions those who have not acted yet in a new post, too, when others join them', () => {
    const steps = storyOf(start, { by: 0, events: ['AllAsked'], due: [1, 2] }, { by: 1, events: ['Gave'], due: [0, 2] });
    expect(turnsIn(plan(steps)).slice(-2)).toEqual(['turn@3 told 3 due – pings –', 'turn@4 told 4 due 0 2 pings 0 2']);
  });

  test('a plan opens a new post for an actor who has acted already and has to act again', () => {
    const steps = storyOf(
      { by: 2, events: ['MatchStarted'], due: [0, 1] },
      { by: 0, events: ['Chose'], due: [1] },
      { by: 1, events: ['Chose'], due: [0] },
    );
    expect(turnsIn(plan(steps)).slice(-2)).toEqual(['turn@1 told 1 2 due – pings –', 'turn@3 told 3 due 0 pings 0']);
  });

  test('a plan asks again under the picture of a new round, without a mention for the one who brought it about', () => {
    const steps = storyOf(start, { by: 0, events: ['TurnEnded', 'RoundBegan'], due: [0] });
    expect(inShort(plan(steps, { announced: 2, resumed: 1 }))).toEqual([
      'turn@1 told – due – pings –',
      'round@3 told 4',
      'turn@3 told – due 0 pings –',
      'card of 0 @3 shows 4',
      'card of 1 @3 shows 4',
    ]);
  });

  test('a plan keeps one card a round for every seat and shows the newest in it', () => {
    const steps = storyOf(
      start,
      { by: 0, events: ['CardChanged'], due: [1] },
      { by: 1, events: ['RoundBegan'], due: [0] },
      { by: 0, events: ['CardChanged'], due: [1] },
    );
    expect(inShort(plan(steps)).filter((post) => post.startsWith('card'))).toEqual([
      'card of 0 @1 shows 3',
      'card of 1 @1 shows 3',
      'card of 0 @4 shows 5',
      'card of 1 @4 shows 5',
    ]);
  });

  test('a plan updates the current cards when their round lies further back', () => {
    const steps = storyOf(start, { by: 0, events: ['CardChanged'], due: [0] });
    expect(inShort(plan(steps, { announced: 2, resumed: 1 })).filter((post) => post.startsWith('card'))).toEqual([
      'card of 0 @? shows 3',
      'card of 1 @? shows 3',
    ]);
  });

  test('a plan ends with the table, and nobody has to act', () => {
    const steps = storyOf(start, { by: 0, events: ['RoundBegan', 'MatchEnded'], due: [] });
    expect(inShort(plan(steps, { announced: 2, resumed: 1 }))).toEqual([
      'lobby',
      'turn@1 told – due – pings –',
      'end@3 told 4',
      'seats over',
      'card of 0 @3 shows 4',
      'card of 1 @3 shows 4',
      'course@3',
      'report@3',
    ]);
  });

  test('a plan shows what ends a turn in its own post when no later post can', () => {
    const steps = storyOf(start, { by: 0, events: ['Paused'], due: [] });
    expect(turnsIn(plan(steps))).toEqual(['turn@1 told 3 due – pings –']);
  });

  test('a plan knows which turn is over without anything else new', () => {
    const closed = (...after: readonly MadeUp[]) =>
      plan(storyOf(start, ...after), { announced: 2, resumed: 1 }).flatMap((post) =>
        post.kind === 'turn' ? post.isOnlyClosed : [],
      );
    const moves: MadeUp = { by: 0, events: ['Moved'], due: [0] };
    const ends: MadeUp = { by: 0, events: ['Offered'], due: [1] };
    expect(closed(ends)).toEqual([true, false]);
    expect(closed(moves)).toEqual([false]);
    expect(closed(moves, ends)).toEqual([false, false]);
  });

  test('a plan has cards until everything is announced, though a newer turn was posted, and no other post before that turn', () => {
    const steps = storyOf(
      start,
      { by: 0, events: ['Offered', 'CardChanged'], due: [1] },
      { by: 1, events: ['Offered'], due: [0] },
      { by: 0, events: ['Moved'], due: [0] },
    );
    expect(inShort(plan(steps.slice(1), { announced: 2, resumed: 5 }))).toEqual([
      'turn@5 told 5 6 due 0 pings 0',
      'card of 0 @? shows 4',
      'card of 1 @? shows 4',
    ]);
  });

  test('a plan changes only the lobby message while people gather, and greets new players', () => {
    const steps = storyOf({ events: ['MatchCreated', 'SeatTaken'], due: [] }, { events: ['SeatTaken'], due: [] });
    expect(inShort(plan(steps))).toEqual(['lobby', 'greetings']);
    expect(inShort(plan(steps, { announced: 3 }))).toEqual([]);
    expect(inShort(plan(storyOf({ events: ['OptionsChosen'], due: [] })))).toEqual(['lobby']);
  });
});

/** Posts depend on the log alone, never on when or how often they are sent. */
describe('an announcer that is stopped and resumes', () => {
  const steps = storyOf(
    start,
    { by: 0, events: ['Offered'], due: [1] },
    { by: 1, events: ['Offered', 'CardChanged'], due: [1] },
    { by: 1, events: ['Moved'], due: [0] },
    { by: 0, events: ['TurnEnded', 'RoundBegan'], due: [0] },
    { by: 0, events: ['Offered', 'MatchEnded'], due: [] },
  );
  const lasting = (posts: readonly PlannedPost[]) =>
    inShort(posts).filter((post) => !post.startsWith('card') && post !== 'lobby');

  const turns = plan(steps).flatMap((post) => (post.kind === 'turn' ? [post.version] : []));

  test.each(turns)('an announcer that is stopped plans the same posts from the turn that version %i opened', (from) => {
    const whole = plan(steps);
    const index = whole.findIndex((post) => post.kind === 'turn' && post.version === from);
    const rest = plan(
      steps.filter((step) => step.from >= from),
      { announced: from - 1, resumed: from },
    );
    expect(index).toBeGreaterThan(0);
    expect(lasting(rest)).toEqual(lasting(whole.slice(index)));
  });

  test.each(steps.map((step) => step.version))(
    'an announcer that is stopped posts nothing twice once version %i is announced',
    (announced) => {
      const told = plan(steps.filter((step) => step.version <= announced));
      const resumed = told.findLast((post) => post.kind === 'turn')?.version;
      const rest = plan(
        steps.filter((step) => step.from >= (resumed ?? 1)),
        { announced, ...(resumed === undefined ? {} : { resumed }) },
      );
      const again = rest.flatMap((post) => (post.kind === 'round' || post.kind === 'end' ? [post.version] : []));
      expect(again.every((version) => version > announced)).toBe(true);
    },
  );
});

describe('the notices of attacks in a plan', () => {
  const begun: MadeUp = { by: 0, events: ['MatchStarted'], due: [0] };
  const hit = (by: number, due = [by]): MadeUp => ({ by, events: ['HitOne'], due });
  const harms = ({ type }: { readonly type: string }) => (type === 'HitOne' ? [1] : []);
  const losses = (steps: readonly HistoryStep[], part: Partial<LossPlanning> = {}) =>
    inShort(plan(steps, { harms, ...part }).filter(({ kind }) => kind === 'loss'));

  test('a notice of an attack comes after what the thread shows, and before the cards', () => {
    const steps = storyOf(start, { by: 0, events: ['HitOne', 'CardChanged'], due: [0] });
    expect(inShort(plan(steps, { harms })).slice(-4)).toEqual([
      'turn@1 told 4 due 0 pings –',
      'loss of 1 in 4',
      'card of 0 @1 shows 4',
      'card of 1 @1 shows 4',
    ]);
  });

  test('one notice covers all attacks that are not announced, and no others', () => {
    const steps = storyOf(begun, hit(0), hit(0), hit(2));
    expect(losses(steps)).toEqual(['loss of 1 in 2 3 4']);
    expect(losses(steps, { announced: 2 })).toEqual(['loss of 1 in 3 4']);
    expect(losses(steps, { announced: 4 })).toEqual([]);
  });

  test('a seat that has to act now, or has acted since, gets no notice', () => {
    expect(losses(storyOf(begun, hit(0, [0, 1])))).toEqual([]);
    expect(losses(storyOf(begun, hit(0), { by: 0, events: ['Gave'], due: [1] }))).toEqual([]);
    const asked: MadeUp = { by: 0, events: ['Gave'], due: [1] };
    const answered: MadeUp = { by: 1, events: ['Gave'], due: [0] };
    expect(losses(storyOf(begun, hit(0), asked, answered))).toEqual([]);
    expect(losses(storyOf(begun, hit(0), asked, answered, hit(0)))).toEqual(['loss of 1 in 5']);
  });

  test('a seat for which an AI player acts, after time ran out, gets a notice of what others did to it before', () => {
    const played: MadeUp = { by: 1, how: 'computer', events: ['Gave'], due: [0] };
    expect(losses(storyOf(begun, hit(0), played))).toEqual(['loss of 1 in 2']);
    expect(losses(storyOf(begun, { ...hit(1, [0]), how: 'computer' }))).toEqual([]);
  });

  test('a seat gets no notice of what it did itself, as an AI player, or when the match is over', () => {
    expect(losses(storyOf(begun, hit(1, [0])))).toEqual([]);
    expect(losses(storyOf(begun, hit(0)), { cardSeats: [0] })).toEqual([]);
    expect(losses(storyOf(begun, { by: 0, events: ['HitOne', 'MatchEnded'], due: [] }))).toEqual([]);
    expect(losses(storyOf(begun, hit(0)), { harms: undefined })).toEqual([]);
  });
});
