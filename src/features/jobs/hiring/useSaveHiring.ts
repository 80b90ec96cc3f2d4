import { useUpdateJobHiringMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { hiringOf, isHiringEmpty, type HiringTyped } from './hiringFields';

/** Sends what a job asks and promises its applicants; resolves to why it wasn't saved, or null. */
export const useSaveHiring = () => {
  const [updateJobHiring, { isLoading }] = useUpdateJobHiringMutation();
  const save = async (jobId: string, typed: HiringTyped): Promise<string | null> => {
    try {
      await updateJobHiring({ jobId, jobHiring: hiringOf(typed) }).unwrap();
      return null;
    } catch (error) {
      return refusalText(error, jobLifeTexts.tryAgain);
    }
  };
  return {
    save,
    /** Of a new job, which asks nothing by itself. */
    saveNew: async (jobId: string, typed: HiringTyped): Promise<string | null> =>
      isHiringEmpty(typed) ? null : save(jobId, typed),
    busy: isLoading,
  };
};
