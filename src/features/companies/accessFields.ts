import { useState } from 'react';
import type { ColleagueAccess } from '@/api/jobBoardApi';
import { companyLimits } from '@contract/companies';

/** What somebody is to be allowed, while it is chosen. */
export const useAccess = (start: ColleagueAccess) => {
  const [access, setAccess] = useState<ColleagueAccess>(start);
  const { role, allJobs, jobIds = [] } = access;
  return {
    access: role === 'owner' ? { role, allJobs: true } : access,
    role,
    allJobs: allJobs || role === 'owner',
    jobIds,
    isFull: jobIds.length >= companyLimits.chosenJobs,
    choose: (change: Partial<ColleagueAccess>): void => setAccess((now) => ({ ...now, ...change })),
    toggleJob: (id: string): void =>
      setAccess((now) => {
        const chosen = now.jobIds ?? [];
        const rest = chosen.filter((each) => each !== id);
        return { ...now, jobIds: rest.length < chosen.length ? rest : [...chosen, id] };
      }),
  };
};
export type AccessControls = ReturnType<typeof useAccess>;
