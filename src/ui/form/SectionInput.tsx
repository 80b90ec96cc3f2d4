import type { ComponentProps, HTMLInputAutoCompleteAttribute } from 'react';
import { PasswordInput } from './PasswordInput';
import { SelectInput } from './SelectInput';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';
import type { CheckedForm } from './useCheckedForm';

/** One field of a section: its wire name, label and initial value. */
export type SectionField<Name extends string> = {
  name: Name;
  label: string;
  defaultValue: string;
  /** `text` by default: a single line; `lines` is multiline. */
  kind?: 'text' | 'lines' | 'email' | 'tel' | 'date' | 'select' | 'password';
  /** Options of a select, the empty one first. */
  options?: readonly { value: string; label: string }[];
  /** The error if the field is empty; a field without it is optional. */
  missing?: string;
  hint?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** Shows this field only once the named field differs from its initial value. */
  onChangeOf?: Name;
  /** For a date, as YYYY-MM-DD. */
  min?: string;
  max?: string;
};

/** The input of one section field, chosen by its `kind`. */
export const SectionInput = <Name extends string>({
  kind = 'text',
  options = [],
  missing,
  inputMode,
  min,
  max,
  defaultValue: _defaultValue,
  onChangeOf: _onChangeOf,
  ...field
}: SectionField<Name> & ReturnType<CheckedForm<Name>['field']>) => {
  const shared = { ...field, required: missing !== undefined };
  if (kind === 'lines') return <TextArea {...shared} rows={2} dir="auto" />;
  if (kind === 'password') return <PasswordInput {...shared} />;
  if (kind === 'select')
    return (
      <SelectInput {...shared}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectInput>
    );
  return (
    <TextInput
      {...shared}
      type={kind}
      {...{ inputMode, min, max }}
      {...(kind === 'text' && { dir: 'auto' })}
    />
  );
};
