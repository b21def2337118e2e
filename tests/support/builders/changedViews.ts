import { type AnyGame, type BaseEvent, fold, type Viewer } from '#engine/game.ts';
import { playOut, randomOptions } from '../players/playout.ts';

/**
 * A point in a match: what a viewer sees, and the events shown to them since the last round or, at the start of a round, since the previous
 * one.
 */
export interface Changed<View> {
  readonly view: View;
  readonly told: readonly BaseEvent[];
  /** Whether the round has just been laid out. */
  readonly opens: boolean;
}

/** Points of a random match: every nth move, and the start of each round. */
export const changesAlong = <View>(
  game: AnyGame,
  seats: number,
  seed: number,
  { viewer = 'spectator' as Viewer, every = 5, most = 400, options = {} as Readonly<Record<string, string>> } = {},
): readonly Changed<View>[] => {
  const { start, steps } = playOut(game, seats, seed, { ...randomOptions(game, seed), ...options }, most);
  const moments: Changed<View>[] = [];
  let told: BaseEvent[] = [];
  let state = start;
  for (const [index, { events }] of steps.entries()) {
    for (const event of events) {
      state = fold(game, state, [event]);
      told.push(...[game.redact(event, viewer) ?? []].flat());
      if (game.moment(event) !== 'round') continue;
      moments.push({ view: game.view(state, viewer) as View, told, opens: true });
      told = [];
    }
    if (index % every === 0) moments.push({ view: game.view(state, viewer) as View, told: [...told], opens: false });
  }
  return moments;
};
