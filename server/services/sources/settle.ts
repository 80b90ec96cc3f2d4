import { sourceLimits } from '@contract/jobSources';
import { paths } from '@contract/paths';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { addAudit } from '../../repositories/office/audit';
import {
  failRun,
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
/** 410 Gone: the source has been removed permanently. */
const gone = 410;

const nameOf = ({ url, fileName }: ClaimedSource): string => url ?? fileName ?? '';
/** The source's name in emails, written so that it doesn't become a link to another site. */
const shortName = ({ url, fileName }: ClaimedSource): string => {
  if (url === null) return fileName ?? '';
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
};

const mailEmployer = (
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

/**
 * Completes a successful reading; notifies the employer if missing jobs were kept because there
 * were too many.
 */
export const settleDone = async (
  { db }: Context,
  source: ClaimedSource,
  { shrunk }: Done,
  origin: string,
): Promise<void> => {
  if (!shrunk) return;
  await db.transaction((tx) => mailEmployer(tx, source, origin, sourceMailTexts.shrunk));
  mailQueued(db);
};

type Failure = { problem: SourceProblem; status: number | null; retryAfter: number };

/**
 * Returns the seconds until a failed source is read again: an hour, doubled with each failure up to
 * its schedule's interval, but at least `retryAfter`. null if it isn't scheduled.
 */
export const nextReading = (
  { schedule, failures }: Pick<ClaimedSource, 'schedule' | 'failures'>,
  retryAfter: number,
): number | null => {
  const interval = intervals[schedule];
  return interval === null ? null : Math.max(Math.min(hour * 2 ** failures, interval), retryAfter);
};

/**
 * Records a failed reading; after too many consecutive scheduled failures, turns the source off and
 * notifies its employer once.
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
    const isOff = await failRun(tx, source, {
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
    await mailEmployer(tx, source, origin, sourceMailTexts.off);
    return true;
  });
  if (!isTurnedOff) return;
  mailQueued(db);
  log.info({ source: source.id, problem }, 'a job source was turned off after repeated failures');
};
