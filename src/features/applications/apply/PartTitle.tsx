import type { ReactNode } from 'react';
import { styled } from '@/ui/styled';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  '& > h2': { ...theme.typography.h3 },
  '& > span': { color: theme.vars.palette.ink3, fontSize: theme.typography.body2.fontSize },
}));

/** The heading of a part of the apply form, with an optional short text next to it. */
export const PartTitle = ({
  id,
  aside,
  children,
}: {
  id: string;
  aside?: ReactNode;
  children: ReactNode;
}) => (
  <Line>
    <h2 id={id}>{children}</h2>
    {aside != null && <span>{aside}</span>}
  </Line>
);
