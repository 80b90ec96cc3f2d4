import type { ReactNode } from 'react';
import type { Job } from '@/api/jobBoardApi';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { styled } from '@/ui/styled';
import { FormFoot } from './FormFoot';
import type { JobInputsForm } from './jobFields';
import { JobInputs } from './JobInputs';
import { JobPreview, PageButton } from './JobPreview';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px) minmax(0, 420px)',
  justifyContent: 'space-between',
  gap: 56,
  alignItems: 'start',
  marginTop: 36,
  '& > div > p': { margin: '8px 0 28px', color: theme.vars.palette.ink2 },
  '& > .beside': { position: 'sticky', top: 100 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .beside': { display: 'none' },
  },
  [theme.breakpoints.up('md')]: { '& .narrow': { display: 'none' } },
}));
const Form = styled('form')({ display: 'grid', gap: 24, marginTop: 28 });

type JobFormProps = {
  form: JobInputsForm & Pick<CheckedForm<string>, 'form' | 'problem'>;
  /** The job to edit: its category is fixed, and the preview shows its logo and age. */
  job?: Job;
  /** The employer's logo, for a new job. */
  logo?: string | null | undefined;
  /** Above the form: the page's heading and introduction. */
  head: ReactNode;
  /** Below the pay: what similar jobs pay, on our host only. */
  usualPay?: ReactNode;
  /** Below the job's own inputs: the hiring fields, on our host only. */
  hiring?: ReactNode;
  /** Whether the job is stored already, and only `hiring` still has to be sent. */
  isStored?: boolean;
  /** The buttons below the form. */
  actions: ReactNode;
};

/**
 * The inputs of a job, with its preview beside them on wide screens. Shared by posting and both
 * edit pages (spec §2.9, §2.12).
 */
export const JobForm = ({
  form,
  job,
  logo,
  head,
  usualPay,
  hiring,
  isStored = false,
  actions,
}: JobFormProps) => {
  const previewed = { form, logo, ...(job && { job }) };
  return (
    <Columns>
      <div>
        {head}
        <Form {...form.form}>
          {!isStored && (
            <JobInputs
              form={form}
              usualPay={usualPay}
              {...(job && { category: job.categoryName ?? '' })}
            />
          )}
          {hiring}
          <div className="narrow">
            <PageButton {...previewed} />
          </div>
          <FormFoot problem={form.problem} actions={actions} />
        </Form>
      </div>
      <div className="beside">
        <JobPreview {...previewed} />
      </div>
    </Columns>
  );
};
