import { readDraft, removeDraft, writeDraft } from './drafts';
import { useCurrentUser } from './useSession';

/** The text stored if the shortcuts are off. */
const off = 'off';

/**
 * Returns the current user's setting of whether a screen's single-key shortcuts are on. Stored like
 * drafts: on this device, by username, until logout.
 */
export const useKeysSetting = (name: string) => {
  const username = useCurrentUser()?.username ?? '';
  return {
    areOn: (): boolean => readDraft(username, name) !== off,
    store: (isOn: boolean): void => {
      if (isOn) removeDraft(username, name);
      else writeDraft(username, name, off);
    },
  };
};
