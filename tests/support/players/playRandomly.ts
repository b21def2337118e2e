import { expect } from 'vitest';
import type { Services } from '#discord/command/services.ts';
import type { Chance } from '#engine/game.ts';
import { randomMove } from '#engine/randomMove.ts';
import type { MatchId } from '#matches/index.ts';

/** Plays a match to its end: people and AI players make random legal moves. */
export const playRandomly = async ({ matches, stores }: Services, id: MatchId, chance: Chance): Promise<void> => {
  for (let moves = 0; ; moves++) {
    const { status, active = [], seats = [] } = (await stores.matches.find(id)) ?? {};
    if (status !== 'playing') return;
    const turn = await matches.computerTurn(id);
    if (turn !== undefined) {
      const { seat, decision, legal } = turn;
      await matches.play(id, { type: 'PlayAsComputer', seat, decision, command: randomMove(legal, chance) }, `${id} ${moves}`);
      continue;
    }
    const user = seats.find(({ seat }) => active.includes(seat))?.user ?? expect.fail('Nobody is due.');
    const { legal = [] } = (await matches.position(id, user)) ?? {};
    await matches.play(id, { type: 'Play', user, command: randomMove(legal, chance) }, `${id} ${moves}`);
  }
};
