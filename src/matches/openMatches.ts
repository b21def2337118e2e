import { openCreate } from './create.ts';
import { foldedMatches } from './folded.ts';
import type { Matches, MatchesNeeds } from './index.ts';
import { openPlay } from './play.ts';
import { positionOf } from './position.ts';
import { openStory } from './story.ts';
import type { MatchId } from './types.ts';

/** Opens the door to all matches. Any number of processes may do so over one store. */
export const openMatches = ({ stores, clock, games, onBroken = () => {} }: MatchesNeeds): Matches => {
  const store = stores.matches;
  const listeners: ((match: MatchId) => void)[] = [];
  const played = (match: MatchId): void => {
    for (const listener of listeners) listener(match);
  };
  const folded = foldedMatches(store, games, onBroken);
  const play = openPlay({ store, clock, folded, played });
  const story = openStory(store, games);
  return {
    create: openCreate({ store, clock, games, played }),
    play: (match, command, commandId, name) => play({ match, command, commandId, name }),
    async position(id, user) {
      const match = await store.find(id);
      return match && positionOf(folded, match, user);
    },
    async story(id, after) {
      const match = await store.find(id);
      return match && story(match, after);
    },
    onPlayed: (listener) => void listeners.push(listener),
  };
};
