import { Button, Dialog, DialogDismiss, DialogHeading } from '@ariakit/react';
import {
  type APICheckboxGroupComponent,
  type APIComponentInLabel,
  type APIRadioGroupComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { type FormEvent, useState } from 'react';
import { usePageContext } from '../context.ts';
import { entriesOf } from '../message/entries.ts';
import { Markdown } from '../text/Markdown.tsx';
import type { OpenModal } from '../usePage.ts';
import { Failure } from '../widgets/Failure.tsx';
import { Icon } from '../widgets/Icon.tsx';
import { SelectMenu } from '../widgets/SelectMenu.tsx';
import { fieldsOf, isRequired, type ModalField, startValues, wrongField } from './fields.ts';

interface InputProps<Input = APIComponentInLabel> {
  readonly id: string;
  readonly label: string;
  readonly input: Input;
  readonly value: string | readonly string[];
  readonly wrong: boolean;
  readonly onChange: (value: string | readonly string[]) => void;
}

/** Radio buttons, or check boxes when several may be chosen. */
function Ticks({ label, input, value, onChange }: InputProps<APIRadioGroupComponent | APICheckboxGroupComponent>) {
  const several = input.type === ComponentType.CheckboxGroup;
  const chosen = typeof value === 'string' ? [value] : value;
  const toggle = (option: string): void => {
    if (!several) onChange(option);
    else onChange(chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option]);
  };
  return (
    <fieldset className="ticks">
      <legend className="hidden">{label}</legend>
      {input.options.map((option) => (
        <label key={option.value} className="tick">
          <input
            type={several ? 'checkbox' : 'radio'}
            name={input.custom_id}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          <span>
            {option.label}
            {option.description && <small>{option.description}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The input of a modal's field, of any kind Discord has. */
function ModalInput({ id, label, input, value, wrong, onChange }: InputProps) {
  const { names } = usePageContext();
  switch (input.type) {
    case ComponentType.TextInput: {
      const common = {
        id,
        className: 'modal-text',
        value: String(value),
        placeholder: input.placeholder ?? '',
        'aria-invalid': wrong,
        'aria-describedby': `${id}-wrong`,
        ...(input.max_length === undefined ? {} : { maxLength: input.max_length }),
        onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
      };
      return input.style === TextInputStyle.Paragraph ? <textarea rows={4} {...common} /> : <input type="text" {...common} />;
    }
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return <Ticks id={id} label={label} input={input} value={value} wrong={wrong} onChange={onChange} />;
    case ComponentType.Checkbox:
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      );
    case ComponentType.FileUpload:
      return <p className="option-about">The sandbox cannot upload files.</p>;
    default:
      return (
        <SelectMenu
          label={label}
          entries={entriesOf(input, names)}
          chosen={typeof value === 'string' ? [] : value}
          placeholder={input.placeholder ?? 'Make a selection'}
          least={input.required === false ? 0 : (input.min_values ?? 1)}
          most={input.max_values ?? 1}
          onChange={onChange}
        />
      );
  }
}

/** Restores the focus without scrolling there: the answer is at the end of the list. */
function focusInPlace(element: HTMLElement | null): boolean {
  element?.focus({ preventScroll: true });
  return false;
}

/** A modal of the bot: a form in a dialog. It stays open with its values if it cannot be sent. */
export function Modal({ interaction, modal, onClose }: OpenModal & { readonly onClose: () => void }) {
  const { actions, names } = usePageContext();
  const [values, setValues] = useState(() => startValues(modal));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const wrongOf = ({ input }: ModalField): string | undefined => (tried ? wrongField(input, values[input.custom_id]) : undefined);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    const fields = modal.components.flatMap(fieldsOf);
    if (busy || fields.some(({ input }) => wrongField(input, values[input.custom_id]) !== undefined)) return;
    setBusy(true);
    setTrouble(undefined);
    const result = await actions.act({ do: 'modal', interaction, customId: modal.custom_id, fields: values });
    setBusy(false);
    if ('refused' in result) setTrouble(result.refused);
    else if (result.result.failed) setTrouble('Something went wrong. Try again.');
    else onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      className="dialog modal"
      backdrop={<div className="backdrop" />}
      hideOnInteractOutside={false}
      autoFocusOnHide={focusInPlace}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <header className="dialog-head">
          <img className="avatar avatar-small" src="/favicon.svg" alt="" />
          <DialogHeading className="dialog-title">{modal.title}</DialogHeading>
        </header>
        <div className="modal-fields">
          {modal.components.map((component, index) =>
            component.type === ComponentType.TextDisplay ? (
              <Markdown key={component.id ?? index} text={component.content} />
            ) : (
              fieldsOf(component).map((field) => {
                const id = `modal-${field.input.custom_id}`;
                const wrong = wrongOf(field);
                return (
                  <div key={id} className={wrong === undefined ? 'modal-field' : 'modal-field modal-field-wrong'}>
                    <label htmlFor={id}>
                      {field.label}
                      {isRequired(field.input) && <span className="required"> *</span>}
                    </label>
                    {field.description !== undefined && <p className="modal-about">{field.description}</p>}
                    <ModalInput
                      id={id}
                      label={field.label}
                      input={field.input}
                      value={values[field.input.custom_id] ?? ''}
                      wrong={wrong !== undefined}
                      onChange={(value) => setValues((before) => ({ ...before, [field.input.custom_id]: value }))}
                    />
                    <p id={`${id}-wrong`} className="failure">
                      {wrong}
                    </p>
                  </div>
                );
              })
            ),
          )}
          <p className="modal-note">This form is sent to {names.bot.name}.</p>
          <Failure text={trouble} />
        </div>
        <footer className="dialog-foot">
          <Button className="button button-secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" className={busy ? 'button button-primary button-busy' : 'button button-primary'} aria-busy={busy}>
            Submit
            {busy && <span className="spinner" />}
          </Button>
        </footer>
      </form>
      <DialogDismiss className="icon-button dialog-close" aria-label="Close">
        <Icon name="close" />
      </DialogDismiss>
    </Dialog>
  );
}
