import { describe, expect, test } from 'vitest';
import { withCompound } from '#discord/moves/moveOffer.ts';
import { type Arranged, arrangedMatch } from '../support/builders/arrangedMatch.ts';
import { lateEvents } from '../support/builders/lateEvents.ts';
import { dueNow, duePosition, start } from '../support/builders/starting.ts';
import { openTable, type Shown } from '../support/drivers/discordActions.ts';
import { commandFor, optionsFor, optionsToPlay } from '../support/drivers/typing.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { GAMES, REGISTRY } from '../support/games.ts';

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

/** Every game with each possible number of seats. */
const TABLES = Object.values(GAMES).flatMap(({ id, seats: { min, max } }) =>
  Array.from({ length: max - min + 1 }, (_, more) => ({ game: id, seats: min + more })),
);

/** Types random moves until a match ends, or `max` moves are made. */
const playTyped = async ({ table, thread }: Arranged, game: string, seed: number, max = 5_000): Promise<void> => {
  const chance = seeded(seed);
  for (let moves = 0; moves < max; moves += 1) {
    const { match, legal, decisions, seat = 0 } = await duePosition(table);
    if (match.status === 'ended') break;
    const type = chance.pick([...new Set(legal.map((move) => move.type))]);
    const move = chance.pick(legal.filter((each) => each.type === type));
    const person = await dueNow({ table });
    const shown = await table.slash(person, commandFor(game, type), optionsToPlay(game, move), { in: thread });
    const after = await table.services.matches.position(1, match.seats[seat]?.user);
    expect([type, after?.decisions[seat], textOf(shown)]).toEqual([type, (decisions[seat] ?? 0) + 1, textOf(shown)]);
  }
  expect(table.logged.filter(({ level }) => level !== 'info')).toEqual([]);
};

describe('the moves of each game', () => {
  test.each(TABLES)('the first and last moves of $game by $seats are played as they were typed', async ({ game, seats }) => {
    const started = await start(seats, openTable(), { game });
    await playTyped(started, game, seats, 80);
    const late = await arrangedMatch(seats, lateEvents(game, seats, seats), {}, game);
    await playTyped(late, game, seats);
    expect((await duePosition(late.table)).match.status).toBe('ended');
  });

  test.each(Object.keys(GAMES))(
    'typed moves of %s suggest for each option exactly the values that are legal with the others, at most 25',
    {
      timeout: 60_000,
    },
    async (game) => {
      const { table, thread } = await start(4, openTable(), { game });
      const chance = seeded(44);
      let suggested = 0;
      for (let moves = 0; moves < 160; moves += 1) {
        const { match, legal } = withCompound(REGISTRY, await duePosition(table));
        if (match.status === 'ended') break;
        const person = await dueNow({ table });
        const type = chance.pick([...new Set(legal.map((each) => each.type))]);
        const move = chance.pick(legal.filter((each) => each.type === type));
        const typed = optionsFor(move);
        for (const focused of Object.keys(typed)) {
          const others = Object.fromEntries(Object.entries(typed).filter(([field]) => field !== focused));
          const expected = new Set(
            legal
              .filter((each) => each.type === type)
              .map(optionsFor)
              .filter((each) => Object.entries(others).every(([field, value]) => each[field] === value))
              .map((each) => each[focused])
              .filter((value) => value !== undefined),
          );
          const command = commandFor(game, type);
          const choices = await table.suggest(person, command, { ...others, [focused]: '' }, focused, { in: thread });
          expect(choices.map(({ value }) => value)).toEqual([...expected].slice(0, 25));
          for (const { name } of choices) expect(name.length).toBeLessThanOrEqual(100);
          suggested += choices.length;
        }
        await table.slash(person, commandFor(game, type), optionsToPlay(game, move), { in: thread });
      }
      expect(suggested).toBeGreaterThan(100);
    },
  );
});
