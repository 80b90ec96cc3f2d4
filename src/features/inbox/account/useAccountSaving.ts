import { useAppDispatch } from '@/api/hooks';
import { readApiError } from '@/api/wire/apiError';
import { bookmarkTexts as texts } from '@/texts/jobs/bookmark';
import { useSavedToasts } from '../saved/useSavedToasts';
import { changeSaved } from './pendingSaves';

/** Why a change failed, in words for whoever made it. */
const failureText = (error: unknown): string => {
  const { status, message } = readApiError(error);
  if (status === 404) return texts.gone;
  return (status === 409 || status === 429) && message ? message : texts.failed;
};

/** Saves and removes jobs of the account, and says so. */
export const useAccountSaving = () => {
  const dispatch = useAppDispatch();
  const toasts = useSavedToasts();
  /** Whether it is done. */
  const change = async (jobId: string, isSaved: boolean): Promise<boolean> => {
    const outcome = await changeSaved(dispatch, jobId, isSaved);
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
