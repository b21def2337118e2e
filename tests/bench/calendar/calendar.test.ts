import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#matches/time/clock/running.ts';
import { dayAt } from '#matches/time/clock/wallClock.ts';
import { theGame } from '../../support/builders/positions.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { ordersOf } from '../../support/games.ts';
import { naiveMove } from '../../support/players/naivePlayer.ts';
import { provided } from '../../support/setup/provided.ts';
import { median } from '../figures.ts';
import { unexplained } from '../keys.ts';
import { ARMS, type Arm } from './arms.ts';
import { BY_POST } from './byPost.ts';
import { calendarFigures } from './calendar.ts';
import { type InAllArms, playInAllArms } from './inAllArms.ts';
import { type Ended, matchByPost } from './match.ts';
import { beginningFor, type Person, personIn, thereFrom } from './people.ts';
import { reportOf } from './report.ts';
import { seatedPersonOf } from './seatedPerson.ts';
import { totalOf } from './tally.ts';

const begun = beginningFor('a test');
const crowd = Array.from({ length: 400 }, (_, index) => personIn(`person ${index}`, index % 4, begun, 8));
const share = (some: readonly unknown[], all: readonly unknown[]): number => some.length / all.length;

describe('people by post', () => {
  test("half of people's delays are longer than four hours", () => {
    const delays = crowd.flatMap(({ delay }) => [1, 2, 3, 4, 5].map(delay));
    expect(median(delays) / HOUR).toBeCloseTo(4, 0);
    expect(Math.max(...delays)).toBeGreaterThan(48 * HOUR);
  });

  test('one person in ten leaves, three cycles in ten are not planned, one weekend in four is spent away', () => {
    expect(
      share(
        crowd.filter(({ leaves }) => leaves),
        crowd,
      ),
    ).toBeCloseTo(0.1, 1);
    const cycles = crowd.flatMap(({ plans }) => [1, 2, 3, 4, 5].map(plans));
    expect(
      share(
        cycles.filter((plans) => plans),
        cycles,
      ),
    ).toBeCloseTo(0.7, 1);
    const away = crowd.reduce((days, person) => days + person.away.size, 0) / crowd.length;
    expect(away / (2 * 52)).toBeCloseTo(0.25, 1);
  });

  test('people never visit while asleep or on a weekend away, and visit as soon as that is over', () => {
    for (const person of crowd.slice(0, 4)) {
      for (let hour = 0; hour < 24 * 14; hour += 7) {
        const from = begun + hour * HOUR;
        const at = thereFrom(person, from);
        expect(person.away.has(dayAt(at, person.hours.timeZone))).toBe(false);
        expect(thereFrom(person, at)).toBe(at);
        if (at > from) expect(thereFrom(person, at - 1)).toBe(at);
      }
    }
  });

  test('weekends away are planned as holidays, at most thirty days a year', () => {
    for (const { away, holidays } of crowd.slice(0, 50)) {
      expect(holidays.every((day) => away.has(day))).toBe(true);
      expect(holidays.length).toBeGreaterThan(0);
      for (const year of ['2027', '2028']) expect(holidays.filter((day) => day.startsWith(year)).length).toBeLessThanOrEqual(30);
    }
  });
});

/** A match of naive players, who give the orders of the bench's people. */
const hastily = (id: string, arm: Arm, people: readonly Person[]): Ended => {
  const standing = ordersOf(id);
  if (standing === undefined) throw new Error(`${id} takes no orders.`);
  const byPost = provided(BY_POST, id);
  const thinking = {
    move: (view: unknown, legal: Parameters<typeof naiveMove>[2]) =>
      naiveMove(id, view, legal, seeded(JSON.stringify(view).length)),
    orders: (cycles: readonly number[], view: unknown) => byPost.ordersFor(cycles, view, seeded(7)),
  };
  return matchByPost({ game: theGame(id), byPost, standing, arm, thinking, luck: 7, begun }, people.map(seatedPersonOf));
};

const armOf = (name: Arm['name']): Arm => ARMS.find((arm) => arm.name === name) as Arm;

describe.each(Object.keys(BY_POST))('a match of %s by post', (id) => {
  const stayers = crowd.filter(({ leaves }) => leaves === undefined).slice(0, 4);
  const [first, ...others] = stayers as [Person, ...Person[]];
  const leaver: Person = { ...first, leaves: { cycle: 1, answered: 0 } };
  let off: Ended;
  beforeAll(() => {
    off = hastily(id, armOf('off'), stayers);
  }, 60_000);

  test('a match by post is reproducible, takes days, and prompts everybody in each cycle', () => {
    expect(hastily(id, armOf('off'), stayers)).toEqual(off);
    expect(off.days).toBeGreaterThan(off.cycles / 4);
    expect(totalOf(off.tally.prompts)).toBeGreaterThan(4 * off.cycles);
    expect(totalOf(off.tally.orders)).toBe(0);
    expect(off.tally.givenUp).toEqual({ left: 0, late: 0 });
  });

  test('orders reduce the prompts of a match, and some match the move by hand', () => {
    const orders = hastily(id, armOf('orders'), stayers);
    expect(totalOf(orders.tally.prompts) / orders.cycles).toBeLessThan(0.9 * (totalOf(off.tally.prompts) / off.cycles));
    const [answered, equal] = [totalOf(orders.tally.orders), totalOf(orders.tally.equal)];
    expect(totalOf(orders.tally.why)).toBe(totalOf(orders.tally.prompts));
    expect(equal).toBeGreaterThan(0);
    expect(equal).toBeLessThan(answered);
  });

  test('a seat goes to the computer after a week of silence, or by a vote once its time has run out', () => {
    const [silent, timed] = [false, true].map((clocks) => hastily(id, { ...armOf('off'), clocks }, [leaver, ...others]));
    expect(silent?.tally.givenUp).toEqual({ left: 1, late: 0 });
    expect(timed?.tally.givenUp).toEqual({ left: 1, late: 0 });
    expect(silent?.days).toBeGreaterThan(7);
  });

  test('a match continues after everybody has left', () => {
    const gone = stayers.map((person): Person => ({ ...person, leaves: { cycle: 1, answered: 0 } }));
    const ended = hastily(id, { ...armOf('off'), clocks: true }, gone);
    expect(ended.tally.givenUp.late).toBe(0);
    expect(ended.tally.givenUp.left).toBeGreaterThanOrEqual(4);
  });
});

describe('the calendar bench', () => {
  let match: InAllArms;
  beforeAll(() => {
    match = playInAllArms({ game: 'peloponnes', number: 1 });
  }, 60_000);

  test('each arm of the calendar bench plays the same match of the same people, with the moves of computer seats', () => {
    const { off, orders, clocks } = match.ended;
    expect(totalOf(off.tally.orders)).toBe(0);
    for (const arm of [orders, clocks]) {
      expect(totalOf(arm.tally.prompts)).toBeLessThan(totalOf(off.tally.prompts));
      expect(totalOf(arm.tally.orders)).toBeGreaterThan(0);
    }
  });

  test('every figure of the calendar is explained, and its report says for each target whether it is reached', () => {
    const some: readonly InAllArms[] = [match, { ...match, hasLeaver: !match.hasLeaver }];
    const keys = ['calendar', 'peloponnesCalendar'].flatMap((prefix) => Object.keys(calendarFigures(prefix, some)));
    expect(keys.length).toBeGreaterThan(60);
    expect(unexplained(keys)).toEqual([]);
    expect(reportOf('peloponnes', some).match(/target \d+ %: (reached|MISSED)/g)).toHaveLength(2);
  });
});
