import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const List = styled('dl')(({ theme }) => ({
  display: 'grid', gridTemplateColumns: 'minmax(96px, 132px) minmax(0, 1fr)', gap: '10px 12px', fontSize: '.9375rem',
  '& dt': { color: theme.vars.palette.ink3 }, '& dd': { fontWeight: 550, overflowWrap: 'anywhere' },
  '&.stacked': { gridTemplateColumns: '1fr', gap: 2, '& dt': { fontSize: '.875rem' }, '& dd': { fontWeight: 650, fontSize: '1rem', marginBottom: 12 }, '& dd:last-child': { marginBottom: 0 } },
}));

/** Label and value in two columns; `stacked` puts the value below its label, as in a side card. */
export const FactList = ({ facts, stacked = false }: { facts: { label: string; value: ReactNode }[]; stacked?: boolean }) => (
  <List className={stacked ? 'stacked num' : 'num'}>
    {facts.flatMap(({ label, value }) => [<dt key={`${label}-label`}>{label}</dt>, <dd key={`${label}-value`}>{value}</dd>])}
  </List>
);
