import { readFileSync } from 'node:fs';
import { type AnyGame, type BaseEvent, fold } from '#engine/game.ts';
import { theGame } from '../support/builders/positions.ts';

interface Line {
  readonly answer: { readonly events?: readonly BaseEvent[] };
}

/** Returns the public view of the first position of a recorded match for which `wanted` is true. Throws if there is none. */
export const fromReplay = <View>(name: string, wanted: (view: View) => boolean): View => {
  const [gameId = ''] = name.split('/');
  const game: AnyGame = theGame(gameId);
  const file = new URL(`../replays/${name}.json`, import.meta.url);
  const lines = JSON.parse(readFileSync(file, 'utf8')) as readonly Line[];
  let state = game.initialState();
  for (const { answer } of lines) {
    state = fold(game, state, answer.events ?? []);
    const view = game.view(state, 'spectator') as View;
    if (wanted(view)) return view;
  }
  throw new Error(`${name} holds no such position`);
};
