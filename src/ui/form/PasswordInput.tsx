import ButtonBase from '@mui/material/ButtonBase';
import InputBase from '@mui/material/InputBase';
import { useState, type ComponentProps } from 'react';
import { commonTexts } from '@/texts/common';
import { styled } from '@/ui/styled';
import { Field, inputSlot, type FieldProps } from './Field';

const Input = styled(InputBase)({ '& > input': { paddingRight: 72 } });
const Toggle = styled(ButtonBase)(({ theme }) => ({
  position: 'absolute',
  right: 6,
  top: 6,
  bottom: 6,
  padding: '0 10px',
  borderRadius: theme.shape.radius.sm,
  color: theme.vars.palette.brandText,
  font: `650 ${theme.typography.caption.fontSize}/1 ${theme.typography.fontFamily}`,
  '&:hover': { backgroundColor: theme.vars.palette.sunk },
}));

/**
 * A password input with a button that shows the text; pasting is allowed. Set `autoComplete` to
 * `"current-password"` or `"new-password"`.
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
  const [isShown, setIsShown] = useState(false);
  const toggleText = isShown ? commonTexts.hide : commonTexts.show;
  return (
    <Field {...{ label, error, hint, aside, hideLabel, id, describedBy }}>
      {(aria) => (
        <Input
          type={isShown ? 'text' : 'password'}
          inputProps={inputSlot(
            { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, ...input },
            aria,
          )}
          endAdornment={
            <Toggle
              aria-label={`${toggleText} ${label.toLowerCase()}`}
              aria-controls={aria.id}
              onClick={() => setIsShown(!isShown)}
            >
              {toggleText}
            </Toggle>
          }
        />
      )}
    </Field>
  );
};
