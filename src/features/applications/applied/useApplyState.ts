import { useMemo } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { applyRefusal } from '@/features/applications/applyRefusal';
import type { ApplyState } from '@/features/applications/applyState';
import { useAppliedTo } from '@/features/applications/useAppliedTo';
import { useIsOwnJob } from '@/features/jobs/useIsOwnJob';
import { useCurrentUser } from '@/session/useSession';
import { appliedTexts } from '@/texts/jobs/applied';

/**
 * Returns what the current user can do about applying to a job. The object is stable until that
 * changes.
 */
export const useApplyState = (job: Job): ApplyState => {
  const { extensions } = useHostConfig();
  const role = useCurrentUser()?.role;
  const isOwn = useIsOwnJob(job.usernameEmployer);
  const application = useAppliedTo(job._id);
  const refusal = applyRefusal(job, extensions);
  return useMemo(() => {
    if (application?.mayApplyAgain)
      return { kind: 'again', application, label: appliedTexts.again };
    if (application) return { kind: 'applied', application };
    if (extensions && isOwn) return { kind: 'own' };
    if (refusal !== null) return { kind: 'refused', reason: refusal };
    if (extensions && (role === 'employer' || role === 'admin'))
      return { kind: 'refused', reason: appliedTexts[role] };
    return { kind: 'apply' };
  }, [application, extensions, isOwn, refusal, role]);
};
