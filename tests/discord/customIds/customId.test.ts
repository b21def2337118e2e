import { array, assert, constantFrom, integer, oneof, property, record, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CustomId, createCustomId, parseCustomId } from '#discord/customIds/customId.ts';

const match = integer({ min: 1, max: 999_999 });
const seat = integer({ min: 0, max: 8 });
const decision = integer({ min: 0, max: 9_999 });
const page = integer({ min: 0, max: 99 });
const word = stringMatching(/^[A-Za-z0-9]{1,14}$/);
/** The longest possible path names a move, a creature and three more values. */
const path = array(word, { maxLength: 5 });
/** As long as the longest name of a book or a section. */
const name = stringMatching(/^[A-Za-z0-9]{1,15}$/);
const kind = <Kind extends string>(...kinds: Kind[]) => constantFrom(...kinds);

const ids = oneof(
  record({
    kind: kind('me'),
    part: kind(
      'settings',
      'from',
      'length',
      'remind',
      'notices',
      'dm',
      'back',
      'attacks',
      'leaderboards',
      'record',
      'standings',
      'scope',
    ),
  }),
  record({
    kind: kind(
      'board',
      'card',
      'again',
      'join',
      'leave',
      'start',
      'settings',
      'invite',
      'host',
      'dm',
      'nudge',
      'orders',
      'unkeep',
    ),
    match,
  }),
  record({ kind: kind('open'), match, due: array(seat, { maxLength: 5 }) }),
  record({ kind: kind('move', 'sure'), match, seat, decision, path }),
  record({ kind: kind('panel'), match, seat, decision, page, path }),
  record({ kind: kind('trial'), match, seat, decision, tried: name, page, path }),
  record({ kind: kind('try'), match, seat, decision, tried: name, path }),
  record({ kind: kind('playtried'), match, seat, decision, tried: name }),
  record({ kind: kind('concede', 'undo', 'redo'), match, seat, decision }),
  record({ kind: kind('log'), match, page }),
  record({ kind: kind('log'), match }),
  record({ kind: kind('log'), match, page, round: page }),
  record({ kind: kind('history'), match, round: page }),
  record({ kind: kind('say'), match, page, words: path }),
  record({ kind: kind('keep'), match, words: path }),
  record({ kind: kind('keepsure'), match, decision, words: path }),
  record({ kind: kind('set'), match, option: stringMatching(/^[A-Za-z0-9]{1,20}$/) }),
  record({ kind: kind('vote'), match, vote: page, voice: kind('yes', 'no', 'withdraw') }),
  record({ kind: kind('motion', 'call'), match, path }),
  record({ kind: kind('take'), match, seat }),
  record({ kind: kind('handover'), match, seat, to: kind('substitute', 'computer') }),
  record({ kind: kind('computer', 'away'), match }),
  record({ kind: kind('level'), match, level: kind('novice', 'usual', 'strong') }),
  record({ kind: kind('lesson'), lesson: word, step: page, page, path }),
  record({ kind: kind('learn', 'learnsure'), lesson: word, step: page, path }),
  record({ kind: kind('puzzle'), day: page, page, path }),
  record({ kind: kind('solve', 'solved'), day: page, path }),
  record({ kind: kind('puzzleguide'), day: page }),
  record({ kind: kind('leavelesson', 'welcome', 'teach', 'todaypuzzle') }),
  record({ kind: kind('practise', 'create'), game: word }),
  record({ kind: kind('section'), page: record({ book: name, key: name }) }),
  record({ kind: kind('rules'), pages: array(record({ book: name, key: name }), { minLength: 1, maxLength: 3 }) }),
  record({ kind: kind('help'), match, page: kind('now', 'costs', 'winning') }),
  record({ kind: kind('fairness'), match }),
  record({ kind: kind('options'), match, page: kind('first', 'rest') }),
  record({ kind: kind('shape'), match, of: kind('board', 'panel'), to: kind('wide', 'tall') }),
  record({ kind: kind('explain'), match }),
  record({ kind: kind('explain'), match, of: record({ kind: kind('part') }) }),
  record({ kind: kind('explain'), match, of: record({ kind: kind('step', 'round', 'course', 'chart'), number: page }) }),
  record({
    kind: kind('server'),
    setting: kind('channels', 'organiserRole', 'locale', 'pace', 'creators', 'openMatches', 'theme', 'puzzle'),
  }),
);

describe('a custom id', () => {
  test('a custom id is parsed into what it was made from, and has at most 100 characters', () => {
    assert(
      property(ids, (id) => {
        const made = createCustomId(id as CustomId);
        expect(made.length).toBeLessThanOrEqual(100);
        expect(parseCustomId(made)).toEqual(id);
      }),
    );
  });

  test.each([
    '',
    '1',
    '1.move',
    '0.board.12',
    '2.board.12',
    '1.board.012',
    '1.board.-1',
    '1.board.1e3',
    '1.board.12.13',
    '1.board.9999999999',
    '1.castle.12',
    '1.vote.12.1',
    '1.vote.12.1.perhaps',
    '1.vote.12.1.yes.no',
    '1.motion.12.a-b',
    '1.take.12',
    '1.take.12.1.1',
    '1.handover.12.1.nobody',
    '1.computer.12.1',
    '1.open.12.',
    '1.open.12.0.x',
    '1.move.12.0',
    '1.move.12.0.3.a b',
    '1.move.12.0.3.',
    '1.move.12.0.3.@everyone',
    '1.panel.12.0.3',
    '1.panel.12.0.3.Build',
    '1.concede.12.0.3.4',
    '1.log.12.x',
    '1.log.12.1.2.3',
    '1.history.12',
    '1.history.12.1.2',
    '1.history.12.x',
    '1.sure.12.0',
    '1.set.12',
    '1.server',
    '1.server.12',
    '1.server.pace.24h',
    '1.server.id',
    '1.me',
    '1.me.12',
    '1.me.from.12',
    '1.me.constructor',
    '1.set.12.gold.open',
    '1.constructor.12',
    `1.move.12.0.3.${'a'.repeat(33)}`,
    `1.move.12.0.3${'.abcdefghij'.repeat(9)}`,
  ])('a custom id from elsewhere is not understood: %s', (text) => {
    expect(parseCustomId(text)).toBeUndefined();
  });
});
