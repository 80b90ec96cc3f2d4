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
  /** The job that is edited: its category is fixed, the preview shows its logo and age. */
  job?: Job;
  /** The logo of who posts a new one. */
  logo?: string | null | undefined;
  /** Above the form: the page's heading and what to know first. */
  head: ReactNode;
  /** Under the pay: what jobs like this one pay, on our own host. */
  usualPay?: ReactNode;
  /** Below the job's own inputs: what it asks its applicants, on our own host. */
  hiring?: ReactNode;
  /** The job is stored already, and only `hiring` is still to be sent. */
  isStored?: boolean;
  /** Below it: the buttons. */
  actions: ReactNode;
};

/**
 * A job's inputs with the preview beside them on wide screens; the same for posting and both edits
 * (spec §2.9, §2.12).
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
