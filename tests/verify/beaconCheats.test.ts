import { describe, expect, test } from 'vitest';
import { QUICKNET, timeOfRound } from '#beacon/chain.ts';
import { checkpointTag, type Exported } from '#matches/index.ts';
import { parseMark } from '#verify/checkpoints.ts';
import {
  beacon,
  bringRound,
  type Drawing,
  exported,
  lobby,
  organise,
  started,
  untilAwaited,
} from '../matches/decide/localRounds.ts';
import { exportOf } from '../support/builders/exportedMatches.ts';
import { signer } from '../support/fakes/localBeacon.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { naiveMove } from '../support/players/naivePlayer.ts';
import { check, refused, withStep } from './checking.ts';

/** The id that Discord would give a message sent then. */
const idAt = (ms: number): string => String(BigInt(ms - 1_420_070_400_000) << 22n);

/** Ends a match. Returns its file with a post for each draw, sent that many milliseconds before the draw’s round. */
const ended = async (drawing: Drawing, beforeMs = 2_000): Promise<Exported> => {
  await drawing.act(organise({ kind: 'standing' }));
  const file = await exported(drawing);
  const draws = file.steps.flatMap(({ number, events }) =>
    events.flatMap((event) => (event.type === 'DrawAwaited' ? { number, post: idAt(Reflect.get(event, 'at') - beforeMs) } : [])),
  );
  return { ...file, draws };
};

/** A match whose deal and one throw were drawn. */
const drawn = async (): Promise<Drawing> => {
  const drawing = await started('cyclades');
  await untilAwaited(drawing);
  await bringRound(drawing);
  return drawing;
};

/** The file with the last event of a type changed, together with its command. */
const withLast = (file: Exported, type: string, change: object): Exported => {
  const index = file.steps.findLastIndex(({ events }) => events.some((event) => event.type === type));
  return withStep(file, index, (step) => ({
    ...step,
    events: step.events.map((event) => (event.type === type ? { ...event, ...change } : event)),
    ...(step.command?.type === 'DrawRound' && { command: { ...step.command, ...change } }),
  }));
};

