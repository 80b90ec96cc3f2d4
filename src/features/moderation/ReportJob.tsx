import { Suspense, useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { useIsOwnJob } from '@/features/jobs/useIsOwnJob';
import { reportTexts } from '@/texts/jobs/report';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { ReportButton } from './report/ReportButton';

// a job's page is read far more often than reported
const ReportDialog = lazyUntilLoaded(
  async () =>
    (await import(/* webpackChunkName: "ReportDialog" */ './report/ReportDialog')).ReportDialog,
);

/** "Report this job", for anybody who sees a live one of somebody else; a spec host has no call for it. */
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
