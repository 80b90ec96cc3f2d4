import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { control } from './control';
import { Field, type FieldProps } from './Field';

// grows with its text where the browser can; elsewhere it scrolls
const Control = styled('textarea')(({ theme }) => ({
  ...control(theme),
  minHeight: 96,
  padding: '11px 14px',
  lineHeight: 1.55,
  resize: 'vertical',
  fieldSizing: 'content',
}));

/**
 * Several lines of text; takes ref and every native prop. `aside` is the place of a word counter.
 */
export const TextArea = ({
  label,
  error,
  hint,
  aside,
  hideLabel,
  id,
  'aria-describedby': describedBy,
  ...input
}: FieldProps & ComponentProps<'textarea'>) => (
  <Field {...{ label, error, hint, aside, hideLabel, id, describedBy }}>
    {(tied) => <Control rows={3} {...input} {...tied} />}
  </Field>
);
