import type { Context } from '../../../context';
import { listenForNotices, type Notices } from '../../../database/notices';
import { readPageNotice } from '../../../repositories/site/pageNotices';
import { notifySiblings } from '../../../siblings';
import { dropCachedShown, dropJobCaches, dropPagesOf, isOwnNotice } from '../../cache';
import { dropPages, clearPageCache, enablePageCache } from '../../site/pages/pageCache';
import { enableResponseCache } from './cachedResponse';
import {
  changedSince,
  dropResponses,
  dropResponsesOf,
  dropResponsesWith,
  isJustWritten,
} from './invalidation';

/** Jobs that change within this many milliseconds are handled as one batch. */
const collectMs = 100;

/**
 * Enables the caches of search responses and rendered pages, and invalidates them when any host or
 * tool changes a job, or when a host changes other content of pages. This host's own changes have
 * already invalidated its caches (`invalidateJobCaches`, `invalidatePages`).
 */
export const subscribeToJobChanges = ({ db, log }: Context): Notices => {
  /**
   * Changed jobs, each with the time of the change at which its responses were dropped, if they
   * were.
   */
  let changed = new Map<string, number | undefined>();
  const dropCollected = async (): Promise<void> => {
    const noticed = changed;
    changed = new Map();
    // this host's own writes have already dropped all responses they change
    const ids = await changedSince(db, [...noticed.keys()]);
    if (ids.length === 0) return;
    const times = ids.flatMap((id) => noticed.get(id) ?? []);
    const areDropped = times.length === ids.length;
    if (!areDropped) dropPagesWith(ids);
    await dropResponsesOf(db, ids, areDropped ? Math.max(...times) : undefined);
    // pages rendered in the meantime from a stale response
    dropPages(db, { ids: new Set(ids), isJob: true });
  };
  const dropPagesWith = (ids: readonly string[]): void => {
    dropCachedShown(db);
    dropPages(db, { ids: new Set(ids), isJob: true });
  };
  const collect = (jobId: string): void => {
    if (changed.size === 0) setTimeout(() => void dropCollected(), collectMs).unref();
    // for this host's own writes everything is dropped already, and anything cached since is fresh
    if (isJustWritten(db, jobId)) return void changed.set(jobId, changed.get(jobId));
    dropPagesWith([jobId]);
    changed.set(jobId, dropResponsesWith(db, jobId));
  };
  const notices = listenForNotices(
    db,
    // a trigger sends the ids of changed jobs on this channel
    'job_changes',
    {
      onNotice: (payload) => {
        const notice = readPageNotice(payload);
        if (notice && isOwnNotice(db, notice)) return;
        if (notice?.id !== undefined) return dropPagesOf(db, notice.id);
        // every process receives this notice and drops its own caches: don't forward it
        if (notice && notice.jobId === undefined) return void dropJobCaches(db);
        collect(notice?.jobId ?? payload);
      },
      onGap: () => {
        dropCachedShown(db);
        dropResponses(db);
        clearPageCache(db);
        // other workers must not keep what this worker cached while it received no notices
        void notifySiblings({ about: 'jobs', jobId: undefined }).catch(() => {});
      },
    },
    log,
  );
  enableResponseCache(db, notices.isListening);
  enablePageCache(db, notices.isListening);
  return notices;
};
