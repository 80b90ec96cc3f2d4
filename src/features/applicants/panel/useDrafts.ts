import { readDraft, removeDraft, writeDraft } from '@/session/drafts';
import { useSession } from '@/session/useSession';

/** Where one unsent text is stored. */
export type Draft = { read: () => string; write: (text: string) => void };

const formOf = (name: string): string => `applicant:${name}`;

/**
 * Unsent texts, each under its own name, on this device by the employer's username: going to
 * another applicant or page and back loses none. Writing one renders nothing, so that typing beside
 * a long list stays quick.
 */
export const useDrafts = (): ((name: string) => Draft) => {
  const { usernameEmployer } = useSession();
  return (name) => ({
    read: () => readDraft(usernameEmployer, formOf(name)) ?? '',
    write: (text) => {
      if (text === '') removeDraft(usernameEmployer, formOf(name));
      else writeDraft(usernameEmployer, formOf(name), text);
    },
  });
};
export type DraftOf = ReturnType<typeof useDrafts>;
