import { useCallback, useEffect } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { useCurrentUser, useSession } from '@/session/useSession';
import { untilUsed } from '@/ui/page/part/untilUsed';

/** Fetched by whoever opens a job and stays a while: it can be missed. */
const remember = async (username: string, job: Job, isSuggestedBy: boolean): Promise<void> => {
  await untilUsed();
  try {
    const [{ addOpenedJob }, { addRecentJob }] = await Promise.all([
      import(/* webpackChunkName: "openedJobs" */ '@/session/openedJobs'),
      import(/* webpackChunkName: "openedJobs" */ '@/session/recentJobs'),
    ]);
    addRecentJob(username, job);
    if (isSuggestedBy) addOpenedJob(username, job._id);
  } catch {
    // nothing depends on it
  }
};

/**
 * Remembers on this device that a visitor or job seeker opened a job: to find it again, and a job
 * seeker's for suggestions on our own host.
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

/** The same for the job that is on the screen, unless it has ended; a spec host's have no status. */
export const useRememberedJob = (job: Job): void => {
  const rememberOpened = useOpenedJob();
  const isOpen = job.status === undefined || job.status === 'live';
  // the storage is outside React, and what counts is that it was on a screen
  useEffect(() => {
    if (isOpen) rememberOpened(job);
  }, [isOpen, job, rememberOpened]);
};
