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
  // main content first, the side column below it
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .side': { order: 1 },
  },
}));

/**
 * The columns of a profile below its header: who it is on the left, the main content on the right;
 * on a phone the main content comes first.
 */
export const ProfileColumns = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <Columns>
    <div className="side">{side}</div>
    {children}
  </Columns>
);
