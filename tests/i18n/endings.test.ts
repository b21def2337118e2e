import { describe, expect, test } from 'vitest';
import type { Outcome } from '#engine/game.ts';
import { startView } from '../support/builders/cycladesViews.ts';
import { betweenOffers } from '../support/builders/peloponnesViews.ts';
import { GAMES } from '../support/games.ts';
import { messagesFor } from '../support/languages.ts';
import { provided } from '../support/setup/provided.ts';

const name = (seat: number): string => ['Ada', 'Blaise', 'Carl'][seat] ?? 'nobody';

/** The endings that do not come from a game, each with its sentence. */
const ENDINGS: readonly (readonly [readonly number[], string, string])[] = [
  [[], 'conceded', 'All players resigned, so no one wins.'],
  [[2], 'conceded', 'Carl is the last player left and wins.'],
  [[0, 1, 2], 'draw', 'The match ended in a draw between Ada, Blaise and Carl.'],
  [[1], 'standing', 'The match ended early: Blaise is in the lead and wins.'],
  [[0, 1], 'standing', 'The match ended early: Ada and Blaise are tied for the lead and share the win.'],
  [[], 'abandoned', 'The match was abandoned, so no one wins.'],
];

/** How each language calls a draw, in the words of a board at its end. */
const DRAWS: readonly (readonly [string, string])[] = [
  ['en', 'draw between Ada and Blaise.'],
  ['es', 'mpate entre Ada y Blaise.'],
  ['fr', 'galité entre Ada et Blaise.'],
  ['cs', 'emíza: Ada a\u00a0Blaise.'],
  ['de', 'nentschieden zwischen Ada und Blaise.'],
];

const ENDED: Readonly<Record<string, (outcome: Outcome) => unknown>> = {
  cyclades: (outcome) => ({ ...startView(2), active: [], outcome }),
  peloponnes: (outcome) => betweenOffers(2, { phase: 'ended', active: [], outcome }),
};

describe.each(Object.keys(GAMES))('%s', (game) => {
  test.each(DRAWS)(`the texts of ${game} in %s call a draw a draw`, (locale, sentence) => {
    const { altText, boardText } = messagesFor(locale).game(game);
    const ended = provided(ENDED, game)({ winners: [0, 1], reason: 'draw' });
    for (const told of [altText, boardText]) {
      expect(told(ended as never, name)).toContain(sentence);
      expect(told(ended as never, name)).not.toMatch(/won by|ganan|victoire\u202f:|vítězové|gewinn|sieger/iu);
    }
  });

  test.each(ENDINGS)('the sentence for a match that the bot ends names the winners: %o by %s', (winners, reason, sentence) => {
    expect(messagesFor().game(game).outcome({ winners, reason }, name)).toBe(sentence);
  });
});
