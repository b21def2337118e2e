import { expect, test } from 'vitest';
import type { MatchContext } from '#discord/command/command.ts';
import type { Services } from '#discord/command/services.ts';
import { NO_CHOICE, trialPanel } from '#discord/trial/trialPanel.ts';
import { trialIn, withMove, wordOf } from '#discord/trial/triedMoves.ts';
import type { BaseCommand } from '#engine/game.ts';
import { matchOf, positionOf, theGame } from '../../support/builders/positions.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { REGISTRY } from '../../support/games.ts';
import { messagesFor } from '../../support/languages.ts';
import { SECRETS } from '../../support/laws/secrets.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { playOut } from '../../support/players/playout.ts';
import { present } from '../../support/setup/present.ts';

/** All that a seat is shown while it tries moves: each reply, and what its picture is drawn from. */
const shownWhileTrying = async (game: string, state: unknown, seat: number, seed: number): Promise<readonly unknown[]> => {
  const rules = theGame(game);
  const requests: unknown[] = [];
  const render: Services['render'] = async (request) => {
    requests.push(request);
    return { file: new Uint8Array(), name: 'board.jpg', width: 1, height: 1 };
  };
  const position = positionOf(rules, state, matchOf(game, 4, rules.active(state)), seat);
  const services = { games: REGISTRY, stores: openMemoryStores(), render } as unknown as Services;
  const context = { services, say: messagesFor('en'), position } as MatchContext;
  const chance = seeded(seed);
  const shown: unknown[] = [];
  let trial = present(trialIn(REGISTRY, position, '0'));
  for (let tried = 0; tried < 4; tried++) {
    shown.push(await trialPanel(context, trial, NO_CHOICE), wordOf(trial.tried));
    if (trial.legal.length === 0) break;
    const move: BaseCommand = chance.pick(trial.legal);
    trial = present(withMove(REGISTRY, position, trial, move));
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
