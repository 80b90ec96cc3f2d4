import { useEffect, useState } from 'react';
import { useAppDispatch, type AppDispatch } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import { jobBoardApi, type Job } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { readDevice, updateOnDevice, type DeviceJob } from './deviceJobs';

/** How long the data of a job is considered fresh, in milliseconds. */
const freshFor = 600_000;
/** The maximum number of jobs checked per visit, and concurrently. */
const maxChecks = 100;
const atOnce = 4;

const { getJob, getJobEnd } = jobBoardApi.endpoints;
const anew = { subscribe: false, forceRefetch: true };

/** Returns a job that is gone with its new status: our host says when it ended. */
const endOf = async (dispatch: AppDispatch, job: Job, extensions: boolean): Promise<Job> => {
  const { data: end } = extensions
    ? await dispatch(getJobEnd.initiate({ jobId: job._id }, anew))
    : { data: undefined };
  return end ? { ...job, status: end.status, endedAt: end.endedAt } : { ...job, status: 'removed' };
};

/** Returns the current version of a job; `undefined` if the host can't tell. */
const check = async (
  dispatch: AppDispatch,
  job: Job,
  extensions: boolean,
): Promise<Job | undefined> => {
  const { data, error } = await dispatch(getJob.initiate({ id: job._id }, anew));
  if (data && data._id === job._id) return data;
  const { status } = error ? readApiError(error) : { status: 404 };
  return status === 404 || status === 410 ? endOf(dispatch, job, extensions) : undefined;
};

/**
 * Refreshes the stale jobs on the device from the host, those shown (`shownIds`) first. Returns
 * whether some checks failed.
 */
export const useCheckedJobs = (username: string, shownIds: readonly string[]): boolean => {
  const dispatch = useAppDispatch();
  const { extensions } = useHostConfig();
  const [hasFailed, setHasFailed] = useState(false);
  const shown = shownIds.join('\n');
  // an effect, because the host and the device's storage are outside React
  useEffect(() => {
    let isLeft = false;
    const isShown = ({ job }: DeviceJob): boolean => shown.split('\n').includes(job._id);
    const due = readDevice(username)
      .filter(({ checkedAt }) => Math.abs(Date.now() - checkedAt) > freshFor)
      .toSorted(
        (one, other) =>
          Number(isShown(other)) - Number(isShown(one)) || one.checkedAt - other.checkedAt,
      )
      .slice(0, maxChecks);
    const run = async (): Promise<void> => {
      let failed = false;
      for (let at = 0; at < due.length && !isLeft; at += atOnce) {
        const batch = due.slice(at, at + atOnce);
        const jobs = await Promise.all(batch.map(({ job }) => check(dispatch, job, extensions)));
        const checkedAt = Date.now();
        const found = jobs.flatMap((job, index) => {
          const id = batch[index]?.job._id;
          return job && id !== undefined ? [[id, { job, checkedAt }] as const] : [];
        });
        failed ||= found.length < batch.length;
        if (found.length > 0) updateOnDevice(username, new Map(found));
      }
      if (!isLeft) setHasFailed(failed);
    };
    void run();
    return () => {
      isLeft = true;
    };
  }, [dispatch, extensions, username, shown]);
  return hasFailed;
};
