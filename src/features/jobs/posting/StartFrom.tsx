import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { useAppDispatch } from '@/api/hooks';
import { jobBoardApi, type Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { placeText } from '@contract/search/places/placeText';
import { toHiringFormValues } from '../hiring/hiringFields';
import { toJobFormValues } from '../inputs/jobFields';

const { start: texts } = jobPostTexts;
/**
 * Longer lists need a search, which the page of the employer's jobs has; jobs can be duplicated
 * there.
 */
const maxJobs = 10;

const nameOf = ({ jobtitle, location }: Job): string =>
  [jobtitle || jobTexts.untitled, placeText(location)].filter(Boolean).join(' · ');
/** Maps each name to the newest job that has it. */
const byName = (jobs: readonly Job[]): Map<string, Job> => {
  const named = new Map<string, Job>();
  for (const job of jobs) if (!named.has(nameOf(job))) named.set(nameOf(job), job);
  return named;
};

type StartFromProps = {
  form: Pick<CheckedForm<string>, 'rhf' | 'isUnsaved'>;
  /** The employer's jobs, newest first; `undefined` while loading. */
  jobs: readonly Job[] | undefined;
};

type ChoiceProps = Pick<StartFromProps, 'form'> & { jobs: readonly Job[] };

/**
 * Fills the form from a job. `asked` is the job that needs a confirmation first, since what was
 * typed would be replaced; `said` announces the job that the form was filled from.
 */
const useFill = ({ rhf, isUnsaved }: StartFromProps['form']) => {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<Job | null>(null);
  const [said, setSaid] = useState('');
  // the number of choices so far: only the last one fills the form
  const choices = useRef(0);
  const ask = (job: Job): void => {
    choices.current += 1;
    setAsked(job);
  };
  const fill = async (job: Job): Promise<void> => {
    setAsked(null);
    choices.current += 1;
    const choice = choices.current;
    const before = JSON.stringify(rhf.getValues());
    // jobs in lists have no questions
    const { data } = await dispatch(
      jobBoardApi.endpoints.getJob.initiate({ id: job._id }, { subscribe: false }),
    );
    if (choice !== choices.current) return;
    const isTypedMeanwhile = isUnsaved() && JSON.stringify(rhf.getValues()) !== before;
    if (isTypedMeanwhile) return ask(job);
    const from = data ?? job;
    // the last day to apply isn't copied: it was specific to that job
    const filled = { ...toJobFormValues(from), ...toHiringFormValues(from), closesOn: '' };
    for (const [name, text] of Object.entries(filled))
      rhf.setValue(name, text, { shouldDirty: true });
    rhf.clearErrors();
    setSaid(texts.filled(nameOf(job)));
    rhf.setFocus('jobtitle');
  };
  return {
    asked,
    said,
    choose: (job: Job): void => {
      if (isUnsaved()) ask(job);
      else void fill(job);
    },
    confirm: (): void => {
      if (asked) void fill(asked);
    },
    cancel: (): void => setAsked(null),
  };
};

const Choice = ({ form, jobs }: ChoiceProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { asked, said, choose, confirm, cancel } = useFill(form);
  const named = [...byName(jobs)].slice(0, maxJobs);
  return (
    <div>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {named.map(([name, job]) => (
          <MenuItem
            key={job._id}
            onClick={() => {
              setAnchor(null);
              choose(job);
            }}
          >
            <span dir="auto">{name}</span>
          </MenuItem>
        ))}
      </Menu>
      <output className="visually-hidden">{said}</output>
      <ConfirmDialog
        open={asked !== null}
        text={texts.confirm}
        detail={texts.detail}
        confirmLabel={texts.replace}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </div>
  );
};

/** Fills the form from one of the employer's jobs; asks first if something was typed. */
export const StartFrom = ({ form, jobs }: StartFromProps) => {
  // reserves its space, so that the fields below don't move
  if (!jobs)
    return (
      <Button variant="outlined" size="small" disabled sx={{ visibility: 'hidden' }}>
        {texts.label}
      </Button>
    );
  return jobs.length > 0 && <Choice form={form} jobs={jobs} />;
};
