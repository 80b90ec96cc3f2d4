import { Suspense, useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { useIsOwnJob } from '@/features/jobs/useIsOwnJob';
import { reportTexts } from '@/texts/jobs/report';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { ReportButton } from './report/ReportButton';

// a separate chunk, since few visitors report anything
const ReportDialog = lazyUntilLoaded(
  async () =>
    (await import(/* webpackChunkName: "ReportDialog" */ './report/ReportDialog')).ReportDialog,
);

/** "Report this job", for live jobs of somebody else. Renders nothing on a spec host. */
export const ReportJob = ({ job }: { job: Job }) => {
  const { extensions } = useHostConfig();
  const isOwn = useIsOwnJob(job.usernameEmployer);
  const [open, setOpen] = useState(false);
  if (!extensions || isOwn || job.status !== 'live') return null;
  return (
    <>
      <ReportButton text={reportTexts.open} onClick={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <ReportDialog job={job} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
