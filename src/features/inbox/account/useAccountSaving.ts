import { useAppStore } from '@/api/hooks';
import { readApiError } from '@/api/wire/apiError';
import { bookmarkTexts as texts } from '@/texts/jobs/bookmark';
import { useSavedToasts } from '../saved/useSavedToasts';
import { changeSaved } from './pendingSaves';

/** Returns the error message of a failed change. */
const failureText = (error: unknown): string => {
  const { status, message } = readApiError(error);
  if (status === 404) return texts.gone;
  return (status === 409 || status === 429) && message ? message : texts.failed;
};

/** Returns functions that save and remove jobs of the account, and show the outcome in a toast. */
export const useAccountSaving = () => {
  const store = useAppStore();
  const toasts = useSavedToasts();
  /** Resolves to whether it succeeded. */
  const change = async (jobId: string, isSaved: boolean): Promise<boolean> => {
    const outcome = await changeSaved(store, jobId, isSaved);
    if (outcome.is === 'failed') void toasts.failed(failureText(outcome.error));
    return outcome.is === 'done';
  };
  return {
    save: async (jobId: string): Promise<void> => {
      if (await change(jobId, true)) void toasts.saved();
    },
    remove: async (jobId: string): Promise<void> => {
      if (await change(jobId, false)) void toasts.removed(() => void change(jobId, true));
    },
  };
};
