import type { ReactNode } from 'react';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';

const Frame = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  paddingBlock: '24px 0',
  alignItems: 'start',
  // side by side on wide screens; the side card is first in the document, so that phones show it
  // first
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    gap: 56,
    paddingTop: 40,
    '& > .side': { gridColumn: 2, gridRow: 1, height: '100%' },
    '& > .text': { gridColumn: 1, gridRow: 1 },
  },
  '@media print': { display: 'block', '& > .side': { marginBottom: 24 } },
}));

/** A job page below its head: the text, and the side card, which stays in view beside it. */
export const JobColumns = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <Frame>
    <div className="side">{side}</div>
    <article className="text">{children}</article>
  </Frame>
);
