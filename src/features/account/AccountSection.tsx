import { useId, type ReactNode } from 'react';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';

const Frame = styled(Card)(({ theme }) => ({
  padding: 24,
  '& h2': { ...theme.typography.h3, marginBottom: 8 },
  '& > p': { color: theme.vars.palette.ink2, maxWidth: '60ch' },
  '& form, & ul': { marginTop: 20 },
  '& > .actions': { marginTop: 20 },
}));

/** A section of the account screen with its heading. */
export const AccountSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Frame component="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  );
};
