import { useReportJobMutation, type Job, type ReportInput } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { reportTexts as texts } from '@/texts/jobs/report';
import { useCheckedForm, type Refusal } from '@/ui/form/useCheckedForm';
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

/** The host's own words where it gives a reason (too many reports, a field), else "try again". */
const refusalOf = (error: unknown): Refusal<ReportField> => {
  const { status, message, field } = readApiError(error);
  if (status === null || status >= 500 || !message) return { problem: { text: texts.failed } };
  return field === 'note' ? { field: { name: field, message } } : { problem: { text: message } };
};

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
        return refusalOf(error);
      }
    },
  });
};
