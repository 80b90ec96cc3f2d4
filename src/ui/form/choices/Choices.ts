import { styled } from '@/ui/styled';

/** Boxes or circles that are chosen from, one below the other, each with a line about it. */
export const Choices = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& legend': { marginBottom: 8, fontWeight: 600 },
  '& small': {
    display: 'block',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
}));
