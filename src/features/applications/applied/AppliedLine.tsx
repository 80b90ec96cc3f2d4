import type { Application } from '@/api/jobBoardApi';
import { appliedTexts } from '@/texts/jobs/applied';
import { CheckIcon } from '@/ui/art/icons';
import { styled } from '@/ui/styled';
import { dayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';

// above the link that covers a whole card
const Line = styled('p')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.body2.fontSize,
  '& > svg': { flex: 'none', color: theme.vars.palette.good },
}));

/** "Applied Nov 6 · see your application", with a link to it. */
export const AppliedLine = ({ application }: { application: Application }) => {
  const now = useNow();
  const { _id: id, state, createdAt, movedAt = createdAt } = application;
  const text =
    state === 'withdrawn'
      ? appliedTexts.withdrawn(dayText(movedAt, now))
      : appliedTexts.applied(dayText(createdAt, now));
  return (
    <Line className="applied">
      {state !== 'withdrawn' && <CheckIcon size={16} />}
      <span>
        <span className="num">{text}</span> ·{' '}
        <TextLink to={paths.application(id)} aria-label={appliedTexts.seeOf(application.jobtitle)}>
          {appliedTexts.see}
        </TextLink>
      </span>
    </Line>
  );
};
