import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { useAddJobMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { navigationGuard } from '@/ui/form/unsaved/navigationGuard';
import { useCheckedForm, type FormError } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { draftsPath } from '../desk/draftsPath';
import {
  emptyHiring,
  pickHiringFields,
  unsavedText,
  type HiringField,
} from '../hiring/hiringFields';
import { useSaveHiring } from '../hiring/useSaveHiring';
import { missingInForm, validateJob } from '../inputs/jobChecks';
import {
  emptyJob,
  isJobField,
  pickJobFields,
  toJobPosting,
  type JobField,
} from '../inputs/jobFields';
import { jobDraft, type JobDraft, type PostFormValues, type StoredJob } from './jobDraft';

type PostField = JobField | HiringField;

const refusalOfPost = (error: unknown, extensions: boolean): FormError<PostField> => {
  const { message, field } = readApiError(error);
  const text = messages.addJob.failure;
  if (!extensions || !message) return { problem: { text } };
  return field && isJobField(field)
    ? { problem: { text }, field: { name: field, message } }
    : { problem: { text, detail: message } };
};

const notifyStored = ({ as, isWaiting }: StoredJob, title: string): void => {
  notify.success(as === 'draft' ? jobLifeTexts.draft.saved : messages.addJob.success);
  // the spec's message doesn't say that the job isn't public yet
  if (isWaiting) notify.success(jobLifeTexts.waits(title));
};

/**
 * Returns the part of the job that the host has stored already, which is saved on the device, too.
 */
const useStored = (draftOf: string, draft: JobDraft | null) => {
  const [stored, setStored] = useState<StoredJob | null>(draft?.stored ?? null);
  const keepStored = (values: Record<string, string>, job: StoredJob): void => {
    const typed = { ...pickJobFields(values), ...pickHiringFields(values) };
    setStored(job);
    jobDraft.keep(draftOf, { typed, at: Date.now(), stored: job });
  };
  return { stored, keepStored };
};

/**
 * The form to post a job (spec §5) for `usernameEmployer`. `draftOf` owns the draft on this device
 * that the form starts from and saves ('' for a visitor). A success drops the draft and opens the
 * employer's profile, or the drafts; a failure keeps everything. If `stored` is set, the host has
 * stored the job without its hiring fields, and only those are sent from then on.
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
  const { saveNew } = useSaveHiring();
  // read once: later values are the form's
  const [draft] = useState(() => jobDraft.take(draftOf));
  const { stored, keepStored } = useStored(draftOf, draft);

  // a posted job leads to the profile (spec §7), a draft (on our host only) to the drafts
  const leave = async (as = stored?.as): Promise<void> => {
    jobDraft.drop(draftOf);
    navigationGuard.allow();
    await navigate(as === 'draft' ? draftsPath() : paths.employerProfile(usernameEmployer));
  };
  const post = async (typed: PostFormValues): Promise<StoredJob | FormError<PostField>> => {
    try {
      const jobPosting = toJobPosting(pickJobFields(typed), usernameEmployer);
      // a spec host may return anything, and has no questions
      const answer: Partial<Job> | null = await addJob({ jobPosting }).unwrap();
      return {
        id: answer?._id ?? '',
        as: 'job',
        isWaiting: extensions && answer?.status === 'waiting',
      };
    } catch (error) {
      return refusalOfPost(error, extensions);
    }
  };
  const form = useCheckedForm<PostField>({
    defaultValues: draft?.typed ?? { ...emptyJob, ...emptyHiring },
    missing: missingInForm,
    check: (typed, stopped) => (extensions ? validateJob(typed, stopped) : null),
    send: async (typed) => {
      const job = stored ?? (await post(typed));
      if (!('id' in job)) return job;
      const why = extensions ? await saveNew(job.id, typed) : null;
      if (why !== null) {
        keepStored(typed, job);
        return { problem: { text: unsavedText(job.as, typed), detail: why } };
      }
      notifyStored(job, typed.jobtitle);
      await leave(job.as);
      return null;
    },
  });
  return {
    form,
    draftSavedAt: draft?.at,
    stored,
    onStored: (job: StoredJob) => keepStored(form.rhf.getValues(), job),
    leave,
  };
};
