import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider, useComboboxStore, useStoreState } from '@ariakit/react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { usePageContext } from '../context.ts';
import { Failure } from '../widgets/Failure.tsx';
import { Icon } from '../widgets/Icon.tsx';
import { parseCommandText } from './commandText.ts';
import { type Draft, draftOf, emptyDraft, isTypedOut } from './draft.ts';
import { PickItem } from './PickItem.tsx';
import { findSlashes, type Slash } from './slash.ts';

function SlashItem({ slash, onPick }: { readonly slash: Slash; readonly onPick: () => void }) {
  return (
    <PickItem value={`/${slash.name}`} onPick={onPick}>
      <span className="popover-command">
        /{slash.name}
        {slash.options.map(({ name, shown, required }) => (
          <span key={name} className={required ? 'popover-option' : 'popover-option popover-optional'}>
            {shown}
          </span>
        ))}
      </span>
      <small>{slash.description}</small>
    </PickItem>
  );
}

/**
 * The text field for messages. A slash at the beginning lists the matching commands; picking one opens its form, and Enter sends one
 * that was typed with its options.
 */
export function TextBox({
  place,
  slashes,
  text,
  trouble,
  boxRef,
  onText,
  onSay,
  onBegin,
  onCommand,
}: {
  readonly place: string;
  readonly slashes: readonly Slash[];
  readonly text: string;
  readonly trouble: string | undefined;
  readonly boxRef: Ref<HTMLTextAreaElement>;
  readonly onText: (text: string) => void;
  readonly onSay: () => void;
  readonly onBegin: (draft: Draft) => void;
  readonly onCommand: (draft: Draft) => void;
}) {
  const { names } = usePageContext();
  const [closed, setClosed] = useState(false);
  const isCommand = text.startsWith('/') && !text.includes('\n');
  const typed = isCommand ? parseCommandText(text, slashes) : undefined;
  const found = isCommand ? (typed ? [typed.slash] : findSlashes(slashes, text.slice(1))) : [];

  const store = useComboboxStore({
    value: text,
    setValue: (value) => {
      setClosed(false);
      onText(value);
    },
    open: isCommand && !closed,
    setOpen: (open) => setClosed(!open),
    resetValueOnHide: false,
    placement: 'top-start',
  });
  const activeId = useStoreState(store, 'activeId');
  const marked = isCommand && !closed && activeId ? store.item(activeId)?.element : undefined;

  const onEnter = (event: KeyboardEvent): void => {
    const draft = typed && draftOf(typed);
    const whole = draft && isTypedOut(draft, names);
    if (marked && !whole) return;
    event.preventDefault();
    if (whole) onCommand(draft);
    else onSay();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) onEnter(event);
    if (event.key === 'Tab' && !event.shiftKey && marked) {
      event.preventDefault();
      marked.click();
    }
  };

  return (
    <ComboboxProvider store={store}>
      <Failure text={trouble} className="failure composer-trouble" />
      <div className="composer-bar" ref={store.setAnchorElement}>
        <button
          type="button"
          className="composer-button"
          aria-label="Commands"
          onClick={() => {
            store.setValue('/');
            store.getState().baseElement?.focus();
          }}
        >
          <Icon name="slash" />
        </button>
        <Combobox
          className="composer-text"
          autoSelect="always"
          showOnClick={false}
          showOnKeyPress={false}
          aria-label={`Message ${place}`}
          placeholder={`Message ${place} as ${names.me.name}`}
          render={<textarea rows={1} ref={boxRef} />}
          onKeyDownCapture={onKeyDown}
        />
        <button type="button" className="composer-button composer-send" aria-label="Send message" onClick={onSay}>
          <Icon name="send" />
        </button>
      </div>
      <ComboboxPopover className="popover popover-commands" gutter={6} sameWidth portal unmountOnHide aria-label="Commands">
        {found.map((slash) => (
          <SlashItem
            key={slash.name}
            slash={slash}
            onPick={() => onBegin(typed?.slash === slash ? draftOf(typed) : emptyDraft(slash))}
          />
        ))}
        {found.length === 0 && (
          <ComboboxItem disabled className="popover-empty">
            No command fits.
          </ComboboxItem>
        )}
      </ComboboxPopover>
    </ComboboxProvider>
  );
}
