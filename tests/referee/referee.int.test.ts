import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the referee as a process of its own on these lines. */
const referee = async (
  input: string,
  args: readonly string[] = [],
): Promise<{
  readonly answers: readonly Record<string, unknown>[];
  readonly output: string;
  readonly errors: string;
  readonly code: number;
}> => {
  const child = spawn(process.execPath, ['src/built/tools/referee.js', ...args], { cwd: ROOT });
  child.stdin.end(input);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const answers =
    args.length > 0
      ? []
      : output
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line));
  return { answers, output, errors, code };
};

const lines = (...values: readonly unknown[]): string =>
  values.map((value) => `${typeof value === 'string' ? value : JSON.stringify(value)}\n`).join('');

const eventsIn = (answer: Record<string, unknown> | undefined, key: string): readonly Record<string, unknown>[] =>
  (answer?.[key] ?? []) as readonly Record<string, unknown>[];

describe('the referee', { timeout: 60_000 }, () => {
  test('has nothing to say to nothing', async () => {
    expect(await referee('')).toEqual({ answers: [], output: '', errors: '', code: 0 });
  });

  test('begins a match, answers in order, and begins another in the same process', async () => {
    const match = { game: 'cyclades', seats: 3, seed: 'one' };
    const { answers, code } = await referee(
      lines(match, { legal: 0 }, { random: 5 }, { log: true }, match, { game: 'cyclades', seats: 5, seed: 'one' }),
    );
    const [begun, legal, random, log, again, five] = answers;
    expect(begun).toEqual({ events: expect.any(Array), active: [expect.any(Number)] });
    expect(Object.keys(legal ?? {})).toEqual(['legal']);
    expect(random).toEqual({ played: 5, version: eventsIn(log, 'log').length, active: [expect.any(Number)] });
    expect(again).toEqual(begun);
    expect(eventsIn(five, 'events')[0]?.seats).toBe(5);
    expect(code).toBe(0);
  });

  test('plays commands, refuses with a reason, and shows views, state and log', async () => {
    const { answers, code } = await referee(
      lines(
        { game: 'cyclades', seats: 2, seed: 'x', start: false },
        {
          given: [
            { type: 'SeatPlaced', seat: 0, islands: ['is7', 'is1'], seas: ['G5', 'B2'] },
            { type: 'SeatPlaced', seat: 1, islands: ['is2', 'is8'], seas: ['D4', 'K2'] },
            { type: 'GoldDealt', seat: 0, gold: 5 },
            { type: 'GoldDealt', seat: 1, gold: 6 },
            { type: 'TurnOrderDealt', order: [0, 1, 0, 1] },
            { type: 'CycleBegan', cycle: 1, gods: ['ares', 'zeus', 'athena'] },
          ],
        },
        { command: { type: 'PlaceBid', seat: 0, god: 'ares', amount: 5 } },
        { command: { type: 'PlaceBid', seat: 1, god: 'ares', amount: 5 } },
        { command: { type: 'PlaceBid', seat: 7, god: 'ares', amount: 5 } },
        { command: 'nonsense' },
        { view: 'spectator' },
        { view: 1 },
        { state: true },
        { log: true },
      ),
    );
    expect(answers.slice(0, 6)).toEqual([
      { events: [expect.objectContaining({ type: 'GameBegan' })], active: [] },
      { version: 7, active: [0] },
      { events: [{ type: 'BidPlaced', seat: 0, god: 'ares', amount: 5 }], active: [1] },
      { rejected: { code: 'bidTooLow', params: { god: 'ares', least: 6 } } },
      { rejected: { code: 'noSuchSeat', params: { seat: 7, seats: 2 } } },
      { rejected: { code: 'notACommand', params: {} } },
    ]);
    expect(answers[6]).not.toHaveProperty('view.seats.1.gold');
    expect(answers[7]).toHaveProperty('view.seats.1.gold', 6);
    expect(answers[8]).toHaveProperty('state.phase', 'offerings');
    expect(answers[9]?.log).toHaveLength(8);
    expect(code).toBe(0);
  });

  test('throws the dice it is given, attacker first, and none that the die does not have', async () => {
    const march = { command: { type: 'MoveTroops', seat: 0, from: 'is1', to: 'is2', troops: 1 } };
    const { answers, code } = await referee(
      lines(
        { game: 'cyclades', seats: 2, start: false },
        {
          given: [
            { type: 'SeatPlaced', seat: 0, islands: ['is7', 'is1'], seas: ['G5', 'B2'] },
            { type: 'SeatPlaced', seat: 1, islands: ['is2', 'is8'], seas: ['D4', 'K2'] },
            { type: 'GoldDealt', seat: 0, gold: 5 },
            { type: 'TurnBegan', seat: 0, god: 'ares' },
          ],
        },
        { dice: [[7, 0]] },
        march,
        { dice: [[3, 1]] },
        march,
      ),
    );
    expect(answers.slice(2, 5)).toEqual([
      { dice: [[7, 0]] },
      { error: 'The die has no 7; its faces are 0 1 1 2 2 3.' },
      { dice: [[3, 1]] },
    ]);
    expect(answers[5]?.events).toContainEqual({ type: 'BattleRound', dice: [3, 1], strength: [4, 2], lost: [0, 1] });
    expect(code).toBe(1);
  });

  test('plays a match out by itself, the same for the same seed', async () => {
    const play = (seed: string) => referee(lines({ game: 'cyclades', seats: 4, seed }, { random: 20_000 }, { log: true }));
    const [one, same, other] = await Promise.all([play('a'), play('a'), play('b')]);
    expect(one.answers[1]).toMatchObject({ active: [], outcome: { winners: expect.any(Array), reason: expect.any(String) } });
    expect(same.output).toBe(one.output);
    expect(other.answers[2]).not.toEqual(one.answers[2]);
  });

  test('plays the second game out at each number of seats, one after the other, the campaign too', async () => {
    const options = { solo: 'campaign' };
    const begins = [1, 2, 3, 4, 5].map((seats) => ({ game: 'peloponnes', seats, seed: 'p' }));
    const all = [...begins, { game: 'peloponnes', seats: 1, seed: 'p', options }];
    const { answers, code } = await referee(lines(...all.flatMap((begin) => [begin, { random: 20_000 }])));
    const ends = answers.filter((_, index) => index % 2 === 1).map(({ outcome }) => (outcome as { reason: string }).reason);
    expect(ends).toEqual(['soloScore', 'score', 'score', 'score', 'score', 'campaignLost']);
    expect(code).toBe(0);
  });

  test('shows nobody but its seat what has been chosen while others still choose', async () => {
    const { answers } = await referee(
      lines(
        { game: 'peloponnes', seats: 2, seed: 'q', start: false },
        {
          given: [
            { type: 'CivilisationDealt', seat: 0, civilisation: 'argos', start: { coins: 5, wood: 2, stone: 2 } },
            { type: 'CivilisationDealt', seat: 1, civilisation: 'pylos', start: { coins: 5, wood: 2, stone: 2 } },
            { type: 'OrderSettled', order: [0, 1] },
            { type: 'RoundBegan', round: 1 },
            { type: 'TilesRevealed', auction: ['A12', 'A14'], conquest: [] },
            { type: 'StepBegan', step: 'offers' },
            { type: 'BidPlaced', seat: 0, tile: 'A12', coins: 1, paid: { coins: 1 } },
          ],
        },
        { command: { type: 'PlaceBid', seat: 1, tile: 'A14', coins: 1 } },
        { command: { type: 'MarkBuilding', seat: 1, tile: 'A14' } },
        { view: 1 },
        { view: 0 },
        { view: 'spectator' },
        { command: { type: 'PayBuilding', seat: 0, tile: 'A12' } },
      ),
    );
    const [, , offered, chosen, own, others, all, last] = answers;
    expect(offered?.active).toEqual([0, 1]);
    expect(chosen).toMatchObject({ events: [{ type: 'Chosen', seat: 1 }], active: [0] });
    expect(own).toMatchObject({ view: { own: [{ type: 'MarkBuilding', seat: 1, tile: 'A14' }] } });
    for (const answer of [others, all]) expect(answer).toMatchObject({ view: { own: [] } });
    expect(JSON.stringify(all)).not.toContain('MarkBuilding');
    expect(last?.events).toEqual(
      expect.arrayContaining([
        { type: 'BuildingPaid', seat: 0, tile: 'A12', paid: { wood: 2 } },
        { type: 'BuildingMarked', seat: 1, tile: 'A14', paid: { coins: 1 } },
      ]),
    );
  });

  test('says what is wrong with a line, changes nothing, and ends with 1', async () => {
    const wrong: readonly (readonly [unknown, RegExp])[] = [
      [{ legal: 0 }, /No match has begun/],
      ['{"game":', /one JSON object/],
      ['', /one JSON object/],
      [[1], /one JSON object/],
      [{ game: 'chess', seats: 2 }, /"game" must be one of cyclades/],
      [{ game: 'cyclades', seats: 6 }, /whole number from 2 to 5/],
      [{ game: 'cyclades', seats: 2, seeds: 'x' }, /"seeds" is not one of/],
      [{ game: 'cyclades', seats: 2, seed: null }, /"seed" must be text/],
      [{ game: 'cyclades', seats: 2, start: 'no' }, /"start" must be true or false/],
      [{ game: 'cyclades', seats: 2, options: { luck: 'good' } }, /no option "luck"/],
      [{ game: 'cyclades', seats: 2, options: { gold: 'lots' } }, /"gold" must be one of secret, open/],
      [{ game: 'cyclades', seats: 2, options: [] }, /"options" must be an object/],
    ];
    const later: readonly (readonly [unknown, RegExp])[] = [
      [{}, /exactly one of/],
      [{ legal: 0, view: 0 }, /exactly one of/],
      [{ toString: true }, /exactly one of/],
      [{ legal: 5 }, /no seat 5; seats are 0 to 1/],
      [{ view: 'everybody' }, /no seat "everybody"/],
      [{ given: {} }, /list of events/],
      [{ given: [{ type: 'TurnEnded', seat: 0 }, { type: 'Victory' }] }, /"given"\[1\].*not known/],
      [{ given: [{ type: 'TurnEnded' }] }, /"seat" is missing/],
      [{ dice: [1, 2] }, /pairs/],
      [{ random: -1 }, /whole number of moves/],
      [{ state: 1 }, /"state" must be true/],
    ];
    const begin = { game: 'cyclades', seats: 2, seed: 's' };
    const { answers, code } = await referee(
      lines(...wrong.map(([line]) => line), begin, { state: true }, ...later.map(([line]) => line), { state: true }),
    );
    const errors = [...answers.slice(0, wrong.length), ...answers.slice(wrong.length + 2, -1)];
    for (const [index, [, sentence]] of [...wrong, ...later].entries()) {
      expect(errors[index]).toEqual({ error: expect.stringMatching(sentence) });
    }
    expect(answers.at(-1)).toEqual(answers[wrong.length + 1]);
    expect(code).toBe(1);
  });

  test('reads a last line without its end, and lines that end as on Windows', async () => {
    const { answers, code } = await referee('{"game":"cyclades","seats":2,"start":false}\r\n{"legal":0}');
    expect(answers[1]).toEqual({ legal: [] });
    expect(code).toBe(0);
  });

  test('stops quietly when nobody reads on', async () => {
    const child = spawn(process.execPath, ['src/built/tools/referee.js'], { cwd: ROOT });
    child.stdin.on('error', () => {});
    child.stdin.write(lines({ game: 'cyclades', seats: 3, seed: 'one' }));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end(lines({ log: true }, { log: true }));
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect([errors, code]).toEqual(['', 0]);
  });

  test('prints the vocabulary of a game, and refuses flags it does not have', async () => {
    const { output, code } = await referee('', ['--vocabulary', 'cyclades']);
    expect(Object.keys(JSON.parse(output))).toEqual(['options', 'commands', 'events', 'views']);
    expect(code).toBe(0);
    expect(await referee('', ['--vocabulary', 'chess'])).toMatchObject({ code: 1, errors: expect.stringContaining('cyclades') });
    expect(await referee('', ['--help'])).toMatchObject({ code: 1, errors: expect.stringContaining('--vocabulary') });
  });
});
