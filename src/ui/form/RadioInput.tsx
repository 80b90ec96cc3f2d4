import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Mark } from './Mark';

/** A radio button with its label next to it. Accepts a ref and every native prop. */
export const RadioInput = ({
  label,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) => {
  const id = useId();
  return (
    <FormControlLabel
      htmlFor={id}
      label={<span>{label}</span>}
      control={
        <Radio
          checked={input.checked}
          icon={<Mark />}
          checkedIcon={<Mark />}
          slotProps={{ input: { id, ...input } }}
        />
      }
    />
  );
};
