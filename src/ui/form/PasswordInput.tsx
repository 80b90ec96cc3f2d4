import { styled } from '@mui/material/styles';
import { useState, type ComponentProps } from 'react';
import { commonTexts } from '@/texts/common';
import { Field, type FieldProps } from './Field';
import { Control } from './TextInput';

const Box = styled('span')({
  position: 'relative',
  display: 'block',
  '& > input': { paddingRight: 72 },
});
const Toggle = styled('button')(({ theme }) => ({
  position: 'absolute',
  right: 6,
  top: 6,
  bottom: 6,
  padding: '0 10px',
  border: 0,
  borderRadius: 7,
  background: 'none',
  cursor: 'pointer',
  color: theme.vars.palette.brandText,
  font: `650 .8125rem/1 ${theme.typography.fontFamily}`,
  '&:hover': { backgroundColor: theme.vars.palette.sunk },
}));

/**
 * A password that can be shown; pasting is allowed. Say `autoComplete="current-password"` or
 * `"new-password"`.
 */
export const PasswordInput = ({
  label,
  error,
  hint,
  aside,
  hideLabel,
  id,
  'aria-describedby': describedBy,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'type'>) => {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, error, hint, aside, hideLabel, id, describedBy }}>
      {(tied) => (
        <Box>
          <Control
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...tied}
            type={shown ? 'text' : 'password'}
          />
          <Toggle
            type="button"
            aria-label={`${shown ? commonTexts.hide : commonTexts.show} ${label.toLowerCase()}`}
            aria-controls={tied.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? commonTexts.hide : commonTexts.show}
          </Toggle>
        </Box>
      )}
    </Field>
  );
};
