import { useId, type ComponentProps, type ReactNode } from 'react';
import { ErrorText } from '@/ui/form/Field';
import { styled } from '@/ui/styled';

// the whole line of the label is the click target, 32 px high
const Line = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '4px 0',
  lineHeight: 1.5,
  fontWeight: 500,
  cursor: 'pointer',
  fontSize: theme.typography.dense.fontSize,
  '&.dimmed': { color: theme.vars.palette.ink3 },
  '& > input': {
    appearance: 'none',
    flex: 'none',
    width: 20,
    height: 20,
    margin: '1px 0 0',
    borderRadius: theme.shape.radius.sm,
    display: 'grid',
    placeItems: 'center',
    cursor: 'inherit',
    border: `1.5px solid ${theme.vars.palette.field}`,
    backgroundColor: theme.vars.palette.card,
    color: theme.vars.palette.brandInk,
    '&::before': {
      content: '""',
      width: 6,
      height: 11,
      marginTop: -3,
      border: 'solid currentColor',
      borderWidth: '0 2.2px 2.2px 0',
      rotate: '42deg',
      opacity: 0,
    },
    '&:checked': {
      backgroundColor: theme.vars.palette.brand,
      borderColor: theme.vars.palette.brand,
      '&::before': { opacity: 1 },
    },
    '&[type=radio]': {
      borderRadius: '50%',
      '&::before': {
        width: 8,
        height: 8,
        marginTop: 0,
        borderWidth: 0,
        borderRadius: '50%',
        backgroundColor: 'currentColor',
      },
    },
    '&[aria-invalid=true]': { borderColor: theme.vars.palette.bad },
    // forced-colors mode drops the colors: fall back to the native box
    '@media (forced-colors: active)': { appearance: 'auto', '&::before': { content: 'none' } },
  },
  '& > .count': {
    marginLeft: 'auto',
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.caption.fontSize,
    fontVariantNumeric: 'tabular-nums',
  },
}));
type LightCheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  type?: 'checkbox' | 'radio';
  error?: string | undefined;
  /** How many results a filter has, at the end of the line. */
  count?: ReactNode;
  /** The filter has no results, but can still be checked. */
  dimmed?: boolean;
};

/**
 * A checkbox (or `type="radio"`) for landing pages, with its label next to it. Accepts every native
 * prop. MUI's costs 4 kB gzip, and the job list shows some thirty checkboxes at once; the
 * registration page has no budget left next to its list of countries. Other forms use
 * ui/form/CheckboxInput and RadioInput.
 */
export const LightCheckbox = ({
  label,
  error = '',
  count,
  type = 'checkbox',
  dimmed = false,
  ...input
}: LightCheckboxProps) => {
  const errorId = useId();
  const hasError = error !== '';
  return (
    <div>
      <Line className={dimmed ? 'dimmed' : undefined}>
        <input
          {...input}
          type={type}
          {...(hasError && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <span>{label}</span>
        {count != null && <span className="count">{count}</span>}
      </Line>
      {hasError && (
        <ErrorText id={errorId} style={{ marginTop: 4 }}>
          {error}
        </ErrorText>
      )}
    </div>
  );
};
