import { styled } from '@/ui/styled';

/** A vertical group of checkboxes or radio buttons, each with a line of explanation. */
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
