import type { Announcement } from '@/api/hostConfig';
import { useSaveAnnouncementMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { announcementFormTexts } from '@/texts/admin/announcement';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { CountedText } from '@/ui/form/CountedText';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm, type FormError } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { localInputText } from '@/ui/text/localTimes';
import { isAnnouncementLink, maxAnnouncementLength } from '@contract/announcement';

const { form: texts, ...screenTexts } = announcementFormTexts;
type Name = 'text' | 'link' | 'endsAt';

const problemOf = ({ text, link, endsAt }: Record<Name, string>): FormError<Name> | null => {
  if (text.trim() === '') return { field: { name: 'text', message: texts.text.missing } };
  if (link.trim() !== '' && !isAnnouncementLink(link.trim()))
    return { field: { name: 'link', message: texts.link.wrong } };
  if (endsAt !== '' && Date.parse(endsAt) <= Date.now())
    return { field: { name: 'endsAt', message: texts.endsAt.past } };
  return null;
};

type EditAnnouncementProps = { announcement: Announcement | undefined; onClose: () => void };

/** The form's state; the end is entered in local time. */
const useAnnouncementForm = ({ announcement, onClose }: EditAnnouncementProps) => {
  const [save] = useSaveAnnouncementMutation();
  const { text = '', link = '', endsAt = null } = announcement ?? {};
  return useCheckedForm<Name>({
    defaultValues: { text, link, endsAt: endsAt === null ? '' : localInputText(new Date(endsAt)) },
    missing: { text: texts.text.missing, link: '', endsAt: '' },
    // the browser's own errors come first
    check: (typed, stopped) => (stopped.length > 0 ? null : problemOf(typed)),
    send: async (typed) => {
      try {
        await save({
          announcementInput: {
            text: typed.text.trim(),
            link: typed.link.trim(),
            endsAt: typed.endsAt === '' ? null : new Date(typed.endsAt).toISOString(),
          },
        }).unwrap();
        notify.success(texts.saved);
        onClose();
        return null;
      } catch (error) {
        const { field: about, message } = readApiError(error);
        return about && message
          ? { field: { name: about, message } }
          : { problem: { text: texts.failed } };
      }
    },
  });
};

/** The modal form with the message, its link and its end. */
export const EditAnnouncement = (props: EditAnnouncementProps) => {
  const { form, field, problem, busy } = useAnnouncementForm(props);
  return (
    <FormDialog
      title={screenTexts.title}
      form={form}
      busy={busy}
      submitLabel={texts.save}
      onClose={props.onClose}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <CountedText
        {...field('text')}
        label={texts.text.label}
        limit={maxAnnouncementLength}
        start={props.announcement?.text ?? ''}
        maxLength={maxAnnouncementLength}
        rows={3}
        dir="auto"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <TextInput
        {...field('link')}
        label={texts.link.label}
        hint={texts.link.hint}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput
        {...field('endsAt')}
        type="datetime-local"
        label={texts.endsAt.label}
        hint={texts.endsAt.hint}
      />
    </FormDialog>
  );
};
