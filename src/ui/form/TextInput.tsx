import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { control } from './control';
import { Field, type FieldProps } from './Field';

export const Control = styled('input')(({ theme }) => control(theme));

/**
 * One line of text, a number, an e-mail …: a native input with its label above; takes ref and every
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
    {(tied) => <Control type="text" {...input} {...tied} />}
  </Field>
);
