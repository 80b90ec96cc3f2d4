import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

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
 * What every field can be given: its label above, a hint, the error, and something small at the
 * right below (a word counter).
 */
export type FieldProps = {
  label: string;
  error?: string;
  hint?: ReactNode;
  aside?: ReactNode;
  hideLabel?: boolean;
};

/** Ties a control to its label, hint and error; spread on the native element. */
export type FieldAria = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

/**
 * The native element's props inside an MUI input, which would else say `aria-invalid="false"` of
 * every field without an error.
 */
export const inputSlot = <Props extends object>(props: Props, aria: FieldAria) => ({
  'aria-invalid': undefined,
  ...props,
  ...aria,
});

/**
 * Label, control, hint and error, tied to each other. Composed of MUI's small parts: its TextField
 * brings Select and Menu along, 24 kB gzip against 5.
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
    <FormControl>
      <FormLabel htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </FormLabel>
      {children({
        id,
        ...(hasError && { 'aria-invalid': true }),
        ...(describedByIds !== '' && { 'aria-describedby': describedByIds }),
      })}
      {(hasError || hint != null || aside != null) && (
        <Below>
          <div>
            {hasError && (
              <FormHelperText id={`${id}-error`} error>
                {error}
              </FormHelperText>
            )}
            {hint != null && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
          </div>
          {aside != null && <Aside>{aside}</Aside>}
        </Below>
      )}
    </FormControl>
  );
};
