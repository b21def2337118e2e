import { expect, test } from 'vitest';
import type { MatchContext } from '#discord/command/command.ts';
import type { Services } from '#discord/command/services.ts';
import { NOTHING_TRIED } from '#discord/moves/panel.ts';
import { NO_CHOICE, trialPanel } from '#discord/trial/trialPanel.ts';
import { MOST_TRIED, trialIn, withMove, wordOf } from '#discord/trial/triedMoves.ts';
import type { Position } from '#matches/index.ts';
import { matchOf, positionOf, theGame } from '../../support/builders/positions.ts';
import { expectWithinLimits } from '../../support/drivers/pressing.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { REGISTRY } from '../../support/games.ts';
import { messagesFor } from '../../support/languages.ts';
import { SECRETS } from '../../support/laws/secrets.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { playOut } from '../../support/players/playout.ts';
import { present } from '../../support/setup/present.ts';

/** The context of a seat in a position, and what its pictures are drawn from. */
const contextOf = (position: Position) => {
  const requests: unknown[] = [];
  const render: Services['render'] = async (request) => {
    requests.push(request);
    return { file: new Uint8Array(), name: 'board.jpg', width: 1, height: 1 };
  };
  const services = { games: REGISTRY, stores: openMemoryStores(), render } as unknown as Services;
  return { context: { services, say: messagesFor('en'), position } as MatchContext, requests };
};

/** All that a seat is shown while it tries moves: each reply, and what its picture is drawn from. */
const shownWhileTrying = async (game: string, state: unknown, seat: number, seed: number): Promise<readonly unknown[]> => {
  const rules = theGame(game);
  const position = positionOf(rules, state, matchOf(game, 4, rules.active(state)), seat);
  const { context, requests } = contextOf(position);
  const chance = seeded(seed);
  const shown: unknown[] = [];
  let trial = present(trialIn(REGISTRY, position, NOTHING_TRIED));
  for (let tried = 0; tried < 4; tried++) {
    shown.push(await trialPanel(context, trial, NO_CHOICE), wordOf(trial.tried));
    if (trial.legal.length === 0) break;
    trial = present(withMove(REGISTRY, position, trial, chance.pick(trial.legal)));
  }
  return [...shown, ...requests];
};

test.each(['cyclades', 'peloponnes'])(
  'what a seat of %s is shown of tried moves depends on no secret of another seat',
  async (id) => {
    const secrets = present(SECRETS[id]);
    let [compared, seed] = [0, 0];
    while (compared < 60) {
      seed += 1;
      expect(seed).toBeLessThan(200);
      const { steps } = playOut(theGame(id), 4, seed, secrets.options, 400);
      for (const { before, command } of steps.filter((_, index) => index % 5 === 0)) {
        const owner = [0, 1, 2, 3].find((seat) => seat !== command.seat && secrets.otherwise(before, seat) !== undefined);
        if (owner === undefined) continue;
        const other = secrets.otherwise(before, owner);
        expect(await shownWhileTrying(id, other, command.seat, seed)).toEqual(
          await shownWhileTrying(id, before, command.seat, seed),
        );
        compared += 1;
        if (compared % 15 === 0) break;
      }
    }
  },
);

test('as many moves as can be tried fit in a message, and in custom ids of the largest numbers', async () => {
  const rules = theGame('cyclades');
  const chance = seeded(1);
  let most = 0;
  for (let seed = 1; most < MOST_TRIED; seed++) {
    expect(seed, `${most} moves`).toBeLessThan(60);
    for (const { before, command } of playOut(rules, 5, seed).steps.filter((_, index) => index % 11 === 0)) {
      const match = { ...matchOf('cyclades', 5, rules.active(before)), id: 999_999_999 };
      const position = { ...positionOf(rules, before, match, command.seat), decisions: Array<number>(5).fill(9999) };
      const { context } = contextOf(position);
      let trial = present(trialIn(REGISTRY, position, NOTHING_TRIED));
      while (trial.legal.length > 0 && trial.tried.length < MOST_TRIED) {
        const moves = trial.legal.filter(({ type }) => type !== 'EndTurn');
        trial = present(withMove(REGISTRY, position, trial, chance.pick(moves.length > 0 ? moves : trial.legal)));
        expectWithinLimits(await trialPanel(context, trial, NO_CHOICE));
        expect(trialIn(REGISTRY, position, wordOf(trial.tried))).toEqual(trial);
      }
      most = Math.max(most, trial.tried.length);
    }
  }
});
