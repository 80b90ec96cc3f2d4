import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { Job } from '@/api/jobBoardApi';
import { Honeypot } from '@/features/auth/Honeypot';
import { reportTexts as texts } from '@/texts/jobs/report';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { RadioInput } from '@/ui/form/RadioInput';
import { TextArea } from '@/ui/form/TextArea';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { reportReasons, useReportForm } from './useReportForm';

const maxNoteLength = 1000;
/** From here on the counter is read out. */
const fewCharactersLeft = 100;

const Reasons = styled('fieldset')(({ theme }) => ({
  '& > legend': { marginBottom: 6, fontSize: theme.typography.body2.fontSize, fontWeight: 600 },
  '& > p': {
    marginTop: 6,
    color: theme.vars.palette.bad,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
  },
}));

type ReportForm = CheckedForm<'reason' | 'note'>;

const ReasonChoice = ({ form }: { form: ReportForm }) => {
  const errorId = useId();
  const { error, ...reason } = form.field('reason');
  return (
    <Reasons aria-describedby={error ? errorId : undefined}>
      <legend>{texts.reason}</legend>
      {reportReasons.map((value) => (
        <RadioInput key={value} {...reason} value={value} label={texts.reasons[value]} required />
      ))}
      {error && <p id={errorId}>{error}</p>}
    </Reasons>
  );
};

/** What should be known; required with "Something else". */
const ReportNote = ({ form }: { form: ReportForm }) => {
  const [reason, note] = useWatch({ control: form.rhf.control, name: ['reason', 'note'] });
  const isRequired = reason === 'other';
  const charactersLeft = maxNoteLength - note.length;
  return (
    <TextArea
      {...form.field('note')}
      label={texts.note}
      hint={isRequired ? texts.noteHint : `${texts.noteOptional}. ${texts.noteHint}`}
      rows={4}
      maxLength={maxNoteLength}
      required={isRequired}
      dir="auto"
      aside={
        <span aria-live={charactersLeft < fewCharactersLeft ? 'polite' : 'off'}>
          {texts.left(charactersLeft)}
        </span>
      }
    />
  );
};

/** Asks what is wrong with a job and reports it. */
export const ReportDialog = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const report = useReportForm(job, onClose);
  const { form, problem, busy } = report;
  return (
    <FormDialog
      {...{ form, busy, onClose }}
      title={texts.title}
      intro={texts.intro}
      submitLabel={texts.send}
    >
      <ReasonChoice form={report} />
      <ReportNote form={report} />
      <Honeypot call="reportJob" />
      {problem && <FormAlert>{problem.text}</FormAlert>}
    </FormDialog>
  );
};
