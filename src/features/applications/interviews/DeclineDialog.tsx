import type { ApplicationDetails } from '@/api/jobBoardApi';
import { useChooseInterviewTimeMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { applicationTexts } from '@/texts/jobs/applications';
import { letterTexts } from '@/texts/jobs/letters';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextArea } from '@/ui/form/TextArea';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { ownTimeZone } from '@/ui/text/localTimes';

const { choice } = letterTexts;

type DeclineDialogProps = {
  application: ApplicationDetails;
  /** For declining all offered times, or for canceling the booked one. */
  texts: typeof choice.none | typeof choice.giveUp;
  onClose: () => void;
};

/** Tells the employer that the applicant can't come, with an optional note. */
export const DeclineDialog = ({ application, texts, onClose }: DeclineDialogProps) => {
  const [choose] = useChooseInterviewTimeMutation();
  const { form, field, busy, problem } = useCheckedForm<'note'>({
    defaultValues: { note: '' },
    missing: { note: '' },
    send: async ({ note }) => {
      try {
        await choose({
          id: application._id,
          interviewChoice: { note, ...ownTimeZone() },
        }).unwrap();
        notify.success(texts.done);
        onClose();
        return null;
      } catch (error) {
        return { problem: { text: refusalText(error, choice.failed) } };
      }
    },
  });
  return (
    <FormDialog
      title={texts.title}
      intro={texts.text(application.companyname || applicationTexts.employer)}
      {...{ form, busy, onClose }}
      submitLabel={texts.send}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <TextArea
        {...field('note')}
        label={texts.note}
        hint={choice.noteHint}
        maxLength={2000}
        dir="auto"
      />
    </FormDialog>
  );
};
