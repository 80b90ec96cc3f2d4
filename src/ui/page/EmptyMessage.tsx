import type { ReactNode } from 'react';
import { EmptyArt } from '@/ui/art/illustrations';
import { styled } from '@/ui/styled';

const Frame = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 16,
  padding: '40px 24px',
});
const Text = styled('p')(({ theme }) => ({ ...theme.typography.h3, maxWidth: '40ch' }));
const More = styled('div')(({ theme }) => ({
  color: theme.vars.palette.ink2,
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  maxWidth: '52ch',
  '&:empty': { display: 'none' },
}));

/**
 * An empty list: a drawing, the spec's text, and the available actions below. `art` replaces the
 * drawing.
 */
export const EmptyMessage = ({
  text,
  children,
  art = <EmptyArt />,
}: {
  text: string;
  children?: ReactNode;
  art?: ReactNode;
}) => (
  <Frame>
    {art}
    <Text>{text}</Text>
    {children != null && <More>{children}</More>}
  </Frame>
);
