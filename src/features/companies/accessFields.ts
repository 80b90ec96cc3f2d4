import { useState } from 'react';
import type { ColleagueAccess } from '@/api/jobBoardApi';
import { useChosenJobs } from './useChosenJobs';

/** State of the inputs for a colleague's access. */
export const useAccess = (start: ColleagueAccess) => {
  const [{ role, allJobs }, setAccess] = useState<Omit<ColleagueAccess, 'jobIds'>>(start);
  const chosenJobs = useChosenJobs(start.jobIds);
  const access: ColleagueAccess =
    role === 'owner' ? { role, allJobs: true } : { role, allJobs, jobIds: [...chosenJobs.jobIds] };
  return {
    access,
    role,
    allJobs: access.allJobs,
    chosenJobs,
    choose: (change: Partial<Pick<ColleagueAccess, 'role' | 'allJobs'>>): void =>
      setAccess((now) => ({ ...now, ...change })),
  };
};
export type AccessControls = ReturnType<typeof useAccess>;
