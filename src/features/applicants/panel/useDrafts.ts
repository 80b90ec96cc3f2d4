import { readDraft, removeDraft, writeDraft } from '@/session/drafts';
import { useSession } from '@/session/useSession';

/** Where one unsent text is stored. */
export type Draft = { read: () => string; write: (text: string) => void };

/** The name of an unsent note; that of an unsent message is the inbox's (`messageDraft`). */
export const noteDraft = (applicationId: string): string => `applicant:${applicationId}/note`;

/**
 * Unsent texts, each under its own name, on this device by the employer's username: going to
 * another applicant or page and back loses none. Writing one renders nothing, so that typing beside
 * a long list stays quick.
 */
export const useDrafts = (): ((name: string) => Draft) => {
  const { usernameEmployer } = useSession();
  return (name) => ({
    read: () => readDraft(usernameEmployer, name) ?? '',
    write: (text) => {
      if (text === '') removeDraft(usernameEmployer, name);
      else writeDraft(usernameEmployer, name, text);
    },
  });
};
export type DraftOf = ReturnType<typeof useDrafts>;
