import { useHostConfig } from '@/api/hostConfig';
import type { Application, Job } from '@/api/jobBoardApi';
import { applyRefusal } from '@/features/applications/applyRefusal';
import { useAppliedTo } from '@/features/applications/useAppliedTo';
import { useIsOwnJob } from '@/features/jobs/useIsOwnJob';
import { useCurrentUser } from '@/session/useSession';
import { appliedTexts } from '@/texts/jobs/applied';

type ApplyState =
  | { kind: 'apply'; application?: undefined }
  /** Withdrawn, and the job still takes it. */
  | { kind: 'again'; application: Application }
  | { kind: 'applied'; application: Application }
  /** The employer whose job it is. */
  | { kind: 'own'; application?: undefined }
  | { kind: 'refused'; reason: string; application?: undefined };

/** What the current user can do about applying to a job. */
export const useApplyState = (job: Job): ApplyState => {
  const { extensions } = useHostConfig();
  const me = useCurrentUser();
  const isOwn = useIsOwnJob(job.usernameEmployer);
  const application = useAppliedTo(job._id);
  if (application) return { kind: application.mayApplyAgain ? 'again' : 'applied', application };
  if (extensions && isOwn) return { kind: 'own' };
  const refusal = applyRefusal(job, extensions);
  if (refusal !== null) return { kind: 'refused', reason: refusal };
  if (extensions && (me?.role === 'employer' || me?.role === 'admin'))
    return { kind: 'refused', reason: appliedTexts[me.role] };
  return { kind: 'apply' };
};
