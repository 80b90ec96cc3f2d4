import { useEffect, useState } from 'react';
import { useSendFileMutation, useSendMessageMutation } from '@/api/memberApi';
import { refusalOf } from '@/api/wire/refusals';
import { readDraft, removeDraft, writeDraft } from '@/session/drafts';
import { applicationTexts } from '@/texts/jobs/applications';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';

const { messages: texts } = applicationTexts.mine;
/** Returns the draft name of a thread's unsent message. */
export const messageDraft = (threadId: string): string => `message:${threadId}`;

/**
 * Returns the form to write to the other side of a thread, optionally with a file. Unsent text is
 * stored on this device by username. After sending, the form keeps text that was typed in the
 * meantime and is otherwise empty.
 */
export const useMessageForm = (threadId: string, username: string) => {
  const [send] = useSendMessageMutation();
  const [sendFile] = useSendFileMutation();
  const [file, setFile] = useState<File | null>(null);
  // read once: later values are the form's
  const [draft] = useState(() => readDraft(username, messageDraft(threadId)) ?? '');
  const form = useCheckedForm<'text'>({
    defaultValues: { text: draft },
    missing: { text: texts.missing },
    canResubmit: true,
    check: ({ text }) =>
      text.trim() === '' && !file ? { field: { name: 'text', message: texts.missing } } : null,
    send: async ({ text }) => {
      try {
        const words = text.trim();
        await (
          file
            ? sendFile({
                id: threadId,
                fileMessageInput: { file, ...(words !== '' && { text: words }) },
              })
            : send({ id: threadId, messageInput: { text: words } })
        ).unwrap();
        showSent({ text, file });
        return null;
      } catch (error) {
        return refusalOf(error, ['text'], texts.failed);
      }
    },
  });
  const { rhf } = form;
  const showSent = (sent: { text: string; file: File | null }): void => {
    notify.success(texts.arrived);
    // even if another screen is shown by now
    if (readDraft(username, messageDraft(threadId)) === sent.text)
      removeDraft(username, messageDraft(threadId));
    if (rhf.getValues('text') === sent.text) rhf.setValue('text', '');
    setFile((now) => (now === sent.file ? null : now));
    // ready for the next message, unless the focus has moved elsewhere
    if (form.form.ref.current?.contains(document.activeElement)) rhf.setFocus('text');
  };
  // an effect, because storage is outside React
  useEffect(() => {
    const { unsubscribe } = rhf.watch(({ text = '' }) => {
      if (text === '') removeDraft(username, messageDraft(threadId));
      else writeDraft(username, messageDraft(threadId), text);
    });
    return unsubscribe;
  }, [rhf, username, threadId]);
  return { form, file, setFile };
};
