import { useEffect } from 'react';
import { useAppStore, type AppDispatch } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import { memberApi } from '@/api/memberApi';
import { savedTexts as texts } from '@/texts/jobs/saved';
import { limits } from '@contract/limits';
import { useSavedToasts } from '../saved/useSavedToasts';
import { moveToUser, readDevice, removeFromDevice } from './deviceJobs';
import { joinQueue } from './joinQueue';

const { joinSavedJobs } = memberApi.endpoints;

/**
 * Sends the visitor's list to the account in batches, and removes accepted jobs from the device.
 * Failed ones stay for the next time.
 */
const joinAccount = async (
  dispatch: AppDispatch,
  isStillMe: () => boolean,
): Promise<{ joined: number; gone: number }> => {
  const sent = new Set<string>();
  const total = { joined: 0, gone: 0 };
  for (;;) {
    // another user may have logged in since
    if (!isStillMe()) return total;
    const batch = readDevice('')
      .filter(({ job }) => !sent.has(job._id))
      .slice(0, limits.joinedAtOnce);
    if (batch.length === 0) return total;
    const jobs = batch.map(({ job, note, savedAt }) => ({
      jobId: job._id,
      note,
      ...(savedAt && { savedAt }),
    }));
    const { data } = await dispatch(
      joinSavedJobs.initiate({ savedJobsInput: { jobs } }, { track: false }),
    );
    if (!data) return total;
    for (const { jobId } of jobs) sent.add(jobId);
    removeFromDevice(
      '',
      jobs.flatMap(({ jobId }) => (data.left.includes(jobId) ? [] : [jobId])),
    );
    total.joined += data.joined;
    total.gone += data.gone;
  }
};

const enqueue = joinQueue();

/** Moves the device's jobs to the account once, and shows a toast. */
export const Joining = ({ username }: { username: string }) => {
  const store = useAppStore();
  const { extensions } = useHostConfig();
  const toasts = useSavedToasts();
  // an effect, because the device's storage and the host are outside React
  useEffect(() => {
    const join = async (): Promise<void> => {
      if (!extensions) return moveToUser(username);
      const { joined, gone } = await joinAccount(
        store.dispatch,
        () => store.getState().session.usernamejobseek === username,
      );
      if (joined + gone > 0) await toasts.joined(texts.joined(joined, gone));
    };
    enqueue(username, join);
    // `toasts` isn't stable
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, extensions, username]);
  return null;
};
