import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Frame = styled('div')({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 });
const Label = styled('label')({ fontSize: '.875rem', fontWeight: 600, lineHeight: 1.5 });
const Below = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: '.8125rem',
  lineHeight: 1.5,
});
const Hint = styled('p')(({ theme }) => ({ color: theme.vars.palette.ink3 }));
const Aside = styled('div')(({ theme }) => ({
  color: theme.vars.palette.ink3,
  marginLeft: 'auto',
  flex: 'none',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
}));
const Error = styled('p')(({ theme }) => ({ color: theme.vars.palette.bad, fontWeight: 600 }));

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

/** What the control in a field is tied by. */
export type Tied = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

/** Label, control, hint and error, tied to each other. The control gets its ties as an argument. */
export const Field = ({
  label,
  error,
  hint,
  aside,
  hideLabel = false,
  id: given,
  describedBy,
  children,
}: FieldProps & { id?: string; describedBy?: string; children: (tied: Tied) => ReactNode }) => {
  const made = useId();
  const id = given ?? made;
  const wrong = error !== undefined && error !== '';
  const described = [describedBy, wrong && `${id}-error`, hint != null && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <Frame>
      <Label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </Label>
      {children({
        id,
        ...(wrong && { 'aria-invalid': true }),
        ...(described !== '' && { 'aria-describedby': described }),
      })}
      {(wrong || hint != null || aside != null) && (
        <Below>
          <div>
            {wrong && <Error id={`${id}-error`}>{error}</Error>}
            {hint != null && <Hint id={`${id}-hint`}>{hint}</Hint>}
          </div>
          {aside != null && <Aside>{aside}</Aside>}
        </Below>
      )}
    </Frame>
  );
};
