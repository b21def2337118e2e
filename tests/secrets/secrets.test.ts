import { describe, expect, test } from 'vitest';
import type { MatchService, Position } from '#matches/index.ts';
import { OTHER_LEAKS } from '../support/laws/twinLeaks.ts';
import { GAMES_PLAYED, type Leak, playCyclades, playPeloponnes } from './playing.ts';
import { seen } from './twins.ts';

/** A sample; `npm run test:secrets` plays two hundred of each game. */
const SEEDS = [1, 2];
const LOOK_UPS = 1;
/** A match in which each leak is found early, and the seat whose gold differs in it. */
const LEAKING = 4;
const OWNER = 0;
/** A match in which the gold of seat 1 differs. */
const GOLD_LEAKING = 1;

/** A match service that returns something else to spectators of the single match. */
const answering =
  (change: (position: Position) => Position) =>
  (matches: MatchService): MatchService => ({
    ...matches,
    position: async (match, user) => {
      const position = await matches.position(match, user);
      // A lobby is left unchanged: a person who joins has no seat yet, and the row they are shown is the one written back.
      const isSpectator = position?.seat === undefined && position?.match.status === 'playing';
      return isSpectator ? change(position) : position;
    },
  });

/** Bots that leak in one way or another which twin they are. */
const LEAKS: Readonly<Record<string, Leak>> = {
  'a file name': (twin) => ({
    render: async () => ({ file: new Uint8Array([1]), name: `board${twin}.jpg`, width: 1, height: 1 }),
  }),
  'a picture': (twin) => ({ render: async () => ({ file: new Uint8Array([twin]), name: 'board.jpg', width: 1, height: 1 }) }),
  'an alt text': (twin) => ({
    matches: answering((position) => {
      const [first, ...others] = position.match.seats;
      const named = first && { ...first, name: `${first.name}${twin}` };
      return { ...position, match: { ...position.match, seats: named === undefined ? [] : [named, ...others] } };
    }),
  }),
  "another player's view": () => ({
    matches: (matches) => ({
      ...matches,
      position: async (match, user) => {
        const position = await matches.position(match, user);
        const owner = position?.match.seats[OWNER]?.user;
        return position && { ...position, view: (await matches.position(match, owner))?.view };
      },
    }),
  }),
  'choices while typing': (twin) => ({
    matches: answering((position) => ({
      ...position,
      legal: [{ type: 'PlaceBid', seat: 0, god: 'ares', amount: twin + 1 }] as unknown as Position['legal'],
    })),
  }),
  'a line of the log': (twin) => ({
    matches: (matches) => ({
      ...matches,
      exportMatch: () => Promise.reject(Object.assign(new Error('It failed.'), { code: `GOLD${twin}` })),
    }),
  }),
};

describe.each(Object.entries(GAMES_PLAYED))('a secret of a player in %s', (_game, play) => {
  test.each(SEEDS)(
    'a secret does not appear for others in replies, choices, alt texts, file names, pictures and log lines of match %i',
    {
      timeout: 120_000,
    },
    async (seed) => {
      const before = { ...seen };
      const played = await play(seed, LOOK_UPS);
      expect(played.found).toBeUndefined();
      expect(played.moves).toBeGreaterThan(10);
      for (const what of ['requests', 'pictures', 'altTexts', 'choices'] as const)
        expect(seen[what]).toBeGreaterThan(before[what]);
    },
  );
});

test.each(Object.entries(LEAKS))("a leak of the twin's identity in %s is found", { timeout: 60_000 }, async (_where, leak) => {
  const { found } = await playCyclades(LEAKING, 8, leak);
  expect(found).toBeDefined();
});

test.each(Object.entries(OTHER_LEAKS))(
  "a leak of a player's gold %s is found",
  { timeout: 60_000 },
  async (_how, { matches }) => {
    const { found } = await playCyclades(GOLD_LEAKING, 8, () => ({ matches }));
    expect(found).toBeDefined();
  },
);

test('a choice that is shown to everybody is found', { timeout: 60_000 }, async () => {
  const telling = (matches: MatchService): MatchService => ({
    ...matches,
    history: async (id, after) => {
      const story = await matches.history(id, after);
      return story && { ...story, steps: story.steps.map((step) => ({ ...step, redactedFor: () => step.redactedFor(1) })) };
    },
  });
  const { found, secrets } = await playPeloponnes(1, LOOK_UPS, () => ({ matches: telling }));
  expect(secrets).toBeGreaterThan(0);
  expect(found).toBeDefined();
});
