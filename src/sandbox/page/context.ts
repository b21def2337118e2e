import { createContext, useContext, useEffect, useState } from 'react';
import type { Names } from './nameOf.ts';
import type { Actions } from './usePage.ts';

/** A picture to show in the viewer. */
export interface OpenPicture {
  readonly url: string;
  readonly alt: string;
  readonly name: string;
}

export interface PageContext {
  readonly actions: Actions;
  readonly names: Names;
  readonly openPicture: (picture: OpenPicture) => void;
  /** Puts a command into the composer. */
  readonly beginCommand: (name: string) => void;
}

export const Context = createContext<PageContext | undefined>(undefined);

export function usePageContext(): PageContext {
  const context = useContext(Context);
  if (!context) throw new Error('outside of the page');
  return context;
}

/** Returns the sandbox's time in milliseconds, updated at an interval. */
export function useNow(everyMs = 15_000): number {
  const { clockOffset } = usePageContext().names;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now + clockOffset;
}
