import { messages } from '@contract/messages';
import { readFault } from '@/api/fault';
import { useHostConfig } from '@/api/hostConfig';
import { useUpdateJobMutation, type Job } from '@/api/jobBoardApi';
import { leaving } from '@/ui/leaving';
import { useCheckedForm } from '@/ui/useCheckedForm';
import { useNotified } from '@/ui/useNotified';
import { missingTexts, payRefusal } from '../inputs/jobChecks';
import { inputOf, typedOf, type JobField } from '../inputs/jobFields';

/**
 * Edits a job (spec §2.9, §4): the form is filled from it, a success is told by a toast and `onSaved`. A failed save keeps
 * what was typed and is only logged (spec §8); our own host's words about a field stand under it.
 */
export const useJobEditForm = (job: Job, onSaved: () => void) => {
  const { extensions } = useHostConfig();
  const [updateJob] = useUpdateJobMutation();
  const save = useNotified(updateJob, { success: messages.updateJob.success });
  return useCheckedForm<JobField>({
    start: typedOf(job),
    missing: missingTexts,
    check: (typed, stopped) => (extensions ? payRefusal(typed, stopped) : null),
    send: async (typed) => {
      const saved = await save({ id: job._id, jobInput: inputOf(typed) });
      if (saved.ok) {
        leaving.allow();
        onSaved();
        return null;
      }
      const { status, message, field } = readFault(saved.error);
      const refused = extensions && status !== null && status >= 400 && status < 500;
      return refused && message && field && field in missingTexts ? { field: { name: field, message } } : {};
    },
  });
};
