import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { useCurrentUser } from '@/session/useSession';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { PromiseBox } from './PromiseBox';

// in a separate chunk, which visitors don't load
const SessionPromise = lazyUntilLoaded(
  async () =>
    (await import(/* webpackChunkName: "Applied" */ '@/features/applications/SessionActions'))
      .SessionPromise,
);

/** The employer's promise to answer, shown to users who can apply to the job. */
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
