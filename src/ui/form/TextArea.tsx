import InputBase from '@mui/material/InputBase';
import type { ComponentProps } from 'react';
import { styled } from '@/ui/styled';
import { Field, inputSlot, type FieldProps } from './Field';

// grows with its text if the browser supports `field-sizing`, otherwise scrolls: MUI's `multiline`
// would add a second, hidden textarea to the form to measure it
const Input = styled(InputBase)({
  '& > textarea': {
    minHeight: 96,
    padding: '11px 14px',
    lineHeight: 1.55,
    resize: 'vertical',
    fieldSizing: 'content',
  },
});

/** A multiline text field. Accepts a ref and every native prop. `aside` can show a word counter. */
export const TextArea = ({
  label,
  error,
  hint,
  aside,
  hideLabel,
  id,
  'aria-describedby': describedBy,
  ...textarea
}: FieldProps & ComponentProps<'textarea'>) => (
  <Field {...{ label, error, hint, aside, hideLabel, id, describedBy }}>
    {(aria) => (
      <Input
        inputComponent="textarea"
        inputProps={inputSlot({ rows: 3, ...textarea, type: undefined }, aria)}
      />
    )}
  </Field>
);
