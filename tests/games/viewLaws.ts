import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { CONCLUSIONS } from '#engine/game.ts';
import { everySeat, forMatches, type LawfulTable, played } from './law.ts';

const schemas = new Map<string, ValidateFunction>();

/** The published schema of a game's views, compiled once. */
const viewSchemaOf = ({ game }: LawfulTable): ValidateFunction => {
  const compiled = schemas.get(game.id) ?? new Ajv2020({ strict: true, allowUnionTypes: true }).compile(game.vocabulary.views);
  schemas.set(game.id, compiled);
  return compiled;
};

/** Whatever anybody sees of a match, however it ends, is as the published schema says. */
export const viewLaws = (table: LawfulTable): void => {
  const { game, seats } = table;
  const isValid = viewSchemaOf(table);
  const viewers = ['spectator' as const, ...everySeat(seats)];
  const WINNERS = [[], [seats - 1], everySeat(seats)];

  const expectViewsFit = (state: unknown): void => {
    for (const viewer of viewers) {
      const view = JSON.parse(JSON.stringify(game.view(state, viewer)));
      if (!isValid(view)) expect.fail(`${JSON.stringify(isValid.errors)} in ${JSON.stringify(view)}`);
    }
  };

  test('every view of every viewer fits the published schema, to the end of the match', () => {
    forMatches(2, (seed) => {
      const { start, steps } = played(table, seed);
      for (const state of [game.initialState(), start, ...steps.map(({ after }) => after)]) expectViewsFit(state);
    });
  });

  test.each(CONCLUSIONS)('every view fits the published schema when the match is ended as %s, at any moment', (reason) => {
    forMatches(1, (seed) => {
      for (const [index, { before }] of played(table, seed).steps.entries()) {
        expectViewsFit(game.conclude(before, { winners: WINNERS[index % WINNERS.length] ?? [], reason }));
      }
    });
  });
};
