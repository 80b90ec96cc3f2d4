import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { reportTexts as texts } from '@/texts/jobs/report';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { RadioInput } from '@/ui/form/RadioInput';
import { TextArea } from '@/ui/form/TextArea';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { styled } from '@/ui/styled';
import { useReportForm, type Report } from './useReportForm';

const maxNoteLength = 1000;
/** From here on the counter is announced. */
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

type ReasonChoiceProps<Reason> = { form: ReportForm; reasons: readonly Reason[] };
const ReasonChoice = <Reason extends keyof typeof texts.reasons>({
  form,
  reasons,
}: ReasonChoiceProps<Reason>) => {
  const errorId = useId();
  const { error, ...reason } = form.field('reason');
  return (
    <Reasons aria-describedby={error ? errorId : undefined}>
      <legend>{texts.reason}</legend>
      {reasons.map((value) => (
        <RadioInput key={value} {...reason} value={value} label={texts.reasons[value]} required />
      ))}
      {error && <p id={errorId}>{error}</p>}
    </Reasons>
  );
};

/** The note; required with "Something else". */
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

type ReportFormDialogProps<Reason extends keyof typeof texts.reasons> = Report<Reason> & {
  title: string;
  /** The form's honeypot. */
  children: ReactNode;
  onClose: () => void;
};

/** Asks what is wrong with a job or a company and reports it. */
export const ReportFormDialog = <Reason extends keyof typeof texts.reasons>({
  title,
  children,
  onClose,
  ...what
}: ReportFormDialogProps<Reason>) => {
  const report = useReportForm(what, onClose);
  const { form, problem, busy } = report;
  return (
    <FormDialog {...{ form, busy, onClose, title }} intro={texts.intro} submitLabel={texts.send}>
      <ReasonChoice form={report} reasons={what.reasons} />
      <ReportNote form={report} />
      {children}
      {problem && <FormAlert>{problem.text}</FormAlert>}
    </FormDialog>
  );
};
