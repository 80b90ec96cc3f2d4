import { useId, type ReactNode } from 'react';
import { employerTexts } from '@/texts/profiles/employer';
import { LightCard } from '@/ui/light/LightCard';
import { openJobsAnchor } from '@/ui/page/anchor';
import { styled } from '@/ui/styled';

const Frame = styled('section')(({ theme }) => ({
  '& h2': theme.typography.h2,
  '& .count': {
    display: 'block',
    marginTop: 4,
    marginBottom: 18,
    color: theme.vars.palette.ink2,
  },
  '& .more': {
    padding: '14px 24px',
    borderTop: `1px solid ${theme.vars.palette.line}`,
    backgroundColor: theme.vars.palette.sunk,
    '& button': { position: 'relative' },
    '& p': { marginBottom: 10 },
  },
}));

type JobsFrameProps = {
  /** The number of jobs, announced when it changes. */
  count: string;
  isBusy?: boolean;
  /** The filters above the list. */
  filters?: ReactNode;
  children: ReactNode;
  /** Content below the list, inside its card. */
  foot?: ReactNode;
};

/** A company's open jobs under their heading. */
export const JobsFrame = ({ count, isBusy = false, filters, children, foot }: JobsFrameProps) => {
  const id = useId();
  return (
    <Frame id={openJobsAnchor} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{employerTexts.jobs.title}</h2>
      <output className="count num" aria-busy={isBusy}>
        {count}
      </output>
      {filters}
      <LightCard>
        {children}
        {foot}
      </LightCard>
    </Frame>
  );
};
