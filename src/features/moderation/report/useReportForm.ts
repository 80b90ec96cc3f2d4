import { useReportJobMutation, type Job, type ReportInput } from '@/api/jobBoardApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { reportTexts as texts } from '@/texts/jobs/report';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';

type ReportField = 'reason' | 'note';
type ReportReason = ReportInput['reason'];

export const reportReasons: readonly ReportReason[] = [
  'misleading',
  'scam',
  'discrimination',
  'contact',
  'closed',
  'duplicate',
  'other',
];

/** Sends a report of a job. What was typed stays after a refusal. */
export const useReportForm = (job: Job, onSent: () => void) => {
  const [reportJob] = useReportJobMutation();
  return useCheckedForm<ReportField>({
    start: { reason: '', note: '' },
    missing: { reason: texts.reasonMissing, note: texts.noteMissing },
    send: async (typed) => {
      const reason = reportReasons.find((each) => each === typed.reason);
      if (!reason) return { field: { name: 'reason', message: texts.reasonMissing } };
      const note = typed.note.trim();
      try {
        await reportJob({
          jobId: job._id,
          reportInput: { reason, ...(note && { note }) },
        }).unwrap();
        notify.success(texts.thanks);
        onSent();
        return null;
      } catch (error) {
        // too many reports, or a note that can't be taken; else "try again"
        return clientRefusalOf(error, ['note'], texts.failed);
      }
    },
  });
};
