import { useState } from 'react';
import { useAppDispatch } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import { jobBoardApi, type Job } from '@/api/jobBoardApi';
import { useUpdateJobMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { invalidField } from '@/api/wire/refusals';
import { jobEditTexts } from '@/texts/jobs/post/jobEdit';
import { navigationGuard } from '@/ui/form/unsaved/navigationGuard';
import { useCheckedForm, type FormError } from '@/ui/form/useCheckedForm';
import { useNotified } from '@/ui/notify/useNotified';
import { etagOf } from '@contract/etag';
import { messages } from '@contract/messages';
import { pickHiringFields, type HiringField, type HiringFormValues } from '../hiring/hiringFields';
import { useEditedHiring } from '../hiring/useEditedHiring';
import { missingInForm, validateJob } from '../inputs/jobChecks';
import {
  isJobField,
  jobFields,
  pickJobFields,
  toJobFormValues,
  toJobInput,
  type JobField,
  type JobFormValues,
  type JobInputsForm,
} from '../inputs/jobFields';
import { areAllLocal, differences, type Difference } from './jobMerge';

type EditField = JobField | HiringField;
type EditFormValues = JobFormValues & HiringFormValues;

/**
 * The version that the edit is based on: its texts, and the ETag for `If-Match`, which jobs of a
 * spec host don't have.
 */
type Base = { texts: JobFormValues; version: string | undefined };
const baseOf = (job: Job): Base => ({
  texts: toJobFormValues(job),
  version: job.updatedAt ? etagOf(job.updatedAt) : undefined,
});

/** Whether the job's texts differ from those that the form opened with. */
const isJobChanged = ({ getValues, formState }: JobInputsForm['rhf']): boolean => {
  const values = getValues();
  return jobFields.some((name) => values[name] !== formState.defaultValues?.[name]);
};

/**
 * Returns a function that fetches the job, bypassing the cache. It resolves to `null` on failure.
 */
const useReadJob = (id: string) => {
  const dispatch = useAppDispatch();
  return async (): Promise<Job | null> => {
    const { data, isSuccess } = await dispatch(
      jobBoardApi.endpoints.getJob.initiate({ id }, { subscribe: false, forceRefetch: true }),
    );
    // after a failure, `data` is the previous response
    return isSuccess ? (data ?? null) : null;
  };
};

/**
 * The edit form of a job (spec §2.9, §4), filled from it. A success shows a toast and calls
 * `onSaved`. A failed save keeps the input and is only logged (spec §8); an error of our host about
 * a field is shown below that field. If somebody else saved the job in the meantime (412),
 * `conflict` holds the differences, and `resolveConflict` puts the chosen texts into the form.
 */
export const useJobEditForm = (job: Job, onSaved: () => void) => {
  const { saveHiring, unsavedText, hiring } = useEditedHiring(job);
  const { extensions } = useHostConfig();
  const readJob = useReadJob(job._id);
  const [updateJob] = useUpdateJobMutation();
  const save = useNotified(updateJob, { success: messages.updateJob.success });
  const [base, setBase] = useState(() => baseOf(job));
  const [conflict, setConflict] = useState<{ found: Difference[]; present: Base } | null>(null);

  const send = async (
    typed: EditFormValues,
    { texts, version }: Base,
  ): Promise<FormError<EditField> | null> => {
    const saved = await save({
      id: job._id,
      jobInput: toJobInput(pickJobFields(typed)),
      ...(extensions && version && { 'If-Match': version }),
    });
    if (saved.ok) {
      const why = await saveHiring(typed, saved.data);
      if (why !== null) {
        // the job's texts are saved, so the next save is based on the new version
        if (saved.data.updatedAt) setBase(baseOf(saved.data));
        return { problem: { text: unsavedText(typed), detail: why } };
      }
      navigationGuard.allow();
      onSaved();
      return null;
    }
    if (extensions && readApiError(saved.error).status === 412) {
      const presentJob = await readJob();
      if (!presentJob) return { problem: { text: jobEditTexts.conflict.failed } };
      const present = baseOf(presentJob);
      const found = differences(texts, pickJobFields(typed), present.texts);
      // the version is newer but the texts are the same, for example because the job was renewed
      if (areAllLocal(found, texts) && present.version !== version) return send(typed, present);
      setConflict({ found, present });
      return {};
    }
    const field = invalidField(saved.error, extensions);
    return field && isJobField(field.name) ? { field } : {};
  };
  const form = useCheckedForm<EditField>({
    defaultValues: { ...base.texts, ...hiring.start },
    missing: missingInForm,
    check: (typed, stopped) => (extensions ? validateJob(typed, stopped, hiring.closesOn) : null),
    send: (typed) => send(typed, base),
  });
  const resolveConflict = (chosen: Partial<JobFormValues>): void => {
    if (!conflict) return;
    for (const [name, text] of Object.entries(chosen))
      form.rhf.setValue(name, text, { shouldDirty: true });
    setBase(conflict.present);
    setConflict(null);
  };
  const dismiss = () => setConflict(null);
  const isUnsaved = () =>
    isJobChanged(form.rhf) || hiring.editedIn(pickHiringFields(form.rhf.getValues())).length > 0;
  return { form, hiring, isUnsaved, conflict: conflict?.found ?? null, resolveConflict, dismiss };
};
