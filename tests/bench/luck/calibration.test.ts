import { expect, test } from 'vitest';
import { tenthsOf } from './calibration.ts';

test('forecasts are counted in their tenth, with what they say and what came true', () => {
  const matches = [
    {
      shares: [1, 0],
      course: [
        [0.55, 0.45],
        [1, 0],
      ],
    },
    { shares: [0.5, 0.5], course: [[0.51, 0.49]] },
  ];
  expect(tenthsOf(matches)).toEqual([
    { forecasts: 1, chance: 0, won: 0 },
    { forecasts: 2, chance: expect.closeTo(0.47), won: 0.25 },
    { forecasts: 2, chance: expect.closeTo(0.53), won: 0.75 },
    { forecasts: 1, chance: 1, won: 1 },
  ]);
});
