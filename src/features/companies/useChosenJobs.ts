import { useState } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { companyLimits } from '@contract/companies';

/** A selection of the company's jobs, initially `start`; no more can be added once `isFull`. */
export const useChosenJobs = (start: readonly string[] = []) => {
  const [jobIds, setJobIds] = useState(start);
  const [ticked, setTicked] = useState<readonly Job[]>([]);
  return {
    jobIds,
    isFull: jobIds.length >= companyLimits.chosenJobs,
    /** The selected jobs that were checked here. */
    ticked: ticked.filter(({ _id }) => jobIds.includes(_id)),
    toggleJob: (job: Job): void => {
      const { _id: id } = job;
      setJobIds((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id]));
      setTicked((now) => [...now.filter(({ _id }) => _id !== id), job]);
    },
  };
};
export type ChosenJobs = ReturnType<typeof useChosenJobs>;
