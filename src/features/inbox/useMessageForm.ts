import { useEffect, useState } from 'react';
import { useSendFileMutation, useSendMessageMutation } from '@/api/memberApi';
import { refusalOf } from '@/api/wire/refusals';
import { readDraft, removeDraft, writeDraft } from '@/session/drafts';
import { applicationTexts } from '@/texts/jobs/applications';
import { useCheckedForm } from '@/ui/form/useCheckedForm';

const { messages: texts } = applicationTexts.mine;
/** The name of a thread's unsent message, wherever it is written. */
export const messageDraft = (threadId: string): string => `message:${threadId}`;

/**
 * Writes to the other side of a thread, with or without a file. What isn't sent yet is stored on this device under
 * the writer's username. `onSent` follows each message that went out: the caller shows a new form.
 */
export const useMessageForm = (threadId: string, username: string, onSent: () => void) => {
  const [send] = useSendMessageMutation();
  const [sendFile] = useSendFileMutation();
  const [file, setFile] = useState<File | null>(null);
  // read once: what is typed from then on is the form's
  const [draft] = useState(() => readDraft(username, messageDraft(threadId)) ?? '');
  const form = useCheckedForm<'text'>({
    start: { text: draft },
    missing: { text: texts.missing },
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
        removeDraft(username, messageDraft(threadId));
        onSent();
        return null;
      } catch (error) {
        return refusalOf(error, ['text'], texts.failed);
      }
    },
  });
  const { rhf } = form;
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
