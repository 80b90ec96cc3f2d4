import { useRef, type KeyboardEvent } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { commonTexts } from '@/texts/common';
import { jobTexts } from '@/texts/jobs/job';
import { jobsDeskTexts } from '@/texts/jobs/jobsDesk';
import { companyTexts } from '@/texts/profiles/company';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { TextInput } from '@/ui/form/TextInput';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { nearDayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { companyLimits } from '@contract/companies';
import type { ChosenJobs } from './useChosenJobs';
import { useJobChoice, type OfferedJobs } from './useJobChoice';
import { useRestoreFocusOnRowRemoval } from './useRestoreFocusOnRowRemoval';

const { choice: texts } = companyTexts;
const Frame = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
  '& .counts': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    minHeight: 24,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
  // fixed height, so that the dialog doesn't resize while typing
  '& .jobs': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: 4,
    height: 'clamp(160px, 34vh, 264px)',
    overflow: 'auto',
    padding: 12,
    border: `1px solid ${theme.vars.palette.line}`,
    borderRadius: theme.shape.radius.md,
    overflowWrap: 'anywhere',
  },
  '& .jobs[aria-busy=true]': { color: theme.vars.palette.ink2 },
  '& .jobs > button': { justifySelf: 'start' },
}));

/**
 * "Springfield · posted Nov 17", "Springfield · Filled · posted Mar 1, 2025": tells jobs with the
 * same title apart.
 */
const factsText = ({ location, status, createdAt, updatedAt }: Job, now: number): string => {
  const isDraft = status === 'draft';
  const day = nearDayText((isDraft ? updatedAt : createdAt) ?? '', now);
  return [
    location,
    status !== undefined && status !== 'live' && jobTexts.status[status],
    // a job waiting for review isn't posted yet
    day !== '' &&
      status !== 'waiting' &&
      (isDraft ? jobsDeskTexts.saved(day) : jobsDeskTexts.posted(day)),
  ]
    .filter(Boolean)
    .join(' · ');
};

type JobBoxProps = { job: Job; now: number; isTicked: boolean; isFull: boolean; tick: () => void };

const JobBox = ({ job, now, isTicked, isFull, tick }: JobBoxProps) => (
  <CheckboxInput
    label={
      <>
        <span dir="auto">{job.jobtitle || jobTexts.untitled}</span>{' '}
        <small dir="auto">{factsText(job, now)}</small>
      </>
    }
    checked={isTicked}
    disabled={isFull && !isTicked}
    onChange={tick}
  />
);

/**
 * Keys of the search field: Enter doesn't submit the form, and Escape clears the text, if any,
 * instead of closing the dialog.
 */
const searchKeys =
  (typed: string, empty: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation();
      empty();
    }
  };

type JobChoiceProps = {
  chosenJobs: ChosenJobs;
  /** Which jobs are offered; all if omitted. */
  offered?: OfferedJobs;
};

/**
 * Selects some of a company's jobs, of which there may be thousands: a search field and the first
 * matches to check.
 */
export const JobChoice = ({ offered, chosenJobs }: JobChoiceProps) => {
  const { jobIds, isFull, ticked, toggleJob } = chosenJobs;
  const { typed, type, shown, countText, isStale, hasFailed, refetch } = useJobChoice(
    offered,
    ticked,
  );
  const now = useNow();
  const field = useRef<HTMLInputElement>(null);
  const rows = useRestoreFocusOnRowRemoval(
    field,
    shown.map(({ _id }) => _id),
  );
  return (
    <Frame aria-label={texts.label}>
      <TextInput
        ref={field}
        type="search"
        name="q"
        label={texts.search}
        placeholder={texts.search}
        hideLabel
        autoComplete="off"
        maxLength={300}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={searchKeys(typed, () => type(''))}
      />
      <div className="counts num">
        <output>
          {hasFailed ? texts.failed : countText} {isFull && texts.full(companyLimits.chosenJobs)}
        </output>
        {jobIds.length > 0 && <span>{texts.chosen(jobIds.length)}</span>}
      </div>
      <div className="jobs" aria-busy={isStale} {...rows}>
        {!hasFailed && countText === '' && <p>{commonTexts.loading}</p>}
        {hasFailed && <TryAgain onClick={refetch} />}
        {shown.map((job) => (
          <JobBox
            key={job._id}
            {...{ job, now, isFull }}
            isTicked={jobIds.includes(job._id)}
            tick={() => toggleJob(job)}
          />
        ))}
      </div>
    </Frame>
  );
};
