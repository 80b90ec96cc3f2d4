import { limits } from '@contract/limits';
import { paths } from '@contract/paths';
import { day } from '@contract/time/durations';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import {
  countPromises,
  lockPromisedJob,
  markReminded,
} from '../../repositories/applications/promises';
import { findEmployerId } from '../../repositories/jobs/jobOwners';
import { hostTexts } from '../../texts/errors';
import { hiringMailTexts } from '../../texts/hiringMail';
import type { Wire } from '../../wire';
import { reachedBy } from '../inbox/relationship';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { processDueHiringRows, type ClaimOptions } from '../processDueRows';

/** Converts seconds to days with one decimal. */
export const inDays = (seconds: number): number => Math.round((seconds * 1000 * 10) / day) / 10;

/**
 * Returns how an employer kept its promises to answer; zeros until ten are due. Throws a 404 for an
 * unknown employer.
 */
export const getEmployerPromise = async (
  db: Database,
  username: string,
): Promise<Wire<'EmployerPromise'>> => {
  const employerId = await findEmployerId(db, username);
  if (employerId === undefined) throw new ApiError(404, hostTexts.notFound);
  const { due, kept, medianSeconds } = await countPromises(db, employerId);
  if (due < limits.promisesShown) return { due: 0, kept: 0 };
  return { due, kept, ...(medianSeconds !== null && { medianDays: inDays(medianSeconds) }) };
};

/**
 * Reminds employers, one day ahead, of applicants who were promised an answer: one mail per job and
 * day. `origin` is the site's, for links. Returns the number of mails.
 */
export const remindOfAnswers = async (
  { db, log }: Pick<Context, 'db' | 'log'>,
  origin: string,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  let mails = 0;
  await processDueHiringRows({ log, isStopped, what: 'reminder of answers' }, async (options) => {
    const outcome = await remindOfOneJob(db, origin, options);
    if (outcome === 'mailed') mails += 1;
    return outcome !== 'none';
  });
  if (mails > 0) mailQueued(db);
  return mails;
};

const remindOfOneJob = (
  db: Database,
  origin: string,
  { skippedIds, onLocked }: ClaimOptions,
): Promise<'mailed' | 'nobody' | 'none'> =>
  db.transaction(async (tx) => {
    const job = await lockPromisedJob(tx, skippedIds);
    if (!job) return 'none';
    onLocked(job.id);
    // only applicants whom the employer can write to
    const applicants = await reachedBy(tx, await markReminded(tx, job.id));
    const [first] = applicants;
    if (!first) return 'nobody';
    await notify(tx, {
      role: 'employer',
      accountId: job.employerId,
      origin,
      kind: 'answerReminder',
      urgent: true,
      write: (name) =>
        hiringMailTexts.answerReminder({
          name,
          jobtitle: job.title,
          applicants: applicants.map(({ firstName, lastName }) =>
            `${firstName} ${lastName}`.trim(),
          ),
          dueAt: first.dueAt,
          applicantsUrl: `${origin}${paths.applicationsOf(job.id)}`,
        }),
    });
    return 'mailed';
  });
