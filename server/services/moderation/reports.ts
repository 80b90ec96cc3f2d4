import { createHash } from 'node:crypto';
import { networkOf } from '../../addresses';
import type { Caller } from '../../caller';
import type { Context } from '../../context';
import { ApiError } from '../../errors';
import { openCase } from '../../repositories/moderation/cases';
import {
  findReportedEmployer,
  lockLiveJob,
  upsertReport,
} from '../../repositories/moderation/reports';
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
 * Stores a report and opens the job's case. 404 for a job that isn't live; 400 for the reason
 * "other" without a note; 429 after too many.
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
 * Stores a report about an employer in the case of their newest live job. 404 if there is no such
 * employer, 409 if none of their jobs is live; otherwise like `report`.
 */
export const reportEmployer = async (
  context: Context,
  { caller, address, visitor }: Reporter,
  username: string,
  { reason, note = '' }: Wire<'EmployerReportInput'>,
): Promise<void> => {
  await consumeReportRateLimit(context, caller, address, visitor);
  if (reason === 'other' && note.trim() === '')
    throw new ApiError(400, hostModerationTexts.employerNoteMissing, 'note');
  await context.db.transaction(async (tx) => {
    const employer = await findReportedEmployer(tx, username);
    if (!employer) throw new ApiError(404, hostTexts.notFound);
    const { id: accountId, jobId } = employer;
    if (jobId === null || !(await lockLiveJob(tx, jobId)))
      throw new ApiError(409, hostModerationTexts.nothingLive);
    await upsertReport(tx, {
      caseId: await openCase(tx, jobId, 'reported'),
      reason,
      note: note.trim(),
      role: caller?.role ?? 'visitor',
      // the same person may report the job as well
      key: `${keyOf(caller, accountId, address)}#employer`,
      about: { role: 'employer', accountId, messages: [] },
    });
  });
};

/**
 * Identifies a reporter: an account by its id, a visitor by a hash of the network and what is
 * reported, which can't be used for tracking.
 */
const keyOf = (caller: Caller, reportedId: string, address: string): string =>
  caller
    ? `${caller.role}:${caller.accountId}`
    : `visitor:${createHash('sha256')
        .update(`${reportedId.toLowerCase()} ${networkOf(address)}`)
        .digest('hex')}`;
