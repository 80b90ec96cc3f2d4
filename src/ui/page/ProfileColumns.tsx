import type { ReactNode } from 'react';
import { styled } from '@/ui/styled';
import { Wrap } from './Wrap';

const Columns = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '372px minmax(0, 1fr)',
  gap: 28,
  alignItems: 'start',
  paddingTop: 32,
  '& > .side': { display: 'grid', gap: 16, minWidth: 0 },
  // what one came for first: the side follows
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .side': { order: 1 },
  },
}));

/**
 * A profile below its head: who one is at the left, what one works with at the right; on a phone
 * the work comes first.
 */
export const ProfileColumns = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <Columns>
    <div className="side">{side}</div>
    {children}
  </Columns>
);
