import { createHash } from 'node:crypto';
import { networkOf } from '../../addresses';
import type { Caller } from '../../caller';
import type { Context } from '../../context';
import { ApiError } from '../../errors';
import { openCase } from '../../repositories/moderation/cases';
import { lockLiveJob, upsertReport } from '../../repositories/moderation/reports';
import { hostTexts } from '../../texts/errors';
import { hostModerationTexts } from '../../texts/moderation';
import type { Wire } from '../../wire';
import { consumeReportRateLimit } from '../limits/callLimits';
import type { Visitor } from '../limits/formSigns';

type Reporter = {
  caller: Caller;
  /** Network address of the call. */ address: string;
  visitor: Visitor;
};

/**
 * Stores a report and opens the job's case. 404 for a job that isn't live; 400 where "other" comes
 * without a note; 429 after too many.
 */
export const report = async (
  context: Context,
  { caller, address, visitor }: Reporter,
  jobId: string,
  { reason, note = '' }: Wire<'ReportInput'>,
): Promise<void> => {
  await consumeReportRateLimit(context, caller, address, visitor);
  if (reason === 'other' && note.trim() === '')
    throw new ApiError(400, hostModerationTexts.noteMissing, 'note');
  await context.db.transaction(async (tx) => {
    if (!(await lockLiveJob(tx, jobId))) throw new ApiError(404, hostTexts.notFound);
    const caseId = await openCase(tx, jobId, 'reported');
    await upsertReport(tx, {
      caseId,
      reason,
      note: note.trim(),
      role: caller?.role ?? 'visitor',
      key: keyOf(caller, jobId, address),
    });
  });
};

/**
 * An account, wherever it is; for a visitor a hash of network and job, different for each job, so
 * that nobody can be tracked by it.
 */
const keyOf = (caller: Caller, jobId: string, address: string): string =>
  caller
    ? `${caller.role}:${caller.accountId}`
    : `visitor:${createHash('sha256')
        .update(`${jobId.toLowerCase()} ${networkOf(address)}`)
        .digest('hex')}`;
