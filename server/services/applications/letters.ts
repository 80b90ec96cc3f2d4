import { randomUUID } from 'node:crypto';
import {
  defaultLetters,
  fillLetter,
  letterKinds,
  unknownPlaceholders,
  type LetterKind,
  type LetterText,
} from '@contract/jobs/applicantLetters';
import { paths } from '@contract/paths';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { keyedCall } from '../../keyedCall';
import { mailAccountById } from '../../repositories/accounts/mailAccounts';
import { addMessage } from '../../repositories/applications/applicationMessages';
import {
  lockApplication,
  setAnswered,
  type LockedApplication,
} from '../../repositories/applications/applications';
import {
  deleteTemplate,
  listTemplates,
  upsertTemplate,
} from '../../repositories/applications/letterTemplates';
import { canChangeJob, jobScopeOf, type JobScope } from '../../repositories/companies/jobScope';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostApplicationTexts } from '../../texts/applications';
import { hostTexts } from '../../texts/errors';
import { hiringMailTexts } from '../../texts/hiringMail';
import { hostModerationTexts } from '../../texts/moderation';
import type { Wire } from '../../wire';
import { notifyInbox } from '../inbox/notifyInbox';
import { checkMayWrite, mayNotify } from '../inbox/relationship';
import { lockUnsuspendedEmployer } from '../jobs/jobs';
import { consumeLetterRateLimit } from '../limits/accountLimits';
import { hasIdempotencyRecord, storeIdempotencyRecord } from '../limits/exactlyOnce';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { eachRecord } from '../severalRecords';
import { shownEmployer } from './people';

/** Throws a 400 for an unknown placeholder, since it would be sent as is, or for an empty text. */
export const checkLetter = ({ subject, body }: LetterText): void => {
  for (const [field, text] of [
    ['subject', subject],
    ['body', body],
  ] as const) {
    const [unknown] = unknownPlaceholders(text);
    if (unknown !== undefined)
      throw new ApiError(400, hostApplicationTexts.unknownPlaceholder(unknown), field);
    if (text.trim() === '') throw new ApiError(400, hostApplicationTexts.emptyMessage, field);
  }
};

/** Fills a letter's placeholders for an applicant. */
export const filledLetter = async (
  tx: Queryable,
  application: LockedApplication,
  { subject, body }: LetterText,
  /** The employer's account that sends it. */
  by: string,
): Promise<LetterText> => {
  const sender = await shownEmployer(tx, by);
  const seeker = await mailAccountById(tx, 'jobseeker', application.seekerId);
  const facts = {
    firstName: seeker?.firstName ?? application.senderName,
    lastName: seeker?.lastName ?? '',
    jobtitle: application.title,
    company: application.company,
    sender,
  };
  return { subject: fillLetter(subject, facts).trim(), body: fillLetter(body, facts).trim() };
};

/** Sends a filled letter as a message of the application, and by mail. Counts as an answer. */
export const sendFilledLetter = async (
  tx: Queryable,
  application: LockedApplication,
  letter: LetterText,
  { by, origin }: { by: string; origin: string },
): Promise<void> => {
  const writer = await shownEmployer(tx, by);
  await setAnswered(tx, application.id);
  // one side has blocked the other since, or the applicant left; the decision itself is on the page
  if (!(await mayNotify(tx, application, 'jobseeker'))) return;
  await addMessage(tx, {
    id: randomUUID(),
    thread: { applicationId: application.id, invitationId: null },
    from: 'employer',
    name: writer,
    text: letter.body,
  });
  const to = { role: 'jobseeker', accountId: application.seekerId } as const;
  const about = { applicationId: application.id, between: application };
  await notifyInbox(tx, { to, kind: 'message', about });
  await notify(tx, {
    ...to,
    origin,
    between: application,
    kind: 'letter',
    urgent: true,
    write: (name) =>
      hiringMailTexts.message({
        name,
        writer: `${writer}, ${application.company}`,
        subject: letter.subject,
        jobtitle: application.title,
        text: letter.body,
        url: `${origin}${paths.application(application.id)}`,
      }),
  });
};

