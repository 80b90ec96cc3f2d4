import { sourceLimits } from '@contract/jobSources';
import { paths } from '@contract/paths';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { addAudit } from '../../repositories/office/audit';
import {
  failReading,
  type ClaimedSource,
  type SourceProblem,
} from '../../repositories/sources/jobSources';
import type { Letter, Named } from '../../texts/mail';
import { sourceMailTexts } from '../../texts/sources';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import type { Done } from './runSource';
import { bySource } from './storePostings';

const hour = 3600;
const intervals = { off: null, sixHours: 6 * hour, daily: 24 * hour } as const;
/** Whoever answers so has no jobs there any more. */
const gone = 410;

const nameOf = ({ url, fileName }: ClaimedSource): string => url ?? fileName ?? '';
/** As a mail names it, in which no address of another site is a link. */
const shortName = ({ url, fileName }: ClaimedSource): string => {
  if (url === null) return fileName ?? '';
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
};

const tell = (
  tx: Queryable,
  source: ClaimedSource,
  origin: string,
  write: (said: Named & { url: string; source: string }) => Letter,
): Promise<void> =>
  notify(tx, {
    role: 'employer',
    accountId: source.employerId,
    origin,
    kind: 'notice',
    write: (name) =>
      write({ name, source: shortName(source), url: `${origin}${paths.jobImports()}` }),
  });

/** A reading that went well; its employer is told where nothing ended since too much was gone. */
export const settleDone = async (
  { db }: Context,
  source: ClaimedSource,
  { shrunk }: Done,
  origin: string,
): Promise<void> => {
  if (!shrunk) return;
  await db.transaction((tx) => tell(tx, source, origin, sourceMailTexts.shrunk));
  mailQueued(db);
};

type Failure = { problem: SourceProblem; status: number | null; retryAfter: number };

/**
 * Seconds until a source that failed is read again: an hour, then twice as long each time, but no
 * longer than its schedule, and no sooner than it asks for. null: it isn't.
 */
export const nextReading = (
  { schedule, failures }: Pick<ClaimedSource, 'schedule' | 'failures'>,
  retryAfter: number,
): number | null => {
  const interval = intervals[schedule];
  return interval === null ? null : Math.max(Math.min(hour * 2 ** failures, interval), retryAfter);
};

/**
 * A reading that failed; after too many in a row by its schedule the source is off, and its employer
 * is told once.
 */
export const settleFailed = async (
  { db, log }: Context,
  source: ClaimedSource,
  { problem, status, retryAfter }: Failure,
  origin: string,
): Promise<void> => {
  const turnsOff =
    !source.offForFailures &&
    !source.byHand &&
    source.schedule !== 'off' &&
    (source.failures + 1 >= sourceLimits.failures || status === gone);
  const isTurnedOff = await db.transaction(async (tx) => {
    const isOff = await failReading(tx, source, {
      problem,
      status,
      turnsOff,
      retryAfter: (schedule) => nextReading({ ...source, schedule }, retryAfter),
    });
    if (isOff !== true) return false;
    await addAudit(tx, {
      ...bySource,
      action: 'turnOffJobSource',
      recordId: source.employerId,
      after: { source: nameOf(source), problem, status },
    });
    await tell(tx, source, origin, sourceMailTexts.off);
    return true;
  });
  if (!isTurnedOff) return;
  mailQueued(db);
  log.info({ source: source.id, problem }, 'a source of jobs was turned off, since it failed');
};
