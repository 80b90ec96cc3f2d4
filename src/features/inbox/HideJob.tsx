import { Suspense } from 'react';
import { useCurrentUser, useSession } from '@/session/useSession';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import type { HideJobProps } from './hidden/hiding';

// fetched beside the page: nobody waits for it
const HideButtons = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "Hidden" */ './hidden/HideButtons')).HideButtons,
);

/** Takes a job, or all of its company, out of the listing of the visitor or job seeker who reads it. */
export const HideJob = ({ job }: HideJobProps) => {
  const { restored } = useSession();
  const me = useCurrentUser();
  if (!restored || (me && me.role !== 'jobseeker')) return null;
  return (
    <Suspense fallback={null}>
      <HideButtons job={job} />
    </Suspense>
  );
};
