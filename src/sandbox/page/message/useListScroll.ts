import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_END_PX = 80;

/**
 * Keeps a list at its end while the reader is there, and where they are reading when older lines come in above. A new `own`, the
 * last line that the reader caused, brings them back to the end.
 */
export function useListScroll(oldest: string | undefined, own: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef({ oldest, own, height: 0 });
  const [away, setAway] = useState(false);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const grewAbove = before.current.oldest !== undefined && before.current.oldest !== oldest;
    if (own !== undefined && own !== before.current.own) atEnd.current = true;
    if (atEnd.current) element.scrollTop = element.scrollHeight;
    else if (grewAbove) element.scrollTop += element.scrollHeight - before.current.height;
    before.current = { oldest, own, height: element.scrollHeight };
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
    if (!element) return;
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    setAway(!atEnd.current);
  };
  const toEnd = (): void => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  return { list, onScroll, away, toEnd };
}
