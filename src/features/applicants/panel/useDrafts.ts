import { readDraft, removeDraft, writeDraft } from '@/session/drafts';
import { useSession } from '@/session/useSession';

/** The storage of one unsent text. */
export type Draft = { read: () => string; write: (text: string) => void };

/** Returns the draft name of an unsent note. For messages, see `messageDraft` of the inbox. */
export const noteDraft = (applicationId: string): string => `applicant:${applicationId}/note`;

/**
 * Returns the drafts of the current employer, stored by name on this device, so that navigating
 * away and back loses none. Writing a draft doesn't rerender, so that typing beside a long list
 * stays fast.
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
