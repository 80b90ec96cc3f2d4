import { jobTexts } from '@/texts/jobs/job';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { SelectInput } from '@/ui/form/SelectInput';
import { jobStatuses, type JobStatus } from '@contract/jobs/jobStatuses';

const { filter: texts } = jobLifeTexts;

type StatusFilterProps = {
  /** How many jobs are in each state, whatever else they are filtered by. */
  counts: Partial<Record<JobStatus, number>>;
  /** The state that is chosen; null: all. */
  status: JobStatus | null;
  onChange: (status: JobStatus | null) => void;
};

/** Which state of one's own jobs are listed; the states that there are, each with its number. */
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
