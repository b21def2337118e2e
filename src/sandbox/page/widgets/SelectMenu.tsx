import { Select, SelectItem, SelectItemCheck, SelectPopover, SelectProvider } from '@ariakit/react';
import { Emoji } from './Emoji.tsx';
import type { Entry } from './entry.ts';
import { Icon } from './Icon.tsx';

/**
 * A menu of one choice or several. With several, `onDone` is called once, when the menu closes. Without a `label`, it is called by
 * what it shows.
 */
export function SelectMenu({
  label,
  entries,
  chosen,
  placeholder,
  least = 1,
  most = 1,
  disabled = false,
  busy = false,
  onChange,
  onDone,
}: {
  readonly label?: string;
  readonly entries: readonly Entry[];
  readonly chosen: readonly string[];
  readonly placeholder: string;
  readonly least?: number;
  readonly most?: number;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly onChange: (values: readonly string[]) => void;
  readonly onDone?: (values: readonly string[]) => void;
}) {
  const several = most > 1 || least === 0;
  const names = entries.filter(({ value }) => chosen.includes(value)).map((entry) => entry.label);
  const shown = names.length > 0 ? names.join(', ') : placeholder;
  const change = (value: string | string[]): void => {
    const values = typeof value === 'string' ? [value] : value.slice(0, most === 1 ? undefined : most);
    const kept = several && most === 1 ? values.slice(-1) : values;
    onChange(kept);
    if (!several) onDone?.(kept);
  };
  return (
    <SelectProvider<string | string[]>
      value={several ? [...chosen] : (chosen[0] ?? '')}
      setValue={change}
      setOpen={(open) => {
        if (!open && several) onDone?.(chosen);
      }}
    >
      <Select className="choose" disabled={disabled || busy} accessibleWhenDisabled aria-label={label ?? shown} aria-busy={busy}>
        <span className={names.length > 0 ? 'choose-value' : 'choose-value choose-empty'}>{shown}</span>
        {busy ? <span className="spinner" /> : <Icon name="down" />}
      </Select>
      <SelectPopover className="popover" gutter={4} sameWidth portal unmountOnHide>
        {entries.map((entry) => (
          <SelectItem key={entry.value} value={entry.value} className="popover-item">
            {entry.emoji !== undefined && <Emoji emoji={entry.emoji} />}
            <span className="popover-text">
              {entry.label}
              {entry.description !== undefined && <small>{entry.description}</small>}
            </span>
            <SelectItemCheck className="popover-check" />
          </SelectItem>
        ))}
        {entries.length === 0 && (
          <SelectItem disabled className="popover-empty">
            Nothing to choose.
          </SelectItem>
        )}
      </SelectPopover>
    </SelectProvider>
  );
}
