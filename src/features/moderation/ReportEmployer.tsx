import { Suspense, useState } from 'react';
import { useIsOwnJob } from '@/features/jobs/useIsOwnJob';
import { reportTexts } from '@/texts/jobs/report';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { ReportButton } from './report/ReportButton';

// a separate chunk, since few visitors report anything
const ReportEmployerDialog = lazyUntilLoaded(
  async () =>
    (await import(/* webpackChunkName: "ReportEmployerDialog" */ './report/ReportEmployerDialog'))
      .ReportEmployerDialog,
);

/**
 * "Report this company", below an employer's open jobs on our own host; hidden from the employer
 * itself.
 */
export const ReportEmployer = ({ usernameEmployer }: { usernameEmployer: string }) => {
  const isOwn = useIsOwnJob(usernameEmployer);
  const [open, setOpen] = useState(false);
  if (isOwn) return null;
  return (
    <>
      <ReportButton text={reportTexts.company.open} onClick={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <ReportEmployerDialog
            usernameEmployer={usernameEmployer}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
