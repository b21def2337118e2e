import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider, useComboboxStore, useStoreState } from '@ariakit/react';
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type KeyboardEvent, type Ref, useState } from 'react';
import type { ShownOption } from './localized.ts';
import type { Choice, Filled } from './optionValue.ts';
import { PickItem } from './PickItem.tsx';
import type { Slash } from './slash.ts';
import { type Choices, useChoices } from './useChoices.ts';

export interface OptionFieldProps {
  readonly slash: Slash;
  readonly option: ShownOption;
  readonly channel: string;
  /** All options, since an autocompletion may depend on the others. */
  readonly filled: Readonly<Record<string, Filled>>;
  readonly wrong: string | undefined;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly onChange: (filled: Filled) => void;
  /** A choice was taken from the list. */
  readonly onPick: (choice: Choice) => void;
  /** Absent for a required option. */
  readonly onRemove: (() => void) | undefined;
}

const NUMERIC: readonly ApplicationCommandOptionType[] = [
  ApplicationCommandOptionType.Integer,
  ApplicationCommandOptionType.Number,
];

const EMPTY: Filled = { text: '' };

function ChoiceList({
  name,
  choices,
  emptyText,
  onPick,
}: Choices & { readonly name: string; readonly onPick: (choice: Choice) => void }) {
  return (
    <ComboboxPopover
      className="popover popover-choices"
      gutter={6}
      portal
      unmountOnHide
      autoFocusOnHide={false}
      aria-label={`Choices for ${name}`}
    >
      {choices.map((choice) => (
        <PickItem key={`${typeof choice.value}:${choice.value}`} value={choice.name} onPick={() => onPick(choice)}>
          {choice.name}
        </PickItem>
      ))}
      {choices.length === 0 && (
        <ComboboxItem disabled className="popover-empty">
          {emptyText}
        </ComboboxItem>
      )}
    </ComboboxPopover>
  );
}

/** One option of a command: a field, with a list over it where there is one to choose from. Tab and Enter take the list's marked choice. */
export function OptionField({ slash, option, channel, filled, wrong, fieldRef, onChange, onPick, onRemove }: OptionFieldProps) {
  const [open, setOpen] = useState(false);
  const current = filled[option.name] ?? EMPTY;
  const settled = current.value !== undefined;
  const choices = useChoices(slash, option, channel, filled, open);
  const { listed } = choices;
  const required = option.required ?? false;
  const id = `option-${option.name}`;

  const store = useComboboxStore({
    value: current.text,
    setValue: (text) => {
      if (text !== current.text) onChange({ text });
    },
    open: open && listed,
    setOpen,
    resetValueOnHide: false,
    placement: 'top-start',
  });
  const activeId = useStoreState(store, 'activeId');

  const pick = (choice: Choice): void => {
    setOpen(false);
    onPick(choice);
  };
  const takeMarked = (event: KeyboardEvent): void => {
    const [first] = choices.choices;
    if (!open || settled || !first) return;
    event.preventDefault();
    event.stopPropagation();
    // A list that has just changed marks its first choice a moment later: until then the first is meant.
    const marked = activeId ? store.item(activeId)?.element : undefined;
    if (marked?.isConnected) marked.click();
    else pick(first);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const sends = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (sends || (event.key === 'Tab' && !event.shiftKey && current.text !== '')) takeMarked(event);
    if (event.key === 'Backspace' && current.text === '' && onRemove) {
      event.preventDefault();
      onRemove();
    }
  };

  return (
    <ComboboxProvider store={store}>
      <div className={wrong === undefined ? 'option' : 'option option-wrong'} ref={store.setAnchorElement}>
        <label htmlFor={id}>{option.shown}</label>
        <Combobox
          ref={fieldRef}
          id={id}
          className="option-input"
          autoSelect={listed ? 'always' : false}
          showOnClick={listed}
          showOnChange={listed}
          inputMode={NUMERIC.includes(option.type) ? 'numeric' : 'text'}
          autoComplete="off"
          spellCheck={false}
          aria-required={required}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-about`}
          onFocus={() => setOpen(listed && !settled)}
          onBlur={() => setOpen(false)}
          onKeyDownCapture={onKeyDown}
        />
        {onRemove && (
          <button type="button" className="option-remove" aria-label={`Remove ${option.shown}`} onClick={onRemove}>
            ×
          </button>
        )}
        <span id={`${id}-about`} className={wrong === undefined ? 'option-about' : 'option-about option-about-wrong'}>
          {wrong ?? option.description}
        </span>
      </div>
      <ChoiceList {...choices} name={option.shown} onPick={pick} />
    </ComboboxProvider>
  );
}
