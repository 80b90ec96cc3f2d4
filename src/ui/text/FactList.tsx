import type { ReactNode } from 'react';
import { styled } from '@/ui/styled';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'fit-content(132px) minmax(0, 1fr)',
  gap: '10px 12px',
  fontSize: theme.typography.dense.fontSize,
  '& dt': { color: theme.vars.palette.ink3 },
  '& dd': { fontWeight: 550, overflowWrap: 'anywhere' },
  '& .long': { gridColumn: '1 / -1' },
  '& dt.long': { marginBottom: -8 },
  '& dd.long': { whiteSpace: 'pre-line', fontWeight: 500 },
  '&.stacked': {
    gridTemplateColumns: '1fr',
    gap: 2,
    '& dt': { fontSize: theme.typography.body2.fontSize },
    '& dd': { fontWeight: 650, fontSize: theme.typography.body1.fontSize, marginBottom: 12 },
    '& dd:last-child': { marginBottom: 0 },
  },
}));

export type Fact = {
  label: string;
  value: ReactNode;
  long?: boolean;
  /** The value is missing; its text only says so. */
  isMissing?: boolean;
};

/**
 * Labels and values in two columns. A `long` value is below its label; `stacked` does so for all,
 * as in a side card.
 */
export const FactList = ({
  facts,
  stacked = false,
}: {
  facts: readonly Fact[];
  stacked?: boolean;
}) => (
  <List className={stacked ? 'stacked num' : 'num'}>
    {facts.flatMap(({ label, value, long = false }) => [
      <dt key={`${label}-label`} className={long ? 'long' : undefined}>
        {label}
      </dt>,
      <dd key={`${label}-value`} className={long ? 'long' : undefined}>
        {value}
      </dd>,
    ])}
  </List>
);
