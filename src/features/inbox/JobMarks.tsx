import { Suspense } from 'react';
import { useCurrentUser, useSession } from '@/session/useSession';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import type { MarkProps } from './saved/markProps';

// fetched beside the page: nobody waits for it
const Marks = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "Saved" */ './saved/Marks')).Marks,
);

/**
 * What a job is to the visitor or job seeker who sees it: the bookmark, which takes no room of its
 * own on a card or pane, and on a card "Applied Nov 6". Nothing for employers and administrators.
 */
export const JobMarks = ({ job, of = 'card' }: Pick<MarkProps, 'job'> & Partial<MarkProps>) => {
  const { restored } = useSession();
  const me = useCurrentUser();
  if (!restored || (me && me.role !== 'jobseeker')) return null;
  return (
    <Suspense fallback={null}>
      <Marks job={job} of={of} />
    </Suspense>
  );
};
