import { clientRefusalOf } from '@/api/wire/refusals';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import type { Colleague } from './colleagueName';
import { ReceiverInput, receiversOf } from './ReceiverInput';

type LeaveDialogProps = {
  title: string;
  text: string;
  submitLabel: string;
  failed: string;
  /** The colleague who leaves or is removed. */
  colleague: Colleague;
  people: readonly Colleague[];
  /** `to` is the id of the colleague who takes over the jobs. */
  leave: (to: { to?: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for confirmation before a colleague leaves or is removed, and who takes over their jobs. */
export const LeaveDialog = ({
  title,
  text,
  submitLabel,
  failed,
  colleague,
  people,
  leave,
  onClose,
}: LeaveDialogProps) => {
  const receivers = receiversOf(people, colleague._id);
  const hasJobs = colleague.jobs > 0 && receivers.length > 0;
  const start = receivers.find(({ you }) => you) ?? receivers[0];
  const { form, field, problem, busy } = useCheckedForm<'to'>({
    defaultValues: { to: start?._id ?? '' },
    missing: { to: '' },
    send: async ({ to }) => {
      try {
        await leave(hasJobs ? { to } : {});
        onClose();
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['to'], failed);
      }
    },
  });
  return (
    <FormDialog
      title={title}
      intro={text}
      form={form}
      busy={busy}
      submitLabel={submitLabel}
      submitColor="error"
      maxWidth="xs"
      onClose={onClose}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      {hasJobs && <ReceiverInput {...field('to')} people={receivers} />}
    </FormDialog>
  );
};
