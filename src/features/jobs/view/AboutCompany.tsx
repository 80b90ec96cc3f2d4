import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { useSession } from '@/session/useSession';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { untilFirstInteraction } from '@/ui/page/part/untilFirstInteraction';

// below the job, so it isn't urgent
const CompanyInShort = lazyOrNothing(async () => {
  await untilFirstInteraction();
  return (await import(/* webpackChunkName: "CompanyInShort" */ './CompanyInShort')).CompanyInShort;
});

/**
 * About the company and its other jobs, below a job. On our host only: a spec host must not get
 * calls that its job view doesn't need.
 */
export const AboutCompany = ({ job }: { job: Job }) => {
  const { extensions } = useHostConfig();
  const { restored } = useSession();
  if (!extensions || !job.usernameEmployer) return null;
  return (
    // reserves about the height of the content
    <div style={{ minHeight: 240 }} data-screen-only>
      {restored && (
        <Suspense fallback={null}>
          <CompanyInShort job={job} usernameEmployer={job.usernameEmployer} />
        </Suspense>
      )}
    </div>
  );
};
