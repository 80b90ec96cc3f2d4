import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useAddJobMutation } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { navigationGuard } from '@/ui/form/navigationGuard';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { missingTexts, payRefusal } from '../inputs/jobChecks';
import { emptyJob, isJobField, postingOf, type JobField } from '../inputs/jobFields';
import { jobDraft } from './jobDraft';

/**
 * Posts a job (spec §5). `usernameEmployer` is whom it is posted for, `draftOf` whose draft it
 * starts from and keeps ('' for a visitor's). A success drops the draft and goes to the employer's
 * profile; after a failure everything stays.
 */
export const useJobPostForm = ({
  usernameEmployer,
  draftOf,
}: {
  usernameEmployer: string;
  draftOf: string;
}) => {
  const { extensions } = useHostConfig();
  const navigate = useNavigate();
  const [addJob] = useAddJobMutation();
  // read once: what is typed from then on is the form's
  const [draft] = useState(() => jobDraft.take(draftOf));
  const form = useCheckedForm<JobField>({
    start: draft?.typed ?? emptyJob,
    missing: missingTexts,
    check: (typed, stopped) => (extensions ? payRefusal(typed, stopped) : null),
    send: async (typed) => {
      try {
        await addJob({ jobPosting: postingOf(typed, usernameEmployer) }).unwrap();
      } catch (error) {
        const { message, field } = readApiError(error);
        const text = messages.addJob.failure;
        if (!extensions || !message) return { problem: { text } };
        return field && isJobField(field)
          ? { problem: { text }, field: { name: field, message } }
          : { problem: { text, detail: message } };
      }
      jobDraft.drop(draftOf);
      navigationGuard.allow();
      notify.success(messages.addJob.success);
      await navigate(paths.employerProfile(usernameEmployer));
      return null;
    },
  });
  return { form, keptAt: draft?.at };
};
