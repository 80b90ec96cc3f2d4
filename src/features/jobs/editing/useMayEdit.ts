import { useHostConfig } from '@/api/hostConfig';
import { useCompany } from '@/features/companies/useCompany';
import { isSameUsername } from '@/session/isSameUsername';
import { useIsOwnJob } from '../useIsOwnJob';

/**
 * Whether the current user may edit this employer's jobs, or a certain one: on our host, the
 * employer and colleagues with access to the job, unless they have read-only access; on a spec host
 * everybody, since its edit routes are not guarded (spec §6).
 */
export const useMayEdit = (usernameEmployer: string | undefined, jobId?: string): boolean => {
  const { extensions } = useHostConfig();
  const isOwn = useIsOwnJob(usernameEmployer);
  const { data: company, readsOnly } = useCompany();
  if (!extensions) return true;
  if (isOwn || !company || jobId === undefined) return isOwn && !readsOnly;
  const isColleagues = company.people.some((each) =>
    isSameUsername(each.usernameEmployer, usernameEmployer ?? ''),
  );
  const chosen = company.people.find(({ you }) => you)?.jobIds ?? [];
  return isColleagues && !readsOnly && (company.allJobs || chosen.includes(jobId));
};
