import { useEffect, useState } from 'react';
import { useSendFileMutation, useSendMessageMutation } from '@/api/memberApi';
import { refusalOf } from '@/api/wire/refusals';
import { readDraft, removeDraft, writeDraft } from '@/session/drafts';
import { applicationTexts } from '@/texts/jobs/applications';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';

const { messages: texts } = applicationTexts.mine;
/** The name of a thread's unsent message, wherever it is written. */
export const messageDraft = (threadId: string): string => `message:${threadId}`;

/**
 * Writes to the other side of a thread, with or without a file. What isn't sent yet is stored on
 * this device under the writer's username. The form goes on with what was written while a message
 * was on its way, else empty.
 */
export const useMessageForm = (threadId: string, username: string) => {
  const [send] = useSendMessageMutation();
  const [sendFile] = useSendFileMutation();
  const [file, setFile] = useState<File | null>(null);
  // read once: what is typed from then on is the form's
  const [draft] = useState(() => readDraft(username, messageDraft(threadId)) ?? '');
  const form = useCheckedForm<'text'>({
    start: { text: draft },
    missing: { text: texts.missing },
    goesOn: true,
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
    // also once another screen is shown
    if (readDraft(username, messageDraft(threadId)) === sent.text)
      removeDraft(username, messageDraft(threadId));
    if (rhf.getValues('text') === sent.text) rhf.setValue('text', '');
    setFile((now) => (now === sent.file ? null : now));
    // for the next one, unless somebody went on to something else
    if (form.form.ref.current?.contains(document.activeElement)) rhf.setFocus('text');
  };
  // storage is outside React
  useEffect(() => {
    const { unsubscribe } = rhf.watch(({ text = '' }) => {
      if (text === '') removeDraft(username, messageDraft(threadId));
      else writeDraft(username, messageDraft(threadId), text);
    });
    return unsubscribe;
  }, [rhf, username, threadId]);
  return { form, file, setFile };
};
