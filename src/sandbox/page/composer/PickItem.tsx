import { ComboboxItem } from '@ariakit/react';
import type { ReactNode } from 'react';

/** One item of a list over a field. Picking it neither changes the field's text nor hides the list. */
export function PickItem({
  value,
  onPick,
  children,
}: {
  readonly value: string;
  readonly onPick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <ComboboxItem
      className="popover-item"
      value={value}
      setValueOnClick={false}
      hideOnClick={false}
      focusOnHover
      onClick={onPick}
    >
      <span className="popover-text">{children}</span>
    </ComboboxItem>
  );
}
