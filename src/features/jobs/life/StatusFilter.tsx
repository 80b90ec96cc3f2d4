import { jobTexts } from '@/texts/jobs/job';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { SelectInput } from '@/ui/form/SelectInput';
import { jobStatuses, type JobStatus } from '@contract/jobs/jobStatuses';

const { filter: texts } = jobLifeTexts;

type StatusFilterProps = {
  /** The number of jobs in each state, regardless of other filters. */
  counts: Partial<Record<JobStatus, number>>;
  /** The selected state; `null` for all. */
  status: JobStatus | null;
  onChange: (status: JobStatus | null) => void;
};

/** Filters the employer's own jobs by state; offers the states that occur, each with its count. */
export const StatusFilter = ({ counts, status, onChange }: StatusFilterProps) => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <SelectInput
      label={texts.label}
      value={status ?? ''}
      onChange={({ target }) => onChange(jobStatuses.find((each) => each === target.value) ?? null)}
    >
      <option value="">{texts.all(all)}</option>
      {jobStatuses
        .filter((each) => (counts[each] ?? 0) > 0 || each === status)
        .map((each) => (
          <option key={each} value={each}>
            {texts.of(jobTexts.status[each], counts[each] ?? 0)}
          </option>
        ))}
    </SelectInput>
  );
};
