import { Suspense } from 'react';
import { useCurrentUser, useSession } from '@/session/useSession';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import type { MarkProps } from './saved/useMark';

// loaded after the page: not urgent
const CardMarks = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "Saved" */ './saved/CardMarks')).CardMarks,
);

/**
 * The marks on a job's card for the current visitor or job seeker: the bookmark, which is
 * positioned absolutely, and "Applied Nov 6". Renders nothing for employers and administrators.
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
