import { useId, type ReactNode } from 'react';
import { styled } from '@/ui/styled';
import { Card } from './Card';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 40,
  flexWrap: 'wrap',
});
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3 }));

/** A card with a heading and, on its right, the actions (an edit button). */
export const ProfileSection = ({
  title,
  anchor,
  action,
  children,
}: {
  title: string;
  /** The id that links point to; following such a link focuses the section. */
  anchor?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <Card
      component="section"
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      aria-labelledby={id}
      sx={{ p: { xs: '16px 20px 20px', sm: '18px 24px 24px' } }}
    >
      <Head>
        <Title id={id}>{title}</Title>
        {action}
      </Head>
      <div style={{ marginTop: 10 }}>{children}</div>
    </Card>
  );
};
