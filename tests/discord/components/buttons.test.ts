import { describe, expect, test } from 'vitest';
import { chartControls, endControls, pictureControls, turnControls } from '#discord/components/buttons.ts';
import { parseCustomId } from '#discord/customIds/customId.ts';
import { matchOf } from '../../support/builders/positions.ts';
import { expectWithinLimits, pressables } from '../../support/drivers/pressing.ts';
import { messagesFor } from '../../support/languages.ts';

const say = messagesFor();

describe('the buttons of a turn', () => {
  test('the buttons of a turn name every active seat, and nothing that a hidden choice changes', () => {
    const controls = turnControls(say, matchOf('cyclades', 5, [1, 3]), [1, 3]);
    const [first] = pressables({ components: [controls] });
    expect(parseCustomId(first?.customId ?? '')).toEqual({ kind: 'open', match: 12, due: [1, 3] });
  });

  test('the buttons of a turn open the panel, the board, the gold and the log', () => {
    const controls = turnControls(say, matchOf('cyclades', 4, [2]), [2]);
    expectWithinLimits({ components: [controls] });
    const kinds = pressables({ components: [controls] }).map(({ customId }) => parseCustomId(customId)?.kind);
    expect(kinds).toEqual(['open', 'board', 'card', 'log']);
  });

  test('the buttons of a turn fit when every seat is active after a long match', () => {
    const active = [0, 1, 2, 3, 4];
    const match = { ...matchOf('cyclades', 5, active), id: 999_999 };
    expectWithinLimits({ components: [turnControls(say, match, active)] });
  });
});

const BELOW_PICTURE = [
  { kind: 'words', match: 12, of: { kind: 'step', number: 7 } },
  { kind: 'explain', match: 12, of: { kind: 'step', number: 7 } },
  { kind: 'fairness', match: 12 },
];

describe('the buttons below the picture of a round', () => {
  test("the buttons below the picture of a round describe and explain that round's picture, whatever has happened since", () => {
    const components = pictureControls(say, matchOf('cyclades', 3, [1]), 7);
    expectWithinLimits({ components });
    const ids = pressables({ components }).map(({ customId }) => parseCustomId(customId));
    expect(ids).toEqual(BELOW_PICTURE);
  });
});

describe('the buttons below the last post', () => {
  test('the buttons below the last post open another match, the board, the log and the report, and explain the picture, if there are any', () => {
    const shown = [true, false].map((hasAll) => {
      const controls = endControls(say, matchOf('cyclades', 3, []), 7, hasAll, hasAll);
      expectWithinLimits({ components: controls });
      return pressables({ components: controls }).map(({ customId }) => parseCustomId(customId));
    });
    const always = [
      { kind: 'again', match: 12 },
      { kind: 'board', match: 12 },
      { kind: 'log', match: 12 },
    ];
    expect(shown).toEqual([[...always, { kind: 'report', match: 12 }, ...BELOW_PICTURE], always]);
  });
});

describe('the button below the chart of a match', () => {
  test('the button below the chart explains the chart, and the animation if there is one', () => {
    const ids = [true, false].map((hasReplay) => {
      const components = chartControls(say, matchOf('cyclades', 3, []), 7, hasReplay);
      expectWithinLimits({ components });
      return pressables({ components }).map(({ customId }) => parseCustomId(customId));
    });
    expect(ids).toEqual(['course', 'chart'].map((kind) => [{ kind: 'explain', match: 12, of: { kind, number: 7 } }]));
  });
});
