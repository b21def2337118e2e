import { Button } from '@ariakit/react';
import { Icon } from '../widgets/Icon.tsx';

/** Says that only this person sees a message, with a button to dismiss it. */
export function EphemeralNote({ onDismiss }: { readonly onDismiss: () => void }) {
  return (
    <p className="secret-note">
      <Icon name="eye" /> Only you can see this ·{' '}
      <Button className="link-button" onClick={onDismiss}>
        Dismiss message
      </Button>
    </p>
  );
}
