import { useUpdateJobHiringMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { isHiringEmpty, toJobHiring, type HiringFormValues } from './hiringFields';

/**
 * Returns functions that save a job's hiring fields. They resolve to the reason of a failure, or
 * `null`.
 */
export const useSaveHiring = () => {
  const [updateJobHiring, { isLoading }] = useUpdateJobHiringMutation();
  const save = async (jobId: string, typed: HiringFormValues): Promise<string | null> => {
    try {
      await updateJobHiring({ jobId, jobHiring: toJobHiring(typed) }).unwrap();
      return null;
    } catch (error) {
      return refusalText(error, jobLifeTexts.tryAgain);
    }
  };
  return {
    save,
    /** For a new job: skips the call if all fields are empty. */
    saveNew: async (jobId: string, typed: HiringFormValues): Promise<string | null> =>
      isHiringEmpty(typed) ? null : save(jobId, typed),
    busy: isLoading,
  };
};
