import { randomUUID } from 'node:crypto';
import { site } from '@contract/constants/site';
import type { operations } from '@contract/generated/types';
import { paths } from '@contract/paths';
import type { Actor, Caller } from '../../caller';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { addAudit, auditActor } from '../../repositories/office/audit';
import {
  addHelpQuestion,
  countHelpQuestions,
  listHelpQuestions,
  setHelpQuestionDone,
  type HelpQuestionRow,
} from '../../repositories/office/helpQuestions';
import { hostTexts } from '../../texts/errors';
import { helpTexts } from '../../texts/help';
import type { Wire } from '../../wire';
import { consumeHelpRateLimit } from '../limits/callLimits';
import { storeIdempotencyRecord } from '../limits/exactlyOnce';
import type { Visitor } from '../limits/formSigns';
import { mailQueued, queueMail } from '../mail/queue';

type Query = NonNullable<operations['getHelpQuestions']['parameters']['query']>;
type Asker = { caller: Caller; address: string; visitor: Visitor; origin: string };

/**
 * Stores a question for the administrators, and mails it to the site's own address, to be answered
 * from there. Throws a 429 after too many.
 */
export const askForHelp = async (
  context: Context,
  { caller, address, visitor, origin }: Asker,
  question: Wire<'HelpQuestionInput'>,
): Promise<void> => {
  await consumeHelpRateLimit(context, caller, address, visitor);
  const { db } = context;
  const account =
    caller && caller.role !== 'admin' ? { role: caller.role, id: caller.accountId } : null;
  await db.transaction(async (tx) => {
    const id = randomUUID();
    await storeIdempotencyRecord(tx, id);
    await addHelpQuestion(tx, { ...question, id, account });
    await queueMail(tx, {
      kind: 'helpQuestion',
      to: site.contact.email,
      replyTo: question.email,
      letter: helpTexts.letter({ ...question, url: `${origin}${paths.adminHelpQuestions()}` }),
      about: id,
    });
  });
  mailQueued(db);
};

const toQuestion = ({
  id,
  createdAt,
  doneAt,
  doneBy,
  ...asked
}: HelpQuestionRow): Wire<'HelpQuestion'> => ({
  ...asked,
  _id: id,
  createdAt: createdAt.toISOString(),
  ...(doneAt === null ? {} : { doneAt: doneAt.toISOString() }),
  ...(doneBy === null ? {} : { doneBy }),
});

/** Returns a page of people's questions (the contract's getHelpQuestions). */
export const helpQuestionPage = async (
  db: Database,
  { state, page = 1, limit = 25 }: Query,
): Promise<Wire<'HelpQuestionPage'>> => {
  const [rows, total] = await Promise.all([
    listHelpQuestions(db, state, { limit, skip: (page - 1) * limit }),
    countHelpQuestions(db, state),
  ]);
  return { items: rows.map(toQuestion), total, page, limit };
};

/** Marks a question as done or open (the contract's settleHelpQuestion). */
export const settleHelpQuestion = (
  db: Database,
  actor: Actor,
  id: string,
  { state }: Wire<'HelpQuestionChange'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const by = state === 'done' ? actor.accountId : null;
    if (!(await setHelpQuestionDone(tx, id, by))) throw new ApiError(404, hostTexts.notFound);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'settleHelpQuestion',
      recordId: id,
      after: { state },
    });
  });
