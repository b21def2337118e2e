import {
  type APICheckboxGroupComponent,
  type APIComponentInLabel,
  type APIRadioGroupComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { usePageContext } from '../context.ts';
import { entriesOf } from '../message/entries.ts';
import { SelectMenu } from '../widgets/SelectMenu.tsx';

export interface InputProps<Input = APIComponentInLabel> {
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
export function ModalInput({ id, label, input, value, wrong, onChange }: InputProps) {
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
