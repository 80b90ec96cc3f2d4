import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { ChevronIcon } from '@/ui/art/icons';
import { Field, inputSlot, type FieldProps } from './Field';

// NativeSelect brings MUI's underlined Input along, 3 kB gzip for an arrow
const Input = styled(InputBase)(({ theme }) => ({
  '& > select': { appearance: 'none', paddingRight: 42, textOverflow: 'ellipsis' },
  '& option': { backgroundColor: theme.vars.palette.card },
  '& > svg': {
    position: 'absolute',
    right: 14,
    pointerEvents: 'none',
    color: theme.vars.palette.ink2,
  },
}));

/**
 * A native select: the phone's own picker on a phone, typing ahead on a keyboard. Options are its
 * children.
 */
export const SelectInput = ({
  label,
  error,
  hint,
  aside,
  hideLabel,
  id,
  'aria-describedby': describedBy,
  children,
  ...select
}: FieldProps & ComponentProps<'select'>) => (
  <Field {...{ label, error, hint, aside, hideLabel, id, describedBy }}>
    {(aria) => (
      <Input
        inputComponent="select"
        inputProps={inputSlot({ ...select, type: undefined, children }, aria)}
        endAdornment={<ChevronIcon size={18} />}
      />
    )}
  </Field>
);
