import { styled } from '@mui/material/styles';
import { useId, type ComponentProps, type ReactNode } from 'react';

const Frame = styled('div')({ display: 'grid', gap: 4 });
// the label's whole line is the target, 32 px high
const Line = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '4px 0',
  lineHeight: 1.5,
  fontWeight: 500,
  cursor: 'pointer',
  fontSize: '.9375rem',
  '& > input': {
    appearance: 'none',
    flex: 'none',
    width: 20,
    height: 20,
    margin: '1px 0 0',
    borderRadius: 6,
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
    '&:disabled': {
      backgroundColor: theme.vars.palette.sunk,
      borderColor: theme.vars.palette.line2,
    },
    // colours are dropped where the system chooses them: leave it the native box
    '@media (forced-colors: active)': { appearance: 'auto', '&::before': { content: 'none' } },
  },
  '& > .count': {
    marginLeft: 'auto',
    color: theme.vars.palette.ink3,
    fontSize: '.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
}));
const Error = styled('p')(({ theme }) => ({
  color: theme.vars.palette.bad,
  fontSize: '.8125rem',
  fontWeight: 600,
}));

type CheckboxInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string;
  type?: 'checkbox' | 'radio';
  /** A number at the line's end, as in filters. */ count?: ReactNode;
};

/** A checkbox (or `type="radio"`) with its label beside it; takes ref and every native prop. */
export const CheckboxInput = ({
  label,
  error,
  count,
  id: given,
  type = 'checkbox',
  ...input
}: CheckboxInputProps) => {
  const made = useId();
  const id = given ?? made;
  const wrong = error !== undefined && error !== '';
  return (
    <Frame>
      <Line htmlFor={id}>
        <input
          {...input}
          id={id}
          type={type}
          {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <span>{label}</span>
        {count != null && <span className="count">{count}</span>}
      </Line>
      {wrong && <Error id={`${id}-error`}>{error}</Error>}
    </Frame>
  );
};
