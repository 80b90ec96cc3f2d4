import type { ComponentProps } from 'react';
import { controlStyle } from '@/ui/form/controlStyle';
import { Field, type FieldProps } from '@/ui/form/Field';
import { styled } from '@/ui/styled';

const Input = styled('input')(({ theme }) => controlStyle(theme));

/** A single-line search input. Accepts a ref and every native prop. */
export const SearchField = ({
  label,
  hideLabel = false,
  error,
  ...input
}: Pick<FieldProps, 'label' | 'hideLabel' | 'error'> & ComponentProps<'input'>) => (
  <Field {...{ label, hideLabel, error }}>
    {(aria) => <Input type="text" {...input} {...aria} />}
  </Field>
);
