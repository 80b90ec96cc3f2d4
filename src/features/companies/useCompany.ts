import { useHostConfig } from '@/api/hostConfig';
import { useGetCompanyQuery } from '@/api/memberApi';
import { useSession } from '@/session/useSession';

/** The company of the employer who is logged in, on our own host; `data` is undefined elsewhere. */
export const useCompany = () => {
  const { extensions } = useHostConfig();
  const { userRole, usernameEmployer } = useSession();
  const query = useGetCompanyQuery(undefined, {
    skip: !extensions || userRole !== 'employer' || !usernameEmployer,
  });
  // `data` would still be there when the session has ended
  const { currentData: company, isError } = query;
  return {
    ...query,
    data: company,
    /** Whether there is anybody else in it. */
    hasColleagues: company !== undefined && company.people.length > 1,
    /** Whether only to read; the host refuses what a reader can't do, so false until it is known. */
    readsOnly: company?.role === 'reader',
    /** Known to be more than a reader: what a page does by itself waits for that. */
    mayAct: isError || (company !== undefined && company.role !== 'reader'),
  };
};
