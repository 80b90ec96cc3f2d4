import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Job } from '@/api/jobBoardApi';
import { JobCard } from '@/features/jobs/card/JobCard';
import { JobTexts } from '@/features/jobs/view/JobTexts';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { LightChip } from '@/ui/light/LightChip';
import { Card } from '@/ui/page/Card';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { styled } from '@/ui/styled';
import { useNow } from '@/ui/text/now';
import { pickHiringFields, readQuestions } from '../hiring/hiringFields';
import {
  qualifications,
  responsibilities,
  type JobFormValues,
  type JobInputsForm,
} from './jobFields';
import { previewJob } from './previewJob';

const { preview } = jobPostTexts;
const lists = [...responsibilities, ...qualifications];
const Frame = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  overflowWrap: 'anywhere',
  maxHeight: 'calc(100dvh - 124px)',
  overflowY: 'auto',
  borderRadius: theme.shape.radius.card,
  '& > .head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    '& > h2': {
      fontSize: theme.typography.caption.fontSize,
      fontWeight: 650,
      color: theme.vars.palette.ink3,
    },
  },
  '& .asked': {
    display: 'grid',
    gap: 6,
    marginTop: 8,
    paddingInlineStart: 20,
    listStyle: 'decimal',
  },
  '& .asks': { display: 'grid', gap: 0, '& h3': { ...theme.typography.subtitle2 } },
}));
const JobPagePreview = lazyUntilLoaded(
  async () =>
    (await import(/* webpackChunkName: "JobPagePreview" */ './JobPagePreview')).JobPagePreview,
);

type Typed = Partial<JobFormValues>;
type PreviewProps = {
  form: Pick<JobInputsForm, 'rhf'>;
  /** The job to edit, whose logo and age are shown. */
  job?: Job;
  /** The employer's logo, for a new job. */
  logo?: string | null | undefined;
};

/** Opens a full-screen preview of the job's page. */
export const PageButton = ({ form, job, logo }: PreviewProps) => {
  const now = useNow();
  const [shown, setShown] = useState<Job | null>(null);
  return (
    <>
      <Button
        variant="text"
        size="small"
        onClick={() => setShown(previewJob(form.rhf.getValues(), { job, logo, now }))}
      >
        {preview.page}
      </Button>
      {shown && (
        <Suspense fallback={null}>
          <JobPagePreview job={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
};

/** The long texts of the job's page, and the questions to applicants on our host. */
const PreviewTexts = ({ typed }: { typed: Typed }) => {
  const questions = readQuestions(pickHiringFields(typed).questions).filter(({ text }) =>
    text.trim(),
  );
  const points = Object.fromEntries(lists.map((name) => [name, typed[name] ?? '']));
  const { longDescription } = pickHiringFields(typed);
  const hasTexts = [longDescription, ...Object.values(points)].some((text) => text.trim());
  if (!hasTexts && questions.length === 0) return null;
  return (
    <Card sx={{ p: 3, display: 'grid', gap: 3 }}>
      {hasTexts && (
        <JobTexts
          job={{ _id: '', jobtitle: '', longDescription, ...points }}
          level={3}
          compact
          noLinks
        />
      )}
      {questions.length > 0 && (
        <div className="asks">
          <h3>{preview.questions}</h3>
          <ol className="asked">
            {questions.map(({ id, text }) => (
              <li key={id} dir="auto">
                {text}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Card>
  );
};

/**
 * A live preview of the job for job seekers: its card in lists, then the other texts of its page.
 */
export const JobPreview = ({ form, job, logo }: PreviewProps) => {
  const typed: Typed = useWatch({ control: form.rhf.control });
  const now = useNow();
  return (
    // scrollable if it is longer than the window, and so must be reachable by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Frame aria-label={preview.title} tabIndex={0}>
      <div className="head">
        <h2>{preview.title}</h2>
        <PageButton {...{ form, logo }} {...(job && { job })} />
      </div>
      <JobCard
        job={previewJob(typed, { job, logo, now })}
        chips={typed.categoryName && <LightChip>{typed.categoryName}</LightChip>}
      />
      <PreviewTexts typed={typed} />
    </Frame>
  );
};
