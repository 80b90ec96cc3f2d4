import type { Applicant } from '@/api/jobBoardApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { SendIcon } from '@/ui/art/actionIcons';
import { CalendarIcon, ClockIcon } from '@/ui/art/documentIcons';
import { CheckIcon } from '@/ui/art/icons';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { styled } from '@/ui/styled';
import { useNow } from '@/ui/text/now';
import { applicantName } from '../applicantName';
import type { DeskControls } from '../desk/useDesk';
import { dueText, promiseDay } from '../promise/promiseDay';
import { PromisePips } from '../promise/PromisePips';
import { applicationStatusLine } from './applicationStatusLine';

const { promise: texts } = applicantTexts;
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 7px',
  minHeight: 40,
  padding: '4px 12px',
  borderTop: `1px solid ${theme.vars.palette.line}`,
  color: theme.vars.palette.ink2,
  lineHeight: 1.35,
  '& > span:not([aria-hidden])': { flex: '1 1 64px', minWidth: 0, overflowWrap: 'anywhere' },
  '& > b': { marginLeft: 'auto' },
  '& > svg': { flex: 'none' },
  '& > .done': { color: theme.vars.palette.good },
  '& label': { position: 'relative', zIndex: 1 },
  '& b': { color: theme.vars.palette.ink, fontWeight: 650, whiteSpace: 'nowrap' },
  '& .due': { color: theme.vars.palette.amberText },
}));

const icons = { answered: CheckIcon, booked: CalendarIcon, waiting: ClockIcon, offered: SendIcon };

type CardFootProps = { desk: DeskControls; applicant: Applicant };

/** The last line of a card: a checkbox, and the status of the application. */
export const CardFoot = ({ desk: { selection }, applicant }: CardFootProps) => {
  const { _id: id, dueAt = '' } = applicant;
  const now = useNow();
  const promise = promiseDay(applicant, now);
  const isOpen = promise !== null && promise.kind !== 'answered';
  const { icon, text } = applicationStatusLine(applicant, promise, now);
  const Icon = icon && icons[icon];
  return (
    <Foot className="num">
      <CheckboxInput
        label={
          <span className="visually-hidden">{applicantTexts.select(applicantName(applicant))}</span>
        }
        checked={selection.selected.includes(id)}
        onChange={() => selection.toggle(id)}
      />
      {promise && <PromisePips promise={promise} />}
      {Icon && <Icon size={15} className={icon === 'waiting' ? '' : 'done'} />}
      <span>{text}</span>
      {isOpen && <b className={promise.isDue ? 'due' : ''}>{texts.by(dueText(dueAt, now))}</b>}
    </Foot>
  );
};
