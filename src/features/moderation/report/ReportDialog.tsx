import { useReportJobMutation, type Job, type ReportInput } from '@/api/jobBoardApi';
import { Honeypot } from '@/features/auth/Honeypot';
import { reportTexts as texts } from '@/texts/jobs/report';
import { ReportFormDialog } from './ReportFormDialog';

const reasons: readonly ReportInput['reason'][] = [
  'misleading',
  'scam',
  'discrimination',
  'contact',
  'closed',
  'duplicate',
  'other',
];

/** Asks what is wrong with a job and reports it. */
export const ReportDialog = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const [reportJob] = useReportJobMutation();
  return (
    <ReportFormDialog
      title={texts.title}
      texts={texts}
      reasons={reasons}
      send={(reportInput) => reportJob({ jobId: job._id, reportInput }).unwrap()}
      onClose={onClose}
    >
      <Honeypot call="reportJob" />
    </ReportFormDialog>
  );
};
