import { type AnyGame, type BaseEvent, fold, type Viewer } from '#engine/game.ts';
import { playOut, randomOptions } from '../players/playout.ts';

/** A moment of a match: what somebody sees of it, and what they were told since the last round, or, as a round begins, since the one before. */
export interface Changed<View> {
  readonly view: View;
  readonly told: readonly BaseEvent[];
  /** The round has just been laid out. */
  readonly opens: boolean;
}

/** Moments along a random match: every so manieth move, and each round as it has been laid out. */
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
