import { useGetCompanyJobsQuery, useHandOverJobsMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { isSameName } from '@/session/isSameName';
import { jobTexts } from '@/texts/jobs/job';
import { companyTexts } from '@/texts/profiles/company';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { SelectInput } from '@/ui/form/SelectInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import type { Colleague } from './colleagueName';
import { ReceiverInput, receiversOf } from './ReceiverInput';

const { handOver: texts } = companyTexts;
type HandOverDialogProps = {
  colleague: Colleague;
  people: readonly Colleague[];
  onClose: () => void;
};

/** Puts one or all of somebody's jobs under another's name. */
export const HandOverDialog = ({ colleague, people, onClose }: HandOverDialogProps) => {
  const { _id: from, usernameEmployer } = colleague;
  const { data: jobs = [] } = useGetCompanyJobsQuery();
  const [handOver] = useHandOverJobsMutation();
  const receivers = receiversOf(people, from);
  const { form, field, problem, busy } = useCheckedForm<'job' | 'to'>({
    start: { job: '', to: receivers[0]?._id ?? '' },
    missing: { job: '', to: '' },
    send: async ({ job, to }) => {
      try {
        const { jobs: count } = await handOver({
          handOverInput: job === '' ? { to, from } : { to, jobIds: [job] },
        }).unwrap();
        notify.success(texts.done(count));
        onClose();
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['to'], texts.failed);
      }
    },
  });
  return (
    <FormDialog
      title={texts.title}
      intro={texts.text}
      form={form}
      busy={busy}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <SelectInput {...field('job')} label={texts.which}>
        <option value="">{texts.all(colleague.jobs)}</option>
        {jobs
          .filter((job) => isSameName(job.usernameEmployer ?? '', usernameEmployer))
          .map(({ _id, jobtitle }) => (
            <option key={_id} value={_id}>
              {jobtitle || jobTexts.untitled}
            </option>
          ))}
      </SelectInput>
      <ReceiverInput {...field('to')} people={receivers} />
    </FormDialog>
  );
};
