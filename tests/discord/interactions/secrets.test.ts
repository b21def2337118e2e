import { describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import type { MatchService, Position } from '#matches/index.ts';
import { arrangedMatch } from '../../support/builders/arrangedMatch.ts';
import { withCreature } from '../../support/builders/creaturePositions.ts';
import { type Changes, PEOPLE, type Person, type Table } from '../../support/drivers/discordActions.ts';
import { commandFor, optionsToPlay } from '../../support/drivers/typing.ts';
import { seeded } from '../../support/fakes/seededChance.ts';

/** The seat that is robbed. */
const OWNER = 1;
const SEATS = 4;

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
    await robBoth(one, other, 6);
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
