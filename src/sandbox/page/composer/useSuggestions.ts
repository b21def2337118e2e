import { useEffect, useState } from 'react';
import { usePageContext } from '../context.ts';
import { askedOptions, type Draft } from './draft.ts';
import type { Choice } from './optionValue.ts';

/** The bot's suggestions for the option being typed; `failed` when it gave none in time. */
export interface Suggestions {
  readonly choices: readonly Choice[];
  readonly state: 'idle' | 'loading' | 'failed';
}

const TYPING_PAUSE_MS = 120;
const NONE: Suggestions = { choices: [], state: 'idle' };

/** Asks the bot for suggestions while `active`, when typing pauses. Only the answer to the newest question counts. */
export function useSuggestions(
  draft: Pick<Draft, 'slash' | 'filled'>,
  channel: string,
  focused: string,
  active: boolean,
): Suggestions {
  const { actions, names } = usePageContext();
  const [suggestions, setSuggestions] = useState(NONE);
  const question = active ? JSON.stringify(askedOptions(draft, focused, names)) : undefined;
  const { command } = draft.slash;

  useEffect(() => {
    if (question === undefined) return;
    let current = true;
    setSuggestions(({ choices }) => ({ choices, state: 'loading' }));
    const timer = setTimeout(async () => {
      const options = JSON.parse(question);
      const result = await actions.act({ do: 'autocomplete', channel, command, options });
      if (!current) return;
      const choices = 'result' in result ? result.result.choices : undefined;
      setSuggestions(
        choices
          ? { choices: choices.map(({ name, value }) => ({ name, value })), state: 'idle' }
          : { choices: [], state: 'failed' },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [question, channel, command, actions]);

  return active ? suggestions : NONE;
}
