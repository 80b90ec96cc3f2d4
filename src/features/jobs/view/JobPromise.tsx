import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { useCurrentUser } from '@/session/useSession';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { PromiseBox } from './PromiseBox';

// visitors don't fetch it
const SessionPromise = lazyUntilLoaded(
  async () =>
    (await import(/* webpackChunkName: "Applied" */ '@/features/applications/SessionActions'))
      .SessionPromise,
);

/** The employer's promise to answer, for who can apply to the job. */
export const JobPromise = ({ job }: { job: Job }) => {
  const { extensions } = useHostConfig();
  const me = useCurrentUser();
  const shown = <PromiseBox job={job} />;
  if (!extensions || me === null) return shown;
  return (
    <Suspense fallback={shown}>
      <SessionPromise job={job} />
    </Suspense>
  );
};
