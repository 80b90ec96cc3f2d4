import InputBase from '@mui/material/InputBase';
import type { ComponentProps } from 'react';
import { styled } from '@/ui/styled';
import { Field, inputSlot, type FieldProps } from './Field';

// grows with its text where the browser can, elsewhere it scrolls: MUI's `multiline` would measure
// it with a second, hidden textarea in the form
const Input = styled(InputBase)({
  '& > textarea': {
    minHeight: 96,
    padding: '11px 14px',
    lineHeight: 1.55,
    resize: 'vertical',
    fieldSizing: 'content',
  },
});

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
