import type { Context } from '../../../context';
import { listenForNotices, type Notices } from '../../../database/notices';
import { readPageNotice } from '../../../repositories/site/pageNotices';
import { tellSiblings } from '../../../siblings';
import { dropCachedShown, dropJobCaches, dropPagesOf, isOwnNotice } from '../../cache';
import { dropPages, forgetPages, keepPages } from '../../site/pages/keptPages';
import {
  changedSince,
  dropAnswers,
  dropAnswersOf,
  dropAnswersWith,
  isJustWritten,
} from './changedAnswers';
import { keepHotAnswers } from './hotAnswers';

/** Jobs that change within so many milliseconds are looked at together. */
const collectMs = 100;

/**
 * Keeps answers of searches and rendered pages, dropped when any host or tool changes a job, or a
 * host what else pages show; this host's own changes have dropped theirs already
 * (`invalidateJobCaches`, `invalidatePages`).
 */
export const startHearingOfJobs = ({ db, log }: Context): Notices => {
  /** Jobs, with the time of the change by which the answers they are in were dropped, if they were. */
  let changed = new Map<string, number | undefined>();
  const dropCollected = async (): Promise<void> => {
    const noticed = changed;
    changed = new Map();
    // what this host wrote itself has dropped all that it changes
    const ids = await changedSince(db, [...noticed.keys()]);
    if (ids.length === 0) return;
    const times = ids.flatMap((id) => noticed.get(id) ?? []);
    const areDropped = times.length === ids.length;
    if (!areDropped) dropPagesWith(ids);
    await dropAnswersOf(db, ids, areDropped ? Math.max(...times) : undefined);
    // one that was made of an answer meanwhile
    dropPages(db, { ids: new Set(ids), isJob: true });
  };
  const dropPagesWith = (ids: readonly string[]): void => {
    dropCachedShown(db);
    dropPages(db, { ids: new Set(ids), isJob: true });
  };
  const collect = (jobId: string): void => {
    if (changed.size === 0) setTimeout(() => void dropCollected(), collectMs).unref();
    // what this host wrote has dropped it already, and what was made since shows it
    if (isJustWritten(db, jobId)) return void changed.set(jobId, changed.get(jobId));
    dropPagesWith([jobId]);
    changed.set(jobId, dropAnswersWith(db, jobId));
  };
  const notices = listenForNotices(
    db,
    // where a trigger names the jobs that were changed
    'job_changes',
    {
      onNotice: (payload) => {
        const notice = readPageNotice(payload);
        if (notice && isOwnNotice(db, notice)) return;
        if (notice?.id !== undefined) return dropPagesOf(db, notice.id);
        // dropped and told by who hears it: nobody is told again
        if (notice && notice.jobId === undefined) return void dropJobCaches(db);
        collect(notice?.jobId ?? payload);
      },
      onGap: () => {
        dropCachedShown(db);
        dropAnswers(db);
        forgetPages(db);
        // what this worker made while it heard nothing may be kept by the others
        void tellSiblings({ about: 'jobs', jobId: undefined }).catch(() => {});
      },
    },
    log,
  );
  keepHotAnswers(db, notices.isHearing);
  keepPages(db, notices.isHearing);
  return notices;
};
