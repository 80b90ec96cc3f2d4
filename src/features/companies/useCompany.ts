import { useHostConfig } from '@/api/hostConfig';
import { useGetCompanyQuery } from '@/api/memberApi';
import { useSession } from '@/session/useSession';

/** The company of the logged-in employer, on our own host; otherwise `data` is `undefined`. */
export const useCompany = () => {
  const { extensions } = useHostConfig();
  const { userRole, usernameEmployer } = useSession();
  const query = useGetCompanyQuery(undefined, {
    skip: !extensions || userRole !== 'employer' || !usernameEmployer,
  });
  // `data` would remain after the session has ended
  const { currentData: company, isError } = query;
  return {
    ...query,
    data: company,
    /** Whether the company has other members. */
    hasColleagues: company !== undefined && company.people.length > 1,
    /**
     * Whether the user is only a reader. False until known: the host refuses what a reader can't
     * do.
     */
    readsOnly: company?.role === 'reader',
    /**
     * Whether the user is known to be more than a reader; required for automatic actions. True if
     * the company can't be read.
     */
    mayAct: isError || (company !== undefined && company.role !== 'reader'),
  };
};
