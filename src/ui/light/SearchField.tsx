import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { controlStyle } from '@/ui/form/controlStyle';
import { LightField, type LightFieldProps } from './LightField';

const Input = styled('input')(({ theme }) => controlStyle(theme));

/** What is searched for, in one line; takes ref and every native prop. */
export const SearchField = ({
  label,
  hideLabel = false,
  error,
  ...input
}: LightFieldProps & ComponentProps<'input'>) => (
  <LightField {...{ label, hideLabel, error }}>
    {(aria) => <Input type="text" {...input} {...aria} />}
  </LightField>
);
