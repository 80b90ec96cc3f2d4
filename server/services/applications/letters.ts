import { randomUUID } from 'node:crypto';
import {
  defaultLetters,
  fillLetter,
  letterKinds,
  unknownPlaceholders,
  type LetterKind,
  type LetterText,
} from '@contract/applicantLetters';
import { paths } from '@contract/paths';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
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
import { hostApplicationTexts } from '../../texts/applications';
import { hostTexts } from '../../texts/errors';
import { hiringMailTexts } from '../../texts/hiringMail';
import type { Wire } from '../../wire';
import { recordMade, wasMadeBefore } from '../limits/exactlyOnce';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { shownEmployer } from './people';

/** 400 for a name in braces that nothing fills in: its reader would see the braces. */
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

/** A letter with an applicant's names, as it is sent. */
export const filledLetter = async (
  tx: Queryable,
  application: LockedApplication,
  { subject, body }: LetterText,
): Promise<LetterText> => {
  const sender = await shownEmployer(tx, application.employerId);
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

/** Sends a filled letter: as a message of the application, and by mail. Counts as an answer. */
export const sendFilledLetter = async (
  tx: Queryable,
  application: LockedApplication,
  letter: LetterText,
  origin: string,
): Promise<void> => {
  const writer = await shownEmployer(tx, application.employerId);
  await addMessage(tx, {
    id: randomUUID(),
    applicationId: application.id,
    from: 'employer',
    name: writer,
    text: letter.body,
  });
  await setAnswered(tx, application.id);
  await notify(tx, {
    role: 'jobseeker',
    accountId: application.seekerId,
    origin,
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
  db: Database,
  actor: Actor,
  id: string,
  letter: LetterText,
  origin: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    if (application?.employerId !== actor.accountId)
      throw new ApiError(404, hostApplicationTexts.notYours);
    if (application.state === 'withdrawn')
      throw new ApiError(409, hostApplicationTexts.withdrawnSilence);
    // a call that was interrupted and repeated has written to some of them already
    if (await wasMadeBefore(tx, application.id)) return;
    await sendFilledLetter(tx, application, await filledLetter(tx, application, letter), origin);
    await recordMade(tx, application.id);
  });

/** Writes to several applicants; one that can't be written to says why and stops no other. */
export const sendLetters = async (
  db: Database,
  actor: Actor,
  { ids, letter }: Wire<'LettersInput'>,
  origin: string,
): Promise<Wire<'MoveResult'>[]> => {
  checkLetter(letter);
  const results: Wire<'MoveResult'>[] = [];
  for (const id of new Set(ids)) {
    try {
      await sendOne(db, actor, id, letter, origin);
      results.push({ id, done: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({ id, done: false, message: error.message });
    }
  }
  mailQueued(db);
  return results;
};

/** An employer's templates, ours where it has none of its own. */
export const readTemplates = async (
  db: Queryable,
  employerId: string,
): Promise<Wire<'LetterTemplate'>[]> => {
  const own = await listTemplates(db, employerId);
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

/** 404 for a kind that there isn't, 400 for a name in braces that nothing fills in. */
export const updateTemplate = async (
  db: Queryable,
  employerId: string,
  kind: string,
  letter: LetterText,
): Promise<Wire<'LetterTemplate'>> => {
  checkLetter(letter);
  await upsertTemplate(db, employerId, kindOf(kind), letter);
  return { kind: kindOf(kind), own: true, ...letter };
};

export const resetTemplate = async (
  db: Queryable,
  employerId: string,
  kind: string,
): Promise<Wire<'LetterTemplate'>> => {
  await deleteTemplate(db, employerId, kindOf(kind));
  return { kind: kindOf(kind), own: false, ...defaultLetters[kindOf(kind)] };
};
