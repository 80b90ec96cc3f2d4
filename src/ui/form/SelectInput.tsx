import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import type { ComponentProps } from 'react';
import type { IconProps } from '@/ui/art/Glyph';
import { ChevronIcon } from '@/ui/art/icons';
import { Field, inputSlot, type FieldProps } from './Field';

const Chevron = (props: IconProps) => <ChevronIcon {...props} size={18} />;

/**
 * A native select: the system's picker on a phone, type-ahead on a keyboard. Options are its
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
      <NativeSelect
        input={<InputBase />}
        IconComponent={Chevron}
        inputProps={inputSlot(select, aria)}
      >
        {children}
      </NativeSelect>
    )}
  </Field>
);
