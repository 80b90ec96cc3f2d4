import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { readFault } from '@/api/fault';
import { useReportJobMutation, type Job, type ReportInput } from '@/api/jobBoardApi';
import { FormTrap } from '@/features/auth/FormTrap';
import { commonTexts } from '@/texts/common';
import { reportTexts as texts } from '@/texts/jobs/report';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextArea } from '@/ui/form/TextArea';
import { useCheckedForm, type Refusal } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';

type ReportField = 'reason' | 'note';
// the texts have one entry a reason
const reasons = Object.entries(texts.reasons) as [ReportInput['reason'], string][];
const longest = 1000;

const Reasons = styled('fieldset')(({ theme }) => ({
  '& > legend': { marginBottom: 6, fontSize: '.875rem', fontWeight: 600 },
  '& > p': { marginTop: 6, color: theme.vars.palette.bad, fontSize: '.8125rem', fontWeight: 600 },
}));

/** Asks what is wrong with a job and sends it. What was typed stays after a refusal. */
export const ReportDialog = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const id = useId();
  const [reportJob] = useReportJobMutation();
  const { form, field, problem, busy, rhf } = useCheckedForm<ReportField>({
    start: { reason: '', note: '' },
    missing: { reason: texts.reasonMissing, note: texts.noteMissing },
    send: async ({ reason, note }) => {
      try {
        // a choice of the list above
        const reportInput = {
          reason: reason as ReportInput['reason'],
          ...(note.trim() && { note: note.trim() }),
        };
        await reportJob({ jobId: job._id, reportInput }).unwrap();
        notify.success(texts.thanks);
        onClose();
        return null;
      } catch (error) {
        return refusalOf(error);
      }
    },
  });
  const [chosen, note] = useWatch({ control: rhf.control, name: ['reason', 'note'] });
  const { error: reasonError, ...reason } = field('reason');
  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-intro`}
    >
      <DialogTitle id={`${id}-title`}>{texts.title}</DialogTitle>
      <DialogContent>
        <FormStack {...form} sx={{ pt: 1, pb: 2 }}>
          <p id={`${id}-intro`}>{texts.intro}</p>
          <Reasons aria-describedby={reasonError ? `${id}-reason` : undefined}>
            <legend>{texts.reason}</legend>
            {reasons.map(([value, label]) => (
              <CheckboxInput
                key={value}
                {...reason}
                type="radio"
                value={value}
                label={label}
                required
              />
            ))}
            {reasonError && <p id={`${id}-reason`}>{reasonError}</p>}
          </Reasons>
          <TextArea
            {...field('note')}
            label={texts.note}
            hint={chosen === 'other' ? texts.noteHint : `${texts.noteOptional}. ${texts.noteHint}`}
            rows={4}
            maxLength={longest}
            required={chosen === 'other'}
            dir="auto"
            aside={
              <span aria-live={longest - note.length < 100 ? 'polite' : 'off'}>
                {texts.left(longest - note.length)}
              </span>
            }
          />
          <FormTrap call="reportJob" />
          {problem && <FormAlert>{problem.text}</FormAlert>}
          <div style={{ display: 'flex', gap: 8 }}>
            <SubmitButton busy={busy}>{texts.send}</SubmitButton>
            <Button variant="outlined" onClick={onClose}>
              {commonTexts.cancel}
            </Button>
          </div>
        </FormStack>
      </DialogContent>
    </Dialog>
  );
};

/** The host's own words where it gives a reason (too many reports, a field), else another try. */
const refusalOf = (error: unknown): Refusal<ReportField> => {
  const { status, message, field } = readFault(error);
  if (status === null || status >= 500 || !message) return { problem: { text: texts.failed } };
  return field === 'note' ? { field: { name: field, message } } : { problem: { text: message } };
};
