import { theGame } from '../../support/builders/positions.ts';
import { ordersOf } from '../../support/games.ts';
import { provided } from '../../support/setup/provided.ts';
import { ARMS, type Arm } from './arms.ts';
import { BY_POST } from './byPost.ts';
import { type Ended, matchByPost } from './match.ts';
import { beginningFor, personIn } from './people.ts';
import { seatedPersonOf } from './seatedPerson.ts';
import { thinkingOf } from './thinking.ts';

/** A match of the bench. */
export interface MatchOfBench {
  readonly game: string;
  readonly number: number;
}

/** Its result in each arm. */
export interface InAllArms extends MatchOfBench {
  /** Whether a person leaves for good, or would if the match took long enough. */
  readonly hasLeaver: boolean;
  readonly ended: Readonly<Record<Arm['name'], Ended>>;
}

const SEATS = 4;

/** Plays the same match of the same people in each arm. */
export const playInAllArms = ({ game: id, number }: MatchOfBench): InAllArms => {
  const game = theGame(id);
  const byPost = provided(BY_POST, id);
  const standing = ordersOf(id);
  if (standing === undefined) throw new Error(`${id} takes no orders.`);
  const seed = `${id} ${number}`;
  const begun = beginningFor(seed);
  const people = Array.from({ length: SEATS }, (_, seat) => personIn(seed, seat, begun, byPost.cycles));
  const thinking = thinkingOf(id, seed);
  const ended = ARMS.map((arm) => {
    const setting = { game, byPost, standing, arm, thinking, luck: number, begun };
    return [arm.name, matchByPost(setting, people.map(seatedPersonOf))] as const;
  });
  return {
    game: id,
    number,
    hasLeaver: people.some(({ leaves }) => leaves !== undefined),
    ended: Object.fromEntries(ended) as Record<Arm['name'], Ended>,
  };
};
