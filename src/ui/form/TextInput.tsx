import InputBase from '@mui/material/InputBase';
import type { ComponentProps } from 'react';
import { Field, inputSlot, type FieldProps } from './Field';

/**
 * A single-line input (text, number, email …) with its label above. Accepts a ref and every native
 * prop.
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
