import { styled } from '@/ui/styled';

/** Styles of labels with their text and input, two of them side by side. */
const Fields = styled('form')(({ theme }) => ({
  '& > label': {
    display: 'grid',
    padding: '9px 18px',
    borderRadius: theme.shape.borderRadius,
    cursor: 'text',
    transition: theme.transitions.create('background-color', { duration: 150 }),
  },
  '& > label:focus-within': {
    backgroundColor: theme.vars.palette.sunk,
    outline: `2px solid ${theme.vars.palette.ring}`,
    outlineOffset: -1,
  },
  '& > label + label': {
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 8,
      bottom: 8,
      borderLeft: `1px solid ${theme.vars.palette.line}`,
    },
  },
  '& label > span': {
    ...theme.typography.caption,
    fontWeight: 650,
    color: theme.vars.palette.ink2,
  },
  '& input': {
    width: '100%',
    minWidth: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    ...theme.typography.body1,
    fontWeight: 550,
    outline: 'none',
    appearance: 'none',
  },
  '& input::placeholder': { color: theme.vars.palette.ink3, opacity: 1 },
}));

/** Two fields and a button in one row; stacked on phones. */
export const HeroForm = styled(Fields)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, .78fr) auto',
  padding: 8,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.card,
  color: theme.vars.palette.ink,
  boxShadow: '0 24px 60px -24px rgb(0 0 0 / .55)',
  '& button': { minHeight: 56, paddingInline: 28, borderRadius: theme.shape.borderRadius },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    '& > label + label::before': {
      left: 18,
      right: 18,
      top: -2,
      bottom: 'auto',
      borderLeft: 0,
      borderTop: `1px solid ${theme.vars.palette.line}`,
    },
    '& button': { marginTop: 6 },
  },
  // on a plain background instead of the dark hero
  '&.plain': { border: `1px solid ${theme.vars.palette.field}`, boxShadow: 'none' },
}));
