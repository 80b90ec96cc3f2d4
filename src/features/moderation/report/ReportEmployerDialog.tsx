import type { EmployerReportInput } from '@/api/jobBoardApi';
import { useReportEmployerMutation } from '@/api/memberApi';
import { Honeypot } from '@/features/auth/Honeypot';
import { reportTexts } from '@/texts/jobs/report';
import { ReportFormDialog } from './ReportFormDialog';

const { company: texts } = reportTexts;
const reasons: readonly EmployerReportInput['reason'][] = [
  'misleading',
  'scam',
  'discrimination',
  'contact',
  'other',
];

type ReportEmployerDialogProps = { usernameEmployer: string; onClose: () => void };
/** Asks what is wrong with a company and reports it. */
export const ReportEmployerDialog = ({ usernameEmployer, onClose }: ReportEmployerDialogProps) => {
  const [reportEmployer] = useReportEmployerMutation();
  return (
    <ReportFormDialog
      title={texts.title}
      texts={texts}
      reasons={reasons}
      send={(employerReportInput) =>
        reportEmployer({ usernameEmployer, employerReportInput }).unwrap()
      }
      onClose={onClose}
    >
      <Honeypot call="reportEmployer" />
    </ReportFormDialog>
  );
};
