import { styled } from '@/ui/styled';

/** A list of cards, each with its parts in a row that wraps: `.who` takes the space that is left. */
export const CardRows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& li > .MuiCard-root': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    padding: '14px 18px',
  },
  '& .who': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '& h2, & h3': { fontSize: theme.typography.lead.fontSize, fontWeight: 650 },
  '& p': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
}));
