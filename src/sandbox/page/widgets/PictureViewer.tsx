import { Dialog, DialogDismiss, DialogHeading } from '@ariakit/react';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { OpenPicture } from '../context.ts';
import { Icon } from './Icon.tsx';

/** A point of a picture, from 0 to 1 in both directions. */
interface Point {
  readonly across: number;
  readonly down: number;
}

const MIDDLE: Point = { across: 0.5, down: 0.5 };

/** Returns where a picture was pressed; its middle for a key or a press next to it. */
function pressedAt(event: MouseEvent<HTMLElement>): Point {
  const box = event.currentTarget.querySelector('img')?.getBoundingClientRect();
  if (!box || event.detail === 0) return MIDDLE;
  const point = { across: (event.clientX - box.left) / box.width, down: (event.clientY - box.top) / box.height };
  return [point.across, point.down].every((share) => share >= 0 && share <= 1) ? point : MIDDLE;
}

/** The viewer of a picture: fitted to the window, or scrollable at full size, centred where it was pressed. */
export function PictureViewer({ picture, onClose }: { readonly picture: OpenPicture; readonly onClose: () => void }) {
  const [looked, setLooked] = useState<Point>();
  const frame = useRef<HTMLButtonElement>(null);
  const full = looked !== undefined;
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !looked) return;
    const left = looked.across * box.scrollWidth - box.clientWidth / 2;
    box.scrollTo({ left, top: looked.down * box.scrollHeight - box.clientHeight / 2 });
  }, [looked]);
  return (
    <Dialog open onClose={onClose} className="viewer" backdrop={<div className="backdrop backdrop-dark" />}>
      <header className="viewer-head">
        <DialogHeading className="hidden">{picture.alt || picture.name}</DialogHeading>
        <a className="icon-button" href={picture.url} target="_blank" rel="noopener noreferrer" aria-label="Open in a new tab">
          <Icon name="link" />
        </a>
        <DialogDismiss className="icon-button" aria-label="Close">
          <Icon name="close" />
        </DialogDismiss>
      </header>
      <button
        ref={frame}
        type="button"
        className={full ? 'viewer-picture viewer-full' : 'viewer-picture'}
        aria-label={full ? 'Fit to the window' : 'Show at full size'}
        onClick={(event) => setLooked(full ? undefined : pressedAt(event))}
      >
        <img src={picture.url} alt={picture.alt} />
      </button>
      {picture.alt !== '' && !full && <p className="viewer-alt">{picture.alt}</p>}
    </Dialog>
  );
}
