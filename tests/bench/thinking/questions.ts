import type { MoveRequest } from '#computer/moveChooser.ts';
import type { AnyComputerSeat } from '#engine/computer.ts';
import { theGame } from '../../support/builders/positions.ts';
import { COMPUTERS, REGISTRY } from '../../support/games.ts';
import { contest, type Player } from '../../support/players/contest.ts';
import { provided } from '../../support/setup/provided.ts';

const SEATS = 4;

/** Returns the decisions in `matches` matches of each game among usual AI players, as questions for strong ones; the games alternate. */
export const questionsFrom = (matches: number): readonly MoveRequest[] => {
  const ofGames = REGISTRY.ids.map((game) => Array.from({ length: matches }, (_, index) => decisionsOf(game, index + 1)).flat());
  const fewest = Math.min(...ofGames.map(({ length }) => length));
  return Array.from({ length: fewest }, (_, index) => ofGames.flatMap((questions) => questions[index] ?? [])).flat();
};

const decisionsOf = (id: string, seed: number): readonly MoveRequest[] => {
  const questions: MoveRequest[] = [];
  const usual: AnyComputerSeat = provided(COMPUTERS, id);
  const asking: Player = (game, state, seat, chance) => {
    const [view, legal] = [game.view(state, seat), game.legalMoves(state, seat)];
    questions.push({ game: id, level: 'strong', view, legal, seed: `${seed} ${questions.length}` });
    return usual.choose(view, legal, chance);
  };
  contest(theGame(id), Array<Player>(SEATS).fill(asking), seed);
  return questions;
};
