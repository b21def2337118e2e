import { useEffect } from 'react';
import type { Page } from './usePage.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role="dialog"], [role="listbox"], [role="menu"]') !== null;

const digitOf = ({ code, ctrlKey }: KeyboardEvent): number => (ctrlKey ? 0 : Number(/^Digit(\d)$/.exec(code)?.[1] ?? 0));

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** Alt and a digit switches to that person; a letter or a slash typed anywhere focuses the composer. */
export function useShortcuts({ actions: { switchTo }, state }: Page): void {
  const { people } = state;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const person = event.altKey ? people[digitOf(event) - 1] : undefined;
      if (person) {
        event.preventDefault();
        switchTo(person.id);
      } else if (isLetter(event) && !isTyping(event.target)) {
        document.querySelector<HTMLElement>('.composer-text')?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [people, switchTo]);
}
