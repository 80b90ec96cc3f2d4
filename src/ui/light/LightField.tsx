import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Frame = styled('div')({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 });
const Label = styled('label')(({ theme }) => theme.typography.subtitle2);
export const ErrorText = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  color: theme.vars.palette.bad,
}));

export type LightFieldProps = { label: string; hideLabel?: boolean; error?: string | undefined };

/**
 * Label, control and error, tied to each other, without MUI: everything in this folder is for the
 * first pages of a visit (home, the listing), where MUI's input, select and checkbox would cost
 * 10 kB gzip and blocking time. Forms take ui/form/Field.
 */
export const LightField = ({
  label,
  hideLabel = false,
  error = '',
  children,
}: LightFieldProps & {
  children: (aria: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}) => {
  const id = useId();
  const hasError = error !== '';
  return (
    <Frame>
      <Label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </Label>
      {children({
        id,
        ...(hasError && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
      })}
      {hasError && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Frame>
  );
};