describe('a file of a match with a beacon', () => {
  test('a beacon match proves its draws against the operator if each round is named by an older post', async () => {
    const proved = check(await ended(await drawn()), [], beacon.chain);
    expect(proved).toContain('2 of 2 draws are proved against the operator: a post older');
  });

  test("a beacon match is checked against its posts' tags while a draw is pending, without saying what waits for it", async () => {
    const drawing = await drawn();
    await untilAwaited(drawing);
    const { at, match } = drawing;
    const step = (await at.matches.history(match, 0))?.steps.at(-1);
    const mark = parseMark(checkpointTag(step?.events.at(-1)?.chain ?? '', step?.number ?? 0));
    for (const user of ['ada', 'ben', 'cleo', 'eve']) {
      const file = await exportOf(at.matches, match, user);
      expect(check(file, [mark])).toContain('The mark is met');
      const awaited = file.steps.flatMap(({ events }) => events).filter(({ type }) => type === 'DrawAwaited');
      expect(awaited).toHaveLength(3);
      for (const event of awaited) expect(Object.keys(event).toSorted()).toEqual(['at', 'round', 'type']);
    }
  });

  test('a command stored after the round and dated back is reported, because its post is younger', async () => {
    const proved = check(await ended(await drawn(), -1), [], beacon.chain);
    expect(proved).toContain('0 of 2 draws are proved');
    expect(proved).toMatch(/The draw at step #1·\d+ is not: its post came after the round/);
  });

  test('draws without a known post are reported', async () => {
    const { draws, ...file } = await ended(await drawn());
    expect(draws).toHaveLength(2);
    expect(check(file, [], beacon.chain)).toMatch(/0 of 2 draws[\s\S]*knows no post that names its round/);
  });

  test('a beacon match with another round is refused', async () => {
    const file = await ended(await drawn());
    const { round } = file.steps.flatMap(({ events }) => events).findLast(({ type }) => type === 'DrawAwaited') as unknown as {
      readonly round: number;
    };
    const at = timeOfRound(beacon.chain, round + 5);
    const awaited = withLast(file, 'DrawAwaited', { round: round + 5, at });
    const chosen = withLast(awaited, 'RoundDrawn', { round: round + 5, signature: beacon.sign(round + 5) });
    expect(refused(chosen, [], beacon.chain)).toMatch(
      /^step #1·\d+, event \d+: The log says .*DrawAwaited.*by the rules and draws/,
    );
  });

  test('a beacon match with a forged signature, or that of another round, is refused', async () => {
    const file = await ended(await drawn());
    for (const signature of [signer(2).sign(1), beacon.sign(1)]) {
      expect(refused(withLast(file, 'RoundDrawn', { signature }), [], beacon.chain)).toMatch(/^step #1·\d+: .*roundForged/);
    }
  });

  test('a draw without the beacon is reported, because its relays were unavailable', async () => {
    const drawing = await drawn();
    await untilAwaited(drawing);
    drawing.at.clock.advance(24.1);
    await drawing.act(organise({ kind: 'roll' }));
    const proved = check(await ended(drawing), [], beacon.chain);
    expect(proved).toContain('2 of 3 draws are proved');
    expect(proved).toMatch(/The draw at step #1·\d+ is not: it was made without the beacon, by an organiser’s decision\./);
  });

  test('a rewritten log is refused, because the post of a draw has another tag', async () => {
    const markOf = async (drawing: Drawing): Promise<string> => {
      const rows = await drawing.at.stores.matches.read(drawing.match, 0);
      const story = await drawing.at.matches.history(drawing.match, 0);
      const step = story?.steps.findLast(({ events }) => events.some(({ event }) => event.type === 'DrawAwaited'));
      const row = rows.findLast(({ event }) => event.type === 'DrawAwaited');
      return checkpointTag(row?.chain ?? '', step?.number ?? 0);
    };
    const [one, other] = [await drawn(), await drawn()];
    const own = await markOf(one);
    const strange = `${(await markOf(other)).split('@')[0]}@${own.split('@')[1]}`;
    const file = await ended(one);
    expect(check(file, [parseMark(own)], beacon.chain)).toContain('The mark is met');
    expect(refused(file, [parseMark(strange)], beacon.chain)).toContain('The chain gives');
  });

  test('a beacon match proves nothing against the operator if the beacon is not the public one', async () => {
    expect(check(await ended(await drawn()))).toContain('Its beacon is not drand’s quicknet.');
    expect(QUICKNET.publicKey).not.toBe(beacon.chain.publicKey);
  });

  test('a public beacon with another genesis or period, which names past rounds, proves nothing', async () => {
    const file = await ended(await drawn());
    const { genesis, period } = beacon.chain;
    for (const other of [{ genesis: genesis + 3 }, { period: period + 1 }]) {
      expect(check(file, [], { ...beacon.chain, ...other })).toContain('Its beacon is not drand’s quicknet.');
    }
  });

  test('a beacon match also proves the draws of computers', async () => {
    const drawing = await lobby('cyclades');
    const { at, match } = drawing;
    for (const user of ['ben', 'cleo']) await drawing.act({ type: 'Leave', user });
    for (let seat = 1; seat < 3; seat++) await drawing.act({ type: 'SeatComputer', user: 'ada' });
    await drawing.act({ type: 'ChooseOption', user: 'ada', option: 'fair', value: 'beacon' });
    await drawing.act({ type: 'Start', user: 'ada' });
    await bringRound(drawing);
    await drawing.act(organise({ kind: 'replace', seat: 0 }));
    let byComputers = 0;
    for (let count = 0; count < 400 && byComputers < 3; count++) {
      const turn = await at.matches.computerTurn(match);
      if (turn === undefined) await bringRound(drawing);
      else {
        const { seat, decision, legal, view } = turn;
        const command = naiveMove('cyclades', view, legal, seeded(count));
        expect(await drawing.refused({ type: 'PlayAsComputer', seat, decision, command })).toBe('played');
        if ((await at.matches.awaitedRound(match)) !== undefined) byComputers++;
      }
    }
    expect(byComputers).toBe(3);
    await bringRound(drawing);
    expect(check(await ended(drawing), [], beacon.chain)).toMatch(/^All of it follows[\s\S]*[4-9] of [4-9] draws are proved/);
  });
});
