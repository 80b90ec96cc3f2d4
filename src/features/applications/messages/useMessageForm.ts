import { useEffect, useState } from 'react';
import { useSendApplicationMessageMutation } from '@/api/memberApi';
import { refusalOf } from '@/api/wire/refusals';
import { readDraft, removeDraft, writeDraft } from '@/session/drafts';
import { applicationTexts } from '@/texts/jobs/applications';
import { useCheckedForm } from '@/ui/form/useCheckedForm';

const { messages: texts } = applicationTexts.mine;
const formOf = (applicationId: string) => `message:${applicationId}`;

/**
 * Writes to the other side of an application. What isn't sent yet is stored on this device under
 * the writer's username. `onSent` follows each message that went out: the caller shows a new form.
 */
export const useMessageForm = (applicationId: string, username: string, onSent: () => void) => {
  const [send] = useSendApplicationMessageMutation();
  // read once: what is typed from then on is the form's
  const [draft] = useState(() => readDraft(username, formOf(applicationId)) ?? '');
  const form = useCheckedForm<'text'>({
    start: { text: draft },
    missing: { text: texts.missing },
    check: ({ text }) =>
      text.trim() === '' ? { field: { name: 'text', message: texts.missing } } : null,
    send: async ({ text }) => {
      try {
        await send({ id: applicationId, messageInput: { text: text.trim() } }).unwrap();
        removeDraft(username, formOf(applicationId));
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
      if (text === '') removeDraft(username, formOf(applicationId));
      else writeDraft(username, formOf(applicationId), text);
    });
    return unsubscribe;
  }, [rhf, username, applicationId]);
  return { form, draft };
};
