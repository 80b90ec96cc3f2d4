import { useId } from 'react';
import { moderationTexts } from '@/texts/admin/moderation';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { RadioInput } from '@/ui/form/RadioInput';
import { TextArea } from '@/ui/form/TextArea';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { styled } from '@/ui/styled';

const { reasonForm: texts } = moderationTexts;
const Reasons = styled('fieldset')(({ theme }) => ({
  '& > legend': { marginBottom: 6, fontSize: theme.typography.body2.fontSize, fontWeight: 600 },
}));

type ReasonPickerProps = {
  reasons: readonly string[];
  onPick: (reason: string) => void;
  onPickOwn: () => void;
};

/** Radio buttons with common reasons; the last one is for a custom reason. */
const ReasonPicker = ({ reasons, onPick, onPickOwn }: ReasonPickerProps) => {
  const groupName = useId();
  return (
    <Reasons>
      <legend>{texts.pick}</legend>
      {reasons.map((reason, index) => (
        // most decisions use one of these: focusing them saves a key press
        <RadioInput
          key={reason}
          name={groupName}
          label={reason}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={index === 0}
          onChange={() => onPick(reason)}
        />
      ))}
      <RadioInput name={groupName} label={texts.own} onChange={onPickOwn} />
    </Reasons>
  );
};

type ReasonDialogProps = {
  title: string;
  /** The name of the job or person that the decision is about. */
  about: string | undefined;
  /** The consequences of the decision. */
  detail: string;
  /** Common reasons to pick from. */
  reasons: readonly string[];
  confirmLabel: string;
  /**
   * By default the texts say that the job's employer reads the reason: replace them for another
   * reader.
   */
  texts?: { text: string; missing: string };
  /** Whether the focus returns to the element that opened the dialog. */
  restoresFocus?: boolean;
  /** Resolves to whether the decision succeeded; if not, the dialog stays open with its input. */
  onSend: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/**
 * Asks for the reason of a decision, which is shown to the people affected. A common reason can be
 * picked and edited. The queue moves the focus afterwards, unless `restoresFocus` is set.
 */
export const ReasonDialog = ({
  title,
  about,
  detail,
  reasons,
  confirmLabel,
  texts: { text, missing } = texts,
  restoresFocus = false,
  onSend,
  onClose,
}: ReasonDialogProps) => {
  const { form, field, busy, rhf } = useCheckedForm<'reason'>({
    defaultValues: { reason: '' },
    missing: { reason: missing },
    check: ({ reason }, stopped) =>
      stopped.length === 0 && reason.trim() === ''
        ? { field: { name: 'reason', message: missing } }
        : null,
    send: async ({ reason }) => ((await onSend(reason.trim())) ? null : {}),
  });
  const pick = (reason: string): void => {
    rhf.setValue('reason', reason);
    rhf.clearErrors('reason');
  };
  const pickOwn = (): void => {
    pick('');
    rhf.setFocus('reason');
  };
  const intro = (
    <>
      {about !== undefined && (
        <>
          <b dir="auto">{about}</b>
          <br />
        </>
      )}
      {detail}
    </>
  );
  return (
    <FormDialog
      {...{ title, intro, form, busy, onClose }}
      submitLabel={confirmLabel}
      submitColor="error"
      disableRestoreFocus={!restoresFocus}
    >
      <ReasonPicker reasons={reasons} onPick={pick} onPickOwn={pickOwn} />
      <TextArea {...field('reason')} label={text} rows={3} maxLength={1000} required dir="auto" />
    </FormDialog>
  );
};
