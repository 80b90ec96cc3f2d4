import InputBase from '@mui/material/InputBase';
import type { ComponentProps } from 'react';
import { Field, inputSlot, type FieldProps } from './Field';

/**
 * One line of text, a number, an email …: an input with its label above; takes ref and every
 * native prop.
 */
export const TextInput = ({
  label,
  error,
  hint,
  aside,
  hideLabel,
  id,
  'aria-describedby': describedBy,
  ...input
}: FieldProps & ComponentProps<'input'>) => (
  <Field {...{ label, error, hint, aside, hideLabel, id, describedBy }}>
    {(aria) => <InputBase type={input.type} inputProps={inputSlot(input, aria)} />}
  </Field>
);
