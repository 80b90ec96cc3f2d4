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

/** Common reasons to start from, the last choice being one's own words. */
const ReasonPicker = ({ reasons, onPick, onPickOwn }: ReasonPickerProps) => {
  const groupName = useId();
  return (
    <Reasons>
      <legend>{texts.pick}</legend>
      {reasons.map((reason, index) => (
        // most decisions use one of these: starting here saves a key press
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
  /** The name of what is decided about. */
  about: string | undefined;
  /** What the decision leads to. */
  detail: string;
  /** Common reasons to pick from. */
  reasons: readonly string[];
  confirmLabel: string;
  /** Who reads the reason where that isn't the employer of a job, and what says that it is missing. */
  texts?: { text: string; missing: string };
  /** Whether the focus returns to what opened the dialog. */
  restoresFocus?: boolean;
  /** Resolves to whether it was decided; if not, the dialog stays open with what was typed. */
  onSend: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/**
 * Asks for the reason of a decision, which those whom it is about read. A common reason can be
 * picked and edited. Where the focus goes afterwards is up to the queue, but for `restoresFocus`.
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
    start: { reason: '' },
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
