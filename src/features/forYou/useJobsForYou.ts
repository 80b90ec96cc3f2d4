import { useState } from 'react';
import { useGetJobsForYouQuery, useUpdateJobSuggestionsMutation } from '@/api/memberApi';
import { readOpenedJobs, setOpenedJobsEnabled } from '@/session/openedJobs';
import { forYouTexts } from '@/texts/jobs/forYou';
import { notify } from '@/ui/notify/notify';

/**
 * Reads suggested jobs, based on the jobs opened before this screen; never rendered on the host.
 */
export const useJobsForYou = (username: string, limit: number) => {
  const [opened] = useState(() => readOpenedJobs(username));
  return useGetJobsForYouQuery({ limit, ...(opened.length > 0 && { opened }) });
};

/**
 * Turns suggestions on or off for the account and shows a toast. `wanted` is the last choice on
 * this screen: the host's previous answer may still be shown.
 */
export const useSuggestJobs = (username: string) => {
  const [update, { isLoading }] = useUpdateJobSuggestionsMutation();
  const [wanted, setWanted] = useState<boolean>();
  const choose = async (on: boolean): Promise<void> => {
    setWanted(on);
    try {
      await update({ jobSuggestions: { on } }).unwrap();
      setOpenedJobsEnabled(username, on);
      notify.success(on ? forYouTexts.turnedOn : forYouTexts.turnedOff);
    } catch {
      setWanted(undefined);
      notify.error(forYouTexts.notSaved);
    }
  };
  return { choose, wanted, isLoading };
};
