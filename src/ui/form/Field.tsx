import { useId, type ReactNode } from 'react';
import { styled } from '@/ui/styled';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignContent: 'start',
  minWidth: 0,
});
const Label = styled('label')(({ theme }) => theme.typography.subtitle2);
const HintText = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.ink3,
}));
/** The error of a field or a group of choices; referenced by `aria-describedby`. */
export const ErrorText = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  color: theme.vars.palette.bad,
}));
const Below = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 16 });
const Aside = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.ink3,
  marginLeft: 'auto',
  flex: 'none',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
}));

/**
 * Props every field accepts: its label above, a hint, the error, and a small `aside` at the lower
 * right (a word counter).
 */
export type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  aside?: ReactNode;
  hideLabel?: boolean;
};

/** Links a control to its label, hint and error; spread on the native element. */
export type FieldAria = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

/**
 * Returns the props of the native element inside an MUI input. Overrides the `aria-invalid="false"`
 * that MUI sets on every field without an error.
 */
export const inputSlot = <Props extends object>(props: Props, aria: FieldAria) => ({
  'aria-invalid': undefined,
  ...props,
  ...aria,
});

/**
 * Label, control, hint and error, linked to each other. Used instead of MUI's TextField, which
 * pulls in Select and Menu (24 kB gzip; its small parts alone are 2 kB) and would delay every
 * landing page.
 */
export const Field = ({
  label,
  error,
  hint,
  aside,
  hideLabel = false,
  id: givenId,
  describedBy,
  children,
}: FieldProps & {
  id?: string;
  describedBy?: string;
  children: (aria: FieldAria) => ReactNode;
}) => {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const hasError = error !== undefined && error !== '';
  const describedByIds = [describedBy, hasError && `${id}-error`, hint != null && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <Frame>
      <Label id={`${id}-label`} htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </Label>
      {children({
        id,
        ...(hasError && { 'aria-invalid': true }),
        ...(describedByIds !== '' && { 'aria-describedby': describedByIds }),
      })}
      {(hasError || hint != null || aside != null) && (
        <Below>
          <div>
            {hasError && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
            {hint != null && <HintText id={`${id}-hint`}>{hint}</HintText>}
          </div>
          {aside != null && <Aside>{aside}</Aside>}
        </Below>
      )}
    </Frame>
  );
};
