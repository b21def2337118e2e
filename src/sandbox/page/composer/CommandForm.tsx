import { Button } from '@ariakit/react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePageContext } from '../context.ts';
import { Icon } from '../widgets/Icon.tsx';
import { checkDraft, type Draft, firstEmpty, sendableOptions } from './draft.ts';
import { OptionField } from './OptionField.tsx';
import type { Filled } from './optionValue.ts';

/** The form of a command, with a field for each option. Enter sends it, Escape closes it. */
export function CommandForm({
  draft,
  channel,
  onChange,
  onSend,
  onLeave,
}: {
  readonly draft: Draft;
  readonly channel: string;
  readonly onChange: (draft: Draft) => void;
  readonly onSend: () => void;
  readonly onLeave: () => void;
}) {
  const { names } = usePageContext();
  const { slash, filled, shown } = draft;
  const fields = useRef(new Map<string, HTMLInputElement>());
  const sendButton = useRef<HTMLButtonElement>(null);
  const [tried, setTried] = useState(draft.trouble !== undefined);
  const [next, setNext] = useState<string | undefined>(() => firstEmpty(draft) ?? '');

  const fielded = slash.options.filter(({ name, required }) => required || shown.includes(name));
  const spare = slash.options.filter((option) => !fielded.includes(option));
  const checks = checkDraft(draft, names);

  useEffect(() => {
    if (next === undefined) return;
    const field = fields.current.get(next) ?? (next === '' ? sendButton.current : undefined);
    field?.focus();
    setNext(undefined);
  }, [next]);

  const fill = (name: string, value: Filled): Draft => ({ slash, shown, filled: { ...filled, [name]: value } });

  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (sendableOptions(draft, names)) onSend();
    else setNext(checks.find(({ check }) => 'wrong' in check)?.option.name);
  };
  const wrongOf = (name: string): string | undefined => {
    const check = checks.find(({ option }) => option.name === name)?.check;
    return tried && check && 'wrong' in check ? check.wrong : undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onLeave();
  };

  return (
    <form className="command-form" aria-label={`/${slash.name}`} onSubmit={send} onKeyDown={onKeyDown} noValidate>
      <div className="command-fields">
        <strong className="command-name">/{slash.name}</strong>
        {fielded.map((option) => (
          <OptionField
            key={option.name}
            slash={slash}
            option={option}
            channel={channel}
            filled={filled}
            wrong={wrongOf(option.name)}
            fieldRef={(field) => {
              if (field) fields.current.set(option.name, field);
              else fields.current.delete(option.name);
            }}
            onChange={(value) => onChange(fill(option.name, value))}
            onPick={({ name, value }) => {
              const filledDraft = fill(option.name, { text: name, value });
              onChange(filledDraft);
              setNext(firstEmpty(filledDraft) ?? '');
            }}
            onRemove={
              option.required
                ? undefined
                : () => {
                    const { [option.name]: _gone, ...rest } = filled;
                    onChange({ slash, filled: rest, shown: shown.filter((name) => name !== option.name) });
                    setNext('');
                  }
            }
          />
        ))}
      </div>
      <div className="command-foot">
        {spare.length > 0 && (
          <div className="command-spare">
            <span>Optional</span>
            {spare.map(({ name, shown: label, description }) => (
              <button
                key={name}
                type="button"
                title={description}
                onClick={() => {
                  onChange({ slash, filled, shown: [...shown, name] });
                  setNext(name);
                }}
              >
                + {label}
              </button>
            ))}
          </div>
        )}
        <p className="command-about" role={draft.trouble === undefined ? undefined : 'alert'}>
          {draft.trouble === undefined ? slash.description : <span className="failure">{draft.trouble}</span>}
        </p>
        <Button className="composer-button" aria-label="Leave command" onClick={onLeave}>
          <Icon name="close" />
        </Button>
        <Button ref={sendButton} type="submit" className="composer-button composer-send" aria-label={`Send /${slash.name}`}>
          <Icon name="send" />
        </Button>
      </div>
    </form>
  );
}
