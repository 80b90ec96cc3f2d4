import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { ErrorText } from './Field';
import { Mark } from './Mark';

type CheckboxInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string;
};

/** A checkbox with its label next to it. Accepts a ref and every native prop. */
export const CheckboxInput = ({ label, error, id: givenId, ...input }: CheckboxInputProps) => {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const hasError = error !== undefined && error !== '';
  return (
    <div>
      <FormControlLabel
        htmlFor={id}
        label={<span>{label}</span>}
        control={
          <Checkbox
            checked={input.checked}
            icon={<Mark />}
            checkedIcon={<Mark />}
            slotProps={{
              input: {
                ...input,
                id,
                ...(hasError && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
              },
            }}
          />
        }
      />
      {hasError && (
        <ErrorText id={`${id}-error`} style={{ marginTop: 4 }}>
          {error}
        </ErrorText>
      )}
    </div>
  );
};
