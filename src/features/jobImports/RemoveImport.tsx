import { useState } from 'react';
import type { JobSource } from '@/api/jobBoardApi';
import { useDeleteJobSourceMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { importTexts } from '@/texts/jobs/imports';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { Choices } from '@/ui/form/choices/Choices';
import { FormAlert } from '@/ui/form/FormAlert';
import { RadioInput } from '@/ui/form/RadioInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { breakable } from '@/ui/text/breakable';

const { remove: texts } = importTexts;
const ways = ['keep', 'end'] as const;

/** Removes an import after asking what to do with its jobs. */
export const RemoveImport = ({ source, onClose }: { source: JobSource; onClose: () => void }) => {
  const [deleteSource] = useDeleteJobSourceMutation();
  const [jobs, setJobs] = useState<(typeof ways)[number]>('keep');
  const { form, problem, busy } = useCheckedForm<never>({
    defaultValues: {},
    missing: {},
    send: async () => {
      try {
        await deleteSource({ id: source._id, jobs }).unwrap();
        notify.success(texts.done);
        onClose();
        return null;
      } catch (error) {
        return clientRefusalOf(error, [], texts.failed);
      }
    },
  });
  return (
    <FormDialog
      title={texts.title}
      intro={<bdi>{breakable(source.name)}</bdi>}
      form={form}
      busy={busy}
      submitLabel={texts.submit}
      submitColor="error"
      onClose={onClose}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <Choices>
        <legend>{texts.jobs}</legend>
        {ways.map((way) => (
          <RadioInput
            key={way}
            name="jobs"
            value={way}
            checked={jobs === way}
            label={texts[way]}
            onChange={() => setJobs(way)}
          />
        ))}
      </Choices>
    </FormDialog>
  );
};
