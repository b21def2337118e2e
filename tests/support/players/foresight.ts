import { type AnyGame, type BaseCommand, type BaseEvent, type Chance, fold, type Seat } from '#engine/game.ts';
import { naiveMove } from './naivePlayer.ts';

/** The number of playouts of each move. */
const WAYS = 4;

/** The legal move of a seat with the best average result of naive playouts, scored by events; `undefined` while no events score. */
export const foreseen = (
  game: AnyGame,
  state: unknown,
  seat: Seat,
  chance: Chance,
  endOf: (event: BaseEvent) => number | undefined,
): BaseCommand => {
  const onward = (from: unknown, move: BaseCommand): { readonly end: number | undefined; readonly after: unknown } => {
    const { events = [] } = game.decide(from, move, chance);
    return { end: events.map(endOf).find((end) => end !== undefined), after: fold(game, from, events) };
  };
  const thoughtOn = (first: BaseCommand): number => {
    let { end, after } = onward(state, first);
    while (end === undefined) {
      const [due] = game.active(after);
      if (due === undefined) return 0;
      ({ end, after } = onward(after, naiveMove(game.id, game.view(after, due), game.legalMoves(after, due), chance)));
    }
    return end;
  };
  const [best] = game
    .legalMoves(state, seat)
    .map((move) => ({ move, worth: Array.from({ length: WAYS }, () => thoughtOn(move)).reduce((sum, end) => sum + end, 0) }))
    .toSorted((one, other) => other.worth - one.worth);
  if (best === undefined) throw new Error(`Seat ${seat} has no move.`);
  return best.move;
};
