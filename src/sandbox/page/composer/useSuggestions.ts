import { useEffect, useState } from 'react';
import { usePageContext } from '../context.ts';
import type { Choice, Filled } from './optionValue.ts';
import { nestOptions, type Slash } from './slash.ts';

/** The bot's suggestions for the option being typed; `failed` when it gave none in time. */
export interface Suggestions {
  readonly choices: readonly Choice[];
  readonly state: 'idle' | 'loading' | 'failed';
}

const TYPING_PAUSE_MS = 120;
const NONE: Suggestions = { choices: [], state: 'idle' };

/** Asks the bot for suggestions while `active`, once typing pauses; only the newest question's answer counts. */
export function useSuggestions(
  slash: Slash,
  channel: string,
  focused: string,
  filled: Readonly<Record<string, Filled>>,
  active: boolean,
): Suggestions {
  const { doings } = usePageContext();
  const [suggestions, setSuggestions] = useState(NONE);
  const typed = Object.entries(filled)
    .filter(([name, { text }]) => name === focused || text !== '')
    .map(([name, { text, value }]) => ({
      name,
      value: value ?? text,
      ...(name === focused ? { focused: true, value: text } : {}),
    }));
  const all = typed.some(({ name }) => name === focused) ? typed : [...typed, { name: focused, value: '', focused: true }];
  const question = active ? JSON.stringify(nestOptions(slash, all)) : undefined;

  useEffect(() => {
    if (question === undefined) return;
    let current = true;
    setSuggestions(({ choices }) => ({ choices, state: 'loading' }));
    const timer = setTimeout(async () => {
      const options = JSON.parse(question);
      const result = await doings.act({ do: 'autocomplete', channel, command: slash.command, options });
      if (!current) return;
      const choices = 'acted' in result ? result.acted.choices : undefined;
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
  }, [question, channel, slash.command, doings]);

  return active ? suggestions : NONE;
}
