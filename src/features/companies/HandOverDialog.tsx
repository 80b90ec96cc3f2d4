import { useState } from 'react';
import { useHandOverJobsMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { companyTexts } from '@/texts/profiles/company';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { Choices } from '@/ui/form/choices/Choices';
import { FormAlert } from '@/ui/form/FormAlert';
import { RadioInput } from '@/ui/form/RadioInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import type { Colleague } from './colleagueName';
import { JobChoice } from './JobChoice';
import { ReceiverInput, receiversOf } from './ReceiverInput';
import { useChosenJobs } from './useChosenJobs';

const { handOver: texts } = companyTexts;
type HandOverDialogProps = {
  colleague: Colleague;
  people: readonly Colleague[];
  onClose: () => void;
};

/** Transfers some or all of a colleague's jobs to another one. */
export const HandOverDialog = ({ colleague, people, onClose }: HandOverDialogProps) => {
  const { _id: from } = colleague;
  const [isAll, setAll] = useState(true);
  const chosenJobs = useChosenJobs();
  const { jobIds } = chosenJobs;
  const [handOver] = useHandOverJobsMutation();
  const receivers = receiversOf(people, from);
  const { form, field, problem, busy } = useCheckedForm<'to'>({
    defaultValues: { to: receivers[0]?._id ?? '' },
    missing: { to: '' },
    check: () => (!isAll && jobIds.length === 0 ? { problem: { text: texts.missing } } : null),
    send: async ({ to }) => {
      try {
        const { jobs: count } = await handOver({
          handOverInput: isAll ? { to, from } : { to, jobIds: [...jobIds] },
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
      <Choices>
        <legend>{texts.which}</legend>
        <RadioInput
          name="from"
          value={from}
          checked={isAll}
          onChange={() => setAll(true)}
          label={texts.all(colleague.jobs)}
        />
        <RadioInput
          name="from"
          value=""
          checked={!isAll}
          onChange={() => setAll(false)}
          label={texts.some}
        />
        {!isAll && <JobChoice offered={{ person: from }} chosenJobs={chosenJobs} />}
      </Choices>
      <ReceiverInput {...field('to')} people={receivers} />
    </FormDialog>
  );
};
