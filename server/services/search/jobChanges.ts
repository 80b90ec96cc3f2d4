import type { Context } from '../../context';
import { listenForNotices, type Notices } from '../../database/notices';
import { dropAnswers, dropAnswersOf, keepHotAnswers } from './hotAnswers';

/** Jobs that change within so many milliseconds are looked at together. */
const collectMs = 100;

/**
 * Keeps answers of searches, dropped when any host or tool changes a job; this host's own changes
 * have dropped theirs already (`invalidateJobCaches`).
 */
export const startHearingOfJobs = ({ db, log }: Context): Notices => {
  let changed = new Set<string>();
  const dropCollected = (): void => {
    const jobIds = [...changed];
    changed = new Set();
    void dropAnswersOf(db, jobIds);
  };
  const notices = listenForNotices(
    db,
    // where a trigger names the jobs that were changed
    'job_changes',
    {
      onNotice: (jobId) => {
        if (changed.size === 0) setTimeout(dropCollected, collectMs).unref();
        changed.add(jobId);
      },
      onGap: () => dropAnswers(db),
    },
    log,
  );
  keepHotAnswers(db, notices.isHearing);
  return notices;
};
