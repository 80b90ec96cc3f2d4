import type { ReactNode } from 'react';
import { authTexts } from '@/texts/auth/auth';
import { styled } from '@/ui/styled';

const Fold = styled('details')(({ theme }) => ({
  '& summary': {
    marginBottom: 20,
    cursor: 'pointer',
    fontWeight: 600,
    color: theme.vars.palette.brandText,
  },
}));

/** Collapses the employer's login form for a job seeker who has just registered. */
export const FoldedLogin = ({ children }: { children: ReactNode }) => (
  <Fold>
    <summary>{authTexts.employerLogin}</summary>
    {children}
  </Fold>
);
