import { useEffect, useLayoutEffect, useRef } from 'react';

const NEAR_END_PX = 80;

/** Keeps a list at its end while the reader is there, and where they are reading when older lines come in above. */
export function useListScroll(oldest: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef({ oldest, height: 0 });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const grewAbove = before.current.oldest !== undefined && before.current.oldest !== oldest;
    if (atEnd.current) element.scrollTop = element.scrollHeight;
    else if (grewAbove) element.scrollTop += element.scrollHeight - before.current.height;
    before.current = { oldest, height: element.scrollHeight };
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const stay = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    stay.observe(element);
    for (const child of element.children) stay.observe(child);
    return () => stay.disconnect();
  }, []);

  const onScroll = (): void => {
    const element = list.current;
    if (element) atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
  };
  return { list, onScroll };
}