const sendOne = (
  { db, env }: Pick<Context, 'db' | 'env'>,
  actor: Actor,
  id: string,
  letter: LetterText,
  origin: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    if (!application || !canChangeJob(await jobScopeOf(tx, actor.accountId), application))
      throw new ApiError(404, hostApplicationTexts.notYours);
    if (application.state === 'withdrawn')
      throw new ApiError(409, hostApplicationTexts.withdrawnSilence);
    // an interrupted call that is repeated has written to some of them already
    if (await hasIdempotencyRecord(tx, application.id)) return;
    await checkMayWrite(tx, application, { role: 'employer', accountId: actor.accountId });
    await consumeLetterRateLimit({ env }, tx, {
      employerId: actor.accountId,
      applicationId: application.id,
    });
    const filled = await filledLetter(tx, application, letter, actor.accountId);
    await sendFilledLetter(tx, application, filled, { by: actor.accountId, origin });
    await addAudit(tx, { ...auditActor(actor), action: 'sendLetters', recordId: application.id });
    await storeIdempotencyRecord(tx, application.id);
  });

/**
 * Writes to several applicants; one that can't be written to is reported and doesn't stop the
 * others (`eachRecord`). If a call with an Idempotency-Key fails, repeating it continues with those
 * who have no letter yet, so that nobody gets two.
 */
export const sendLetters = async (
  { db, env, log }: Pick<Context, 'db' | 'env' | 'log'>,
  actor: Actor,
  { ids, letter }: Wire<'LettersInput'>,
  origin: string,
): Promise<Wire<'MoveResult'>[]> => {
  checkLetter(letter);
  try {
    return await eachRecord<string, Wire<'MoveResult'>>(log, new Set(ids), {
      idOf: (id) => id,
      work: async (id) => {
        await sendOne({ db, env }, actor, id, letter, origin);
        return { id, done: true };
      },
      isResumable: keyedCall() !== undefined,
    });
  } finally {
    mailQueued(db);
  }
};

/** Returns the templates of an employer or its company, with defaults for the missing ones. */
export const readTemplates = async (
  db: Queryable,
  actor: Actor,
): Promise<Wire<'LetterTemplate'>[]> => {
  const own = await listTemplates(db, await jobScopeOf(db, actor.accountId));
  return letterKinds.map((kind) => {
    const found = own.find((each) => each.kind === kind);
    return { kind, own: found !== undefined, ...(found ?? defaultLetters[kind]) };
  });
};

const kindOf = (kind: string): LetterKind => {
  const known = letterKinds.find((each) => each === kind);
  if (!known) throw new ApiError(404, hostTexts.notFound);
  return known;
};

const changeTemplates = (
  db: Database,
  actor: Actor,
  action: 'updateLetterTemplate' | 'resetLetterTemplate',
  change: (tx: Queryable, scope: JobScope) => Promise<number>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockUnsuspendedEmployer(tx, actor, hostModerationTexts.suspendedActs);
    await change(tx, await jobScopeOf(tx, actor.accountId));
    await addAudit(tx, { ...auditActor(actor), action, recordId: null });
  });

/**
 * Stores a template. Throws a 404 for an unknown kind, a 400 for an unknown placeholder, a 403 for
 * a suspended employer.
 */
export const updateTemplate = async (
  db: Database,
  actor: Actor,
  kind: string,
  letter: LetterText,
): Promise<Wire<'LetterTemplate'>> => {
  checkLetter(letter);
  await changeTemplates(db, actor, 'updateLetterTemplate', (tx, scope) =>
    upsertTemplate(tx, scope, kindOf(kind), letter),
  );
  return { kind: kindOf(kind), own: true, ...letter };
};

export const resetTemplate = async (
  db: Database,
  actor: Actor,
  kind: string,
): Promise<Wire<'LetterTemplate'>> => {
  await changeTemplates(db, actor, 'resetLetterTemplate', (tx, scope) =>
    deleteTemplate(tx, scope, kindOf(kind)),
  );
  return { kind: kindOf(kind), own: false, ...defaultLetters[kindOf(kind)] };
};
