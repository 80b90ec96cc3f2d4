import type { ApplicationDetails } from '@/api/jobBoardApi';
import { applicationTexts } from '@/texts/jobs/applications';
import { ClockIcon } from '@/ui/art/documentIcons';
import { CheckIcon, CloseIcon } from '@/ui/art/icons';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { Chip, type ChipTone } from '@/ui/text/Chip';
import { dayText, dayTimeText, shortWeekdayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { promiseState, type PromiseState } from './promiseState';

const { promise: texts } = applicationTexts.mine;
const Frame = styled(Card)(({ theme }) => ({
  padding: 24,
  '& .top': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    marginBottom: 8,
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.body2.fontSize,
    overflowWrap: 'anywhere',
  },
  '& h2': { ...theme.typography.h3 },
  '& .chip': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .text': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& .text a': {
    color: theme.vars.palette.brandText,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
  },
}));
const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 6,
  margin: '16px 0 12px',
  textAlign: 'center',
  color: theme.vars.palette.ink3,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 600,
  '& i': {
    display: 'grid',
    placeItems: 'center',
    height: 32,
    marginBottom: 5,
    border: '1px solid transparent',
    borderRadius: theme.shape.radius.md,
    backgroundColor: theme.vars.palette.brandSoft,
  },
  // the weekday above the day, regardless of the available width
  '& b': { display: 'block', width: 'min-content', margin: 'auto', fontWeight: 'inherit' },
  '& .ahead i': { border: `1.5px dashed ${theme.vars.palette.field}`, background: 'none' },
  '& .kept i': {
    borderColor: theme.vars.palette.good,
    backgroundColor: theme.vars.palette.goodSoft,
    color: theme.vars.palette.good,
  },
  '& .late i': {
    borderColor: theme.vars.palette.bad,
    backgroundColor: theme.vars.palette.badSoft,
    color: theme.vars.palette.bad,
  },
  '& .today': { color: theme.vars.palette.ink },
  '& .today i': {
    boxShadow: `0 0 0 2px ${theme.vars.palette.card}, 0 0 0 4px ${theme.vars.palette.brand}`,
  },
}));

const tones: Record<PromiseState['kind'], ChipTone> = {
  waiting: 'brand',
  today: 'amber',
  late: 'bad',
  kept: 'good',
  answeredLate: 'neutral',
};
const chipText = ({ kind, days }: PromiseState): string =>
  ({
    waiting: texts.left(days),
    today: texts.dueToday,
    late: texts.daysLate(days),
    kept: texts.kept,
    answeredLate: texts.answeredLate,
  })[kind];

const barText = ({ kind, answeredDay, cells }: PromiseState): string =>
  kind === 'kept' && answeredDay !== undefined
    ? texts.answeredBar(answeredDay, cells.length)
    : texts.bar(cells.filter(({ look }) => look !== 'ahead').length, cells.length);

const Cells = ({ promise }: { promise: PromiseState }) => {
  const { cells } = promise;
  if (cells.length === 0) return null;
  return (
    // the cells are announced as a single image
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Days role="img" aria-label={barText(promise)} className="num">
      {cells.map(({ at, look, isToday }) => (
        <span key={at} className={isToday ? `${look} today` : look}>
          <i>
            {look === 'kept' && <CheckIcon size={16} />}
            {look === 'late' && <CloseIcon size={16} />}
          </i>
          <b>{shortWeekdayText(at)}</b>
        </span>
      ))}
    </Days>
  );
};

type PartProps = { application: ApplicationDetails; promise: PromiseState };
const Words = ({ application, promise: { kind, answeredDay, earlyDays } }: PartProps) => {
  const now = useNow();
  const company = application.companyname || applicationTexts.employer;
  const { answeredAt = '' } = application;
  if (kind === 'waiting') return texts.texts.waiting(company);
  if (kind === 'today') return texts.texts.today(company);
  if (kind === 'late')
    return (
      <>
        {texts.texts.late} <a href="#messages">{texts.ask}</a>
      </>
    );
  if (answeredDay === 0) return texts.texts.sameDay;
  return texts.texts.kept(dayTimeText(answeredAt, now), earlyDays);
};

/**
 * The employer's promise to answer by a date: waiting, due today, late or kept. Renders nothing
 * without a promise.
 */
export const PromiseCard = ({ application }: { application: ApplicationDetails }) => {
  const now = useNow();
  const promise = promiseState(application, now);
  if (!promise) return null;
  const { dueAt = '', companyname } = application;
  const due = dayText(dueAt, now);
  const heading =
    promise.kind === 'today'
      ? texts.today
      : promise.kind === 'late'
        ? texts.late(due)
        : texts.title(due);
  return (
    <Frame component="section" aria-label={texts.label}>
      <div className="top">
        <bdi>{texts.of(companyname || applicationTexts.theEmployer)}</bdi>
        <Chip tone={tones[promise.kind]}>
          <span className="chip">
            {promise.kind === 'kept' && <CheckIcon size={14} />}
            {(promise.kind === 'waiting' || promise.kind === 'today') && <ClockIcon size={14} />}
            {chipText(promise)}
          </span>
        </Chip>
      </div>
      <h2 className="num">{heading}</h2>
      <Cells promise={promise} />
      <p className="text num" dir="auto">
        <Words application={application} promise={promise} />
      </p>
    </Frame>
  );
};
