import type { Candidate } from '@/api/jobBoardApi';
import { candidateTexts as texts } from '@/texts/candidates/candidates';
import { styled } from '@/ui/styled';
import { useNow } from '@/ui/text/now';
import { CandidateTile } from './CandidateTile';
import { activeText, candidateName, candidatePlace } from './describeCandidate';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  overflowWrap: 'anywhere',
  '& h2, & h3': { ...theme.typography.h3 },
  '& p': { color: theme.vars.palette.ink2, fontSize: theme.typography.dense.fontSize },
}));

/** Who a candidate is, as far as they share it. */
export const CandidateHead = ({
  candidate,
  level: Level = 'h2',
}: {
  candidate: Candidate;
  level?: 'h2' | 'h3';
}) => {
  const now = useNow();
  const { headline, years } = candidate;
  const facts = [
    candidatePlace(candidate),
    years === undefined ? '' : texts.years(years),
    activeText(candidate, now),
  ];
  return (
    <Frame>
      <CandidateTile candidate={candidate} size={64} />
      <div>
        <Level dir="auto" tabIndex={-1} data-candidate-heading>
          {candidateName(candidate)}
        </Level>
        <p dir="auto">{headline}</p>
        <p className="num">{facts.filter(Boolean).join(', ')}</p>
      </div>
    </Frame>
  );
};
