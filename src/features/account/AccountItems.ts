import { styled } from '@/ui/styled';

/** A vertical list of an account's items: each with its name in bold, facts, and a button. */
export const AccountItems = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '14px 0',
    borderTop: `1px solid ${theme.vars.palette.line}`,
  },
  '& strong': { fontWeight: 650, marginRight: 10 },
  '& p': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
}));
