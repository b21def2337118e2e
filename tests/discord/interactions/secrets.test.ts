import { describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import type { MatchService, MatchStore, Position, Stores, UserId } from '#matches/index.ts';
import { arrangedMatch } from '../../support/builders/arrangedMatch.ts';
import { withCreature } from '../../support/builders/creaturePositions.ts';
import { start } from '../../support/builders/starting.ts';
import { type Changes, openTable, PEOPLE, type Person, type Table } from '../../support/drivers/discordActions.ts';
import { commandFor, optionsToPlay } from '../../support/drivers/typing.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { seeded } from '../../support/fakes/seededChance.ts';

/** People whose gold differs between the twins. */
const OWNER = 1;
const SEATS = 4;

/** Stores that deal this much gold to the owner, and are otherwise equal. */
const dealing = (gold: number): Stores => {
  const stores = fixedLuck();
  const append: MatchStore['append'] = (entry) =>
    stores.matches.append({
      ...entry,
      events: entry.events.map((row) =>
        row.event.type === 'GoldDealt' && 'seat' in row.event && row.event.seat === OWNER
          ? { ...row, event: { ...row.event, gold } }
          : row,
      ),
    });
  return { ...stores, matches: Object.assign(Object.create(stores.matches), { append }) };
};

interface Twin {
  readonly table: Table;
  readonly thread: string;
  readonly owner: Person;
  /** People who may know the difference: the owner, and everyone who has robbed him. */
  readonly knowing: readonly Person[];
}

/** Draws nothing: the file is the picture's request, including earlier events. */
const render: Changes['render'] = async ({ view, told }) => ({
  file: new TextEncoder().encode(JSON.stringify({ view, told })),
  name: 'board.jpg',
  width: 1,
  height: 1,
});

/** A running match, read from the store by a new bot. */
const twin = async (gold: number, leak = false): Promise<Twin> => {
  const stores = dealing(gold);
  const { thread } = await start(SEATS, openTable({ stores }));
  const match = await stores.matches.find(1);
  const owner = match?.seats[OWNER]?.name as Person;
  const table = openTable({ stores, render, ...(leak && { matches: leaking }) });
  return { table, thread, owner, knowing: [owner] };
};

/** Ada's turn with a Griffon on the track, the owner having this much gold. */
const robbedTwin = async (gold: number, leak = false): Promise<Twin> => {
  const dealt = withCreature(SEATS, 'griffon').map((event) =>
    event.type === 'GoldDealt' && event.seat === OWNER ? { ...event, gold } : event,
  );
  const arranged = await arrangedMatch(SEATS, dealt, { render, ...(leak && { matches: tellingThefts }) });
  return { ...arranged, owner: 'Blaise', knowing: ['Ada', 'Blaise'] };
};

/** Shows everybody what the thief may know. */
const tellingThefts = (matches: MatchService): MatchService => ({
  ...matches,
  history: async (id, after) => {
    const story = await matches.history(id, after);
    return story && { ...story, steps: story.steps.map((step) => ({ ...step, redactedFor: () => step.redactedFor(0) })) };
  },
});

/** Shows everybody what the owner may see: a leak that the comparison has to find. */
const leaking = (matches: MatchService): MatchService => ({
  ...matches,
  position: async (match, user) => {
    const position = await matches.position(match, user);
    const owner: UserId | undefined = position?.match.seats[OWNER]?.user;
    return position && { ...position, view: (await matches.position(match, owner))?.view };
  },
});

const positionOf = async ({ table }: Twin, person: Person): Promise<Position> => {
  const position = await table.services.matches.position(1, String(900 + PEOPLE.indexOf(person)));
  if (position === undefined) throw new Error('There is no match.');
  return position;
};

const dueIn = async (of: Twin): Promise<Person | undefined> => {
  const { match } = await positionOf(of, of.owner);
  return match.seats.find(({ seat }) => match.active.includes(seat))?.name as Person | undefined;
};

const key = (move: BaseCommand): string => JSON.stringify(move);

/** Everybody makes every look-up and tries moves that are not theirs; then the active player makes the move. */
const everybodyLooks = async ({ table, thread }: Twin, mover: Person, move: BaseCommand): Promise<void> => {
  const place = { in: thread };
  for (const person of PEOPLE) {
    for (const command of ['match status', 'board', 'history', 'gold', 'log', 'match export'])
      await table.slash(person, command, {}, place);
    await table.press(person, { customId: '1.open.1', label: '' }, 'post', place);
    await table.suggest(person, 'cyclades bid', { god: '' }, 'god', place);
    if (person !== mover) await table.slash(person, 'cyclades bid', { god: 'ares', amount: 8 }, place);
  }
  await table.slash(mover, commandFor('cyclades', move.type), optionsToPlay('cyclades', move), place);
};

/** All output of the bot except for the replies to people who may know. */
const seenByOthers = ({ table, knowing }: Twin): readonly unknown[] => {
  const tokens = new Set(knowing.flatMap((person) => table.tokensOf(person)));
  return table.requests.map((request) => {
    const isTheirs = [...tokens].some((each) => request.path.includes(`/${each}`));
    return isTheirs ? { method: request.method, path: request.path } : request;
  });
};

/** Plays both twins in parallel, by moves that are legal in both. */
const play = async (one: Twin, other: Twin, moves: number): Promise<void> => {
  const chance = seeded(6);
  for (let made = 0; made < moves; made += 1) {
    const mover = await dueIn(one);
    if (mover === undefined) return;
    const allowed = new Set((await positionOf(other, mover)).legal.map(key));
    const both = (await positionOf(one, mover)).legal.filter((move) => allowed.has(key(move)));
    const type = chance.pick([...new Set(both.map((move) => move.type))]);
    const move = chance.pick(both.filter((each) => each.type === type));
    await everybodyLooks(one, mover, move);
    await everybodyLooks(other, mover, move);
  }
};

describe('one seat’s gold, 5 or 9', () => {
  test("a seat's gold is visible in no reply to anybody else", { timeout: 180_000 }, async () => {
    const [one, other] = [await twin(5), await twin(9)];
    await play(one, other, 30);
    expect(one.table.requests.length).toBeGreaterThan(2_000);
    expect(seenByOthers(one)).toEqual(seenByOthers(other));
    const toOwner = await Promise.all(
      [one, other].map(({ table, thread, owner }) => table.slash(owner, 'gold', {}, { in: thread })),
    );
    expect(toOwner[0]?.text).not.toBe(toOwner[1]?.text);
  });

  test("a leak of a seat's gold is found by the comparison", { timeout: 180_000 }, async () => {
    const [one, other] = [await twin(5, true), await twin(9, true)];
    await play(one, other, 2);
    expect(seenByOthers(one)).not.toEqual(seenByOthers(other));
  });
});

/** Ada robs the owner in both, and play goes on. */
const robBoth = async (one: Twin, other: Twin, moves: number): Promise<void> => {
  const robbery = { type: 'UseCreature', seat: 0, creature: 'griffon', target: OWNER };
  for (const each of [one, other]) await everybodyLooks(each, 'Ada', robbery);
  await play(one, other, moves);
};

/** All pages of the log as shown to a user. */
const logOf = async ({ table, thread }: Twin, person: Person): Promise<string> => {
  const pages: string[] = [];
  for (let page = 1; page <= 8; page += 1) {
    pages.push((await table.slash(person, 'log', { page }, { in: thread }))?.text ?? 'no answer');
  }
  return pages.join('\n');
};

describe('what a Griffon takes from 26 gold or from 30', () => {
  test('the gold a Griffon takes is shown to the two alone, whatever anybody asks afterwards', { timeout: 180_000 }, async () => {
    const [one, other] = [await robbedTwin(26), await robbedTwin(30)];
    await robBoth(one, other, 12);
    expect(seenByOthers(one)).toEqual(seenByOthers(other));
    for (const person of one.knowing) {
      expect(await logOf(one, person)).toMatch(/Griffon.*13 GP/);
      expect(await logOf(other, person)).toMatch(/Griffon.*15 GP/);
    }
    for (const person of ['Carl', 'Emmy'] as const) expect(await logOf(one, person)).not.toMatch(/Griffon.*13 GP/);
  });

  test('the gold a Griffon takes is found by the comparison if everybody reads it', { timeout: 180_000 }, async () => {
    const [one, other] = [await robbedTwin(26, true), await robbedTwin(30, true)];
    await robBoth(one, other, 1);
    expect(seenByOthers(one)).not.toEqual(seenByOthers(other));
  });
});
