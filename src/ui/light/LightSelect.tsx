import type { ComponentProps } from 'react';
import { ChevronIcon } from '@/ui/art/icons';
import { controlStyle } from '@/ui/form/controlStyle';
import { Field, type FieldProps } from '@/ui/form/Field';
import { styled } from '@/ui/styled';

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
const Select = styled('select')(({ theme }) => ({
  ...controlStyle(theme),
  appearance: 'none',
  paddingRight: 42,
  textOverflow: 'ellipsis',
  '& option': { backgroundColor: theme.vars.palette.card },
}));

/**
 * A native select for landing pages. Accepts a ref and every native prop; options are its children.
 * Other forms use ui/form/SelectInput.
 */
export const LightSelect = ({
  label,
  hideLabel = false,
  error,
  children,
  ...select
}: Pick<FieldProps, 'label' | 'hideLabel' | 'error'> & ComponentProps<'select'>) => (
  <Field {...{ label, hideLabel, error }}>
    {(aria) => (
      <Box>
        <Select {...select} {...aria}>
          {children}
        </Select>
        <ChevronIcon size={18} />
      </Box>
    )}
  </Field>
);
