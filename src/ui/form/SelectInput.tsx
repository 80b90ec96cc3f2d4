import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { ChevronIcon } from '@/ui/art/icons';
import { control } from './control';
import { Field, type FieldProps } from './Field';

const Box = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  '& > svg': {
    position: 'absolute',
    right: 14,
    top: '50%',
    marginTop: -9,
    pointerEvents: 'none',
    color: theme.vars.palette.ink2,
  },
}));
const Control = styled('select')(({ theme }) => ({
  ...control(theme),
  appearance: 'none',
  paddingRight: 42,
  textOverflow: 'ellipsis',
  '& option': { backgroundColor: theme.vars.palette.card },
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
  ...input
}: FieldProps & ComponentProps<'select'>) => (
  <Field {...{ label, error, hint, aside, hideLabel, id, describedBy }}>
    {(tied) => (
      <Box>
        <Control {...input} {...tied}>
          {children}
        </Control>
        <ChevronIcon size={18} />
      </Box>
    )}
  </Field>
);
