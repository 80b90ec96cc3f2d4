import type { ReactNode } from 'react';
import type { JobSeeker, OpenToWork } from '@/api/jobBoardApi';
import { useGetJobSeekerQuery, useGetOpenToWorkQuery } from '@/api/memberApi';
import { seekerName } from '@/features/seekers/seekerName';
import { useSession } from '@/session/useSession';
import { candidateTexts, educationTexts } from '@/texts/candidates/candidates';
import { invitationTexts } from '@/texts/candidates/openToWork';
import { EyeIcon, LockIcon } from '@/ui/art/documentIcons';
import { CheckIcon, CloseIcon } from '@/ui/art/icons';
import { styled } from '@/ui/styled';
import { breakable } from '@/ui/text/breakable';

const { sees: texts } = invitationTexts;
const Frame = styled('section')(({ theme }) => ({
  justifySelf: 'stretch',
  '& h3': { ...theme.typography.h3, marginBottom: 12 },
  '& .two': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.line}`,
    borderRadius: theme.shape.radius.lg,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& .two > div': { minWidth: 0, padding: '16px 20px' },
  '& .after': { backgroundColor: theme.vars.palette.brandSoft },
  '& h4, & li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& h4': { marginBottom: 10, ...theme.typography.subtitle2 },
  '& .after h4, & li svg': { color: theme.vars.palette.brandText },
  '& li': {
    paddingBlock: 3,
    fontSize: theme.typography.body2.fontSize,
    overflowWrap: 'anywhere',
  },
  '& li > span': { minWidth: 0 },
  '& .none, & .none svg': { color: theme.vars.palette.ink2 },
}));

/** What an employer sees in the search. */
const seenNow = ({ headline, years, education, place, showCv }: OpenToWork): string[] =>
  [
    headline,
    years === undefined ? '' : candidateTexts.years(years),
    education ? educationTexts[education] : '',
    place,
    showCv ? texts.positions : '',
  ].filter(Boolean);
/** What an employer also sees once the invitation is accepted. */
const seenAfter = (seeker: JobSeeker, { showCv }: OpenToWork): string[] =>
  [
    seekerName(seeker),
    seeker.emailjobseek ?? '',
    seeker.phonejobseek ?? '',
    showCv ? texts.cvFile : '',
  ].filter(Boolean);

const List = ({ shown, children }: { shown: readonly string[]; children?: ReactNode }) => (
  <ul>
    {shown.map((text) => (
      <li key={text}>
        <CheckIcon size={16} />
        <span dir="auto">{breakable(text)}</span>
      </li>
    ))}
    {children}
  </ul>
);

/**
 * Says what an inviting employer sees of a job seeker, and what more after the invitation is
 * accepted.
 */
export const WhatTheySee = ({ company }: { company: string }) => {
  const { usernamejobseek } = useSession();
  const { data: profile } = useGetOpenToWorkQuery();
  const { data: seeker } = useGetJobSeekerQuery(
    { usernamejobseek: usernamejobseek ?? '' },
    { skip: !usernamejobseek },
  );
  if (!profile || !seeker) return null;
  return (
    <Frame>
      <h3 dir="auto">{texts.title(company)}</h3>
      <div className="two">
        <div>
          <h4>
            <LockIcon size={16} />
            {texts.now}
          </h4>
          <List shown={seenNow(profile)}>
            <li className="none">
              <CloseIcon size={16} />
              <span>{texts.noContact}</span>
            </li>
          </List>
        </div>
        <div className="after">
          <h4>
            <EyeIcon size={16} />
            {texts.after}
          </h4>
          <List shown={seenAfter(seeker, profile)} />
        </div>
      </div>
    </Frame>
  );
};
