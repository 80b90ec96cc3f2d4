import { useCallback, useEffect } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { useCurrentUser, useSession } from '@/session/useSession';
import { untilFirstInteraction } from '@/ui/page/part/untilFirstInteraction';

/** Remembers an opened job. Best effort: loads its code only once the page is used. */
const remember = async (username: string, job: Job, isSuggestedBy: boolean): Promise<void> => {
  await untilFirstInteraction();
  try {
    const [{ addOpenedJob }, { addRecentJob }] = await Promise.all([
      import(/* webpackChunkName: "openedJobs" */ '@/session/openedJobs'),
      import(/* webpackChunkName: "openedJobs" */ '@/session/recentJobs'),
    ]);
    addRecentJob(username, job);
    if (isSuggestedBy) addOpenedJob(username, job._id);
  } catch {
    // best effort
  }
};

/**
 * Returns a function that remembers on this device that a visitor or job seeker has opened a job,
 * to find it again, and for a job seeker's suggestions on our host.
 */
export const useOpenedJob = (): ((job: Job) => void) => {
  const { extensions } = useHostConfig();
  const { restored } = useSession();
  const me = useCurrentUser();
  const isSeeker = me?.role === 'jobseeker';
  const username = isSeeker ? me.username : restored && me === null ? '' : undefined;
  const isSuggestedBy = extensions && isSeeker;
  return useCallback(
    (job) => {
      if (username !== undefined) void remember(username, job, isSuggestedBy);
    },
    [username, isSuggestedBy],
  );
};

/** Remembers the job on the screen unless it has ended; jobs of a spec host have no status. */
export const useRememberedJob = (job: Job): void => {
  const rememberOpened = useOpenedJob();
  const isOpen = job.status === undefined || job.status === 'live';
  // the storage is outside React, and only what was on a screen counts
  useEffect(() => {
    if (isOpen) rememberOpened(job);
  }, [isOpen, job, rememberOpened]);
};
