import { Dialog, DialogDismiss, DialogHeading } from '@ariakit/react';
import { useState } from 'react';
import type { LookedAt } from '../context.ts';
import { Icon } from './Icon.tsx';

/** A picture by itself: fitted to the window, or at its own size to be scrolled about. */
export function PictureViewer({ picture, onClose }: { readonly picture: LookedAt; readonly onClose: () => void }) {
  const [full, setFull] = useState(false);
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
        type="button"
        className={full ? 'viewer-picture viewer-full' : 'viewer-picture'}
        aria-label={full ? 'Fit to the window' : 'Show at full size'}
        onClick={() => setFull(!full)}
      >
        <img src={picture.url} alt={picture.alt} />
      </button>
      {picture.alt !== '' && !full && <p className="viewer-alt">{picture.alt}</p>}
    </Dialog>
  );
}
