import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { useCurrentUser } from '@/session/useSession';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';

// a separate chunk, so that visitors, who see the same cards, don't load it
const CardMark = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "Applied" */ './applied/CardMark')).CardMark,
);

/**
 * "Applied Nov 6 · see your application" on a job's card, if the logged-in job seeker has applied.
 */
export const AppliedMark = ({ jobId }: { jobId: string }) => {
  const { extensions } = useHostConfig();
  const me = useCurrentUser();
  if (!extensions || me?.role !== 'jobseeker') return null;
  return (
    <Suspense fallback={null}>
      <CardMark jobId={jobId} />
    </Suspense>
  );
};
