import { clientRefusalOf } from '@/api/wire/refusals';
import { reportTexts } from '@/texts/jobs/report';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';

type ReportField = 'reason' | 'note';
export type Report<Reason extends string> = {
  reasons: readonly Reason[];
  texts: { noteMissing: string; thanks: string };
  send: (input: { reason: Reason; note?: string }) => Promise<unknown>;
};

/** The form that sends a report; input is kept after a refusal. */
export const useReportForm = <Reason extends string>(
  { reasons, texts, send }: Report<Reason>,
  onSent: () => void,
) =>
  useCheckedForm<ReportField>({
    defaultValues: { reason: '', note: '' },
    missing: { reason: reportTexts.reasonMissing, note: texts.noteMissing },
    send: async (typed) => {
      const reason = reasons.find((each) => each === typed.reason);
      if (!reason) return { field: { name: 'reason', message: reportTexts.reasonMissing } };
      const note = typed.note.trim();
      try {
        await send({ reason, ...(note && { note }) });
        notify.success(texts.thanks);
        onSent();
        return null;
      } catch (error) {
        // shows the host's message (too many reports, a rejected note), otherwise "try again"
        return clientRefusalOf(error, ['note'], reportTexts.failed);
      }
    },
  });
