import { isMatchEvent, type LoggedEvent, type MatchEvent } from '#matches/index.ts';
import type { MatchState } from '#matches/model/state.ts';

/**
 * A game gains options over time. The log of a match that started before one existed doesn't name it; the game's first event says,
 * once it is upcast, by which value the match is played.
 */

/** Returns a lobby's state in which each option that its log doesn't name has the value by which the match is played. */
export const withPlayedOptions = (state: MatchState, logged: readonly LoggedEvent[]): MatchState => {
  if (state.phase !== 'lobby') return state;
  const first = logged.find(({ event }) => !isMatchEvent(event))?.event as { readonly options?: object } | undefined;
  return { ...state, options: { ...first?.options, ...state.options } };
};

/** Returns the start of a match without the options that the log's start doesn't name; any other event as it is. */
export const withoutLaterOptions = <Event extends { readonly type: string }>(
  event: Event,
  known: { readonly type: string },
): Event => {
  const [due, named] = [event, known] as unknown as readonly MatchEvent[];
  if (due?.type !== 'MatchStarted' || named?.type !== 'MatchStarted') return event;
  const options = Object.fromEntries(Object.entries(due.options).filter(([name]) => Object.hasOwn(named.options, name)));
  return { ...event, options };
};
