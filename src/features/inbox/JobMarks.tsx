import { Suspense } from 'react';
import { useCurrentUser, useSession } from '@/session/useSession';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import type { MarkProps } from './saved/useMark';

// fetched beside the page: nobody waits for it
const CardMarks = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "Saved" */ './saved/CardMarks')).CardMarks,
);

/**
 * What a job is to the visitor or job seeker who sees its card: the bookmark, which takes no room of
 * its own, and "Applied Nov 6". Nothing for employers and administrators.
 */
export const JobMarks = ({ job }: Pick<MarkProps, 'job'>) => {
  const { restored } = useSession();
  const me = useCurrentUser();
  if (!restored || (me && me.role !== 'jobseeker')) return null;
  return (
    <Suspense fallback={null}>
      <CardMarks job={job} />
    </Suspense>
  );
};
