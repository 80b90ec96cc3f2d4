import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { useSession } from '@/session/useSession';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { untilUsed } from '@/ui/page/part/untilUsed';

// below the job, where nobody waits for it
const CompanyInShort = lazyOrNothing(async () => {
  await untilUsed();
  return (await import(/* webpackChunkName: "CompanyInShort" */ './CompanyInShort')).CompanyInShort;
});

/**
 * About the company and its other jobs, below a job; on our own host, since a spec host would be
 * asked for what its job view doesn't need.
 */
export const AboutCompany = ({ job }: { job: Job }) => {
  const { extensions } = useHostConfig();
  const { restored } = useSession();
  if (!extensions || !job.usernameEmployer) return null;
  return (
    // about as high as what comes there
    <div style={{ minHeight: 240 }} data-screen-only>
      {restored && (
        <Suspense fallback={null}>
          <CompanyInShort job={job} usernameEmployer={job.usernameEmployer} />
        </Suspense>
      )}
    </div>
  );
};
