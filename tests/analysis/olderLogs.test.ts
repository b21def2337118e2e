import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyse } from '#analysis/analyse.ts';
import type { Exported, StoredEvent } from '#matches/index.ts';
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

test.each(Object.keys(COMPUTER_SEATS))('a log of %s that release 0.1 wrote can be analysed', (game) => {
  const { file } = JSON.parse(readFileSync(new URL(`../fixtures/exports60706fb/${game}.json`, import.meta.url), 'utf8'))
    .ended as {
    readonly file: Exported;
  };
  // Where the chances of a number of seats are not known, any others do.
  const judge = { ...present(COMPUTER_SEATS[game]), winChance: (view: unknown) => JSON.stringify(view).length };
  const { course, luck } = analyse(present(GAMES[game]), judge, { game, match: file.match, rows: rowsOf(file) });
  expect(course.length).toBeGreaterThan(1);
  expect(course.every((chances) => chances.length === file.seats)).toBe(true);
  expect(luck?.draws).toBeGreaterThan(0);
});
