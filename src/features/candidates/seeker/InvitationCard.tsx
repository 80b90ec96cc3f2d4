import type { Invitation } from '@/api/jobBoardApi';
import { invitationTexts as texts } from '@/texts/candidates/openToWork';
import { styled } from '@/ui/styled';
import { Chip, type ChipTone } from '@/ui/text/Chip';
import { nearDayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { InvitationActions } from '../InvitationActions';

const Frame = styled('article')(({ theme }) => ({
  padding: '18px 24px',
  borderTop: `1px solid ${theme.vars.palette.line}`,
  overflowWrap: 'anywhere',
  '&:first-of-type': { borderTop: 0 },
  '&.wanted': { backgroundColor: theme.vars.palette.brandSoft },
  '& .head': { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' },
  '& h2': {
    flex: '1 1 220px',
    fontSize: theme.typography.body1.fontSize,
    fontWeight: 650,
  },
  '& .from': { color: theme.vars.palette.ink2, fontSize: theme.typography.dense.fontSize },
  '& blockquote': { margin: '12px 0 0', whiteSpace: 'pre-line' },
}));
const tones: Record<Invitation['state'], ChipTone> = {
  sent: 'amber',
  accepted: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
  ended: 'neutral',
};

/** An invitation to a job, with its actions. */
export const InvitationCard = ({
  invitation,
  isWanted,
}: {
  invitation: Invitation;
  isWanted: boolean;
}) => {
  const now = useNow();
  const { state, job, company, message, createdAt } = invitation;
  return (
    <Frame className={isWanted ? 'wanted' : undefined}>
      <div className="head">
        <h2 dir="auto">
          {job.isOpen ? (
            <TextLink to={paths.jobView(job._id)}>{job.jobtitle}</TextLink>
          ) : (
            job.jobtitle
          )}
        </h2>
        <Chip tone={tones[state]}>{texts.states[state]}</Chip>
      </div>
      <p className="from">
        {texts.from(company, nearDayText(createdAt, now))}
        {!job.isOpen && `. ${texts.closed}`}
      </p>
      <blockquote dir="auto">{message}</blockquote>
      <InvitationActions invitation={invitation} />
    </Frame>
  );
};
