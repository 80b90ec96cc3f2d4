import { useCallback, useEffect } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { useCurrentUser } from '@/session/useSession';

/** Fetched by whoever opens a job: visitors don't need it, and it can be missed. */
const remember = async (username: string, jobId: string): Promise<void> => {
  try {
    const { addOpenedJob } = await import(
      /* webpackChunkName: "openedJobs" */ '@/session/openedJobs'
    );
    addOpenedJob(username, jobId);
  } catch {
    // nothing depends on it
  }
};

/**
 * Remembers on this device that a job seeker opened a job, for suggestions on our own host; nothing
 * for others.
 */
export const useOpenedJob = (): ((jobId: string) => void) => {
  const { extensions } = useHostConfig();
  const me = useCurrentUser();
  const username = extensions && me?.role === 'jobseeker' ? me.username : undefined;
  return useCallback(
    (jobId) => {
      if (username !== undefined) void remember(username, jobId);
    },
    [username],
  );
};

/** The same for the live job that is on the screen. */
export const useRememberedJob = ({ _id: jobId, status }: Job): void => {
  const rememberOpened = useOpenedJob();
  const isLive = status === 'live';
  // the storage is outside React, and what counts is that it was on a screen
  useEffect(() => {
    if (isLive) rememberOpened(jobId);
  }, [isLive, jobId, rememberOpened]);
};
