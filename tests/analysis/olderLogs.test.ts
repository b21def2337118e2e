import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyse } from '#analysis/analyse.ts';
import { type Exported, isMatchEvent, type StoredEvent } from '#matches/index.ts';
import { COMPUTER_SEATS, GAMES } from '../support/games.ts';
import { present } from '../support/setup/present.ts';

/** The rows of a whole log, from its export. */
const rowsOf = ({ steps }: Exported): readonly StoredEvent[] =>
  steps.flatMap(({ at, events, rows = [], command }, step) =>
    events.map((event, index) => {
      const { written = event, ...row } = present(rows[index]);
      return {
        ...row,
        event: written,
        commandId: `step ${step}`,
        at: new Date(at),
        ...(index === 0 && command !== undefined && { command }),
      };
    }),
  );

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

test.each(Object.keys(COMPUTER_SEATS))(
  'a log of %s that release 0.1 wrote has chances from the first round to the end, and luck',
  (id) => {
    const { file } = JSON.parse(readFileSync(new URL(`../fixtures/exports60706fb/${id}.json`, import.meta.url), 'utf8'))
      .ended as {
      readonly file: Exported;
    };
    const [game, rows] = [present(GAMES[id]), rowsOf(file)];
    const { course, turningPoints, luck } = analyse(game, COMPUTER_SEATS[id], { game: id, match: file.match, rows });
    const rounds = rows.filter(({ event }) => !isMatchEvent(event) && game.moment(event) === 'round');
    expect(course).toHaveLength(rounds.length + 1);
    for (const chances of course) expect(sumOf(chances)).toBeCloseTo(1);
    const winners = present(file.outcome).winners;
    expect(course.at(-1)).toEqual(
      Array.from({ length: file.seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    );
    const versions = turningPoints.map(({ version }) => version);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.length).toBeLessThanOrEqual(3);
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    expect(luck?.draws).toBeGreaterThan(0);
    expect(sumOf(present(luck).total)).toBeCloseTo(0);
  },
);
