import type { operations } from '@contract/generated/types';
import type { Database } from '../../database/database';
import { listInterviews, type InterviewRow } from '../../repositories/applications/interviews';
import { addEvents } from '../../repositories/inbox/events';
import {
  countInboxItems,
  listInboxItems,
  markItemsRead,
  claimShownItems,
  type InboxOwner,
  type InboxRow,
} from '../../repositories/inbox/inboxItems';
import type { Wire } from '../../wire';
import { toInterview } from '../applications/applicationWire';
import { mediaAddress } from '../jobs/jobWire';
import { markThreadsRead } from './messages';

type Query = NonNullable<operations['getInbox']['parameters']['query']>;
type Item = Wire<'InboxItem'>;

const messagePart = (row: InboxRow, { role }: InboxOwner): Partial<Item> => {
  const { lastFrom, lastName, lastText, applicant, company, hasFile } = row;
  const threadId = row.applicationId ?? row.invitationId;
  const isMine = lastFrom === role;
  // a message has its writer's name; the other side's name comes from the application
  const other = role === 'employer' ? applicant : company;
  return {
    ...(threadId !== null && { threadId }),
    name: (isMine ? other : lastName) ?? '',
    text: lastText ?? '',
    isMine,
    hasFile,
  };
};

/** An invitation's content: its text for the job seeker, who answered for the employer. */
const invitationPart = (row: InboxRow, { role }: InboxOwner): Partial<Item> => {
  const { invitationId, invitationState, invitationText, invited, candidateId } = row;
  if (invitationId === null || invitationState === null) return {};
  const isAsked = role === 'jobseeker';
  return {
    invitation: {
      _id: invitationId,
      state: invitationState,
      ...(!isAsked && candidateId !== null && { candidateId }),
    },
    ...(isAsked ? { text: invitationText ?? '' } : invited !== null && { name: invited }),
  };
};

const toItem = (row: InboxRow, owner: InboxOwner, interview: InterviewRow | undefined): Item => ({
  _id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  isRead: row.isRead,
  ...(row.applicationId !== null && { applicationId: row.applicationId }),
  ...(row.jobId !== null && { jobId: row.jobId }),
  ...(row.title !== null && { jobtitle: row.title }),
  ...(row.company !== null && { companyname: row.company }),
  // employers know their own logo
  ...(row.logoId !== null &&
    owner.role === 'jobseeker' && { companyLogo: mediaAddress(row.logoId) }),
  ...(row.kind === 'message' && messagePart(row, owner)),
  ...(row.kind === 'invitation' && invitationPart(row, owner)),
  ...(row.data.state !== undefined && { state: row.data.state }),
  ...toInterview(interview),
  ...(row.alertId !== null && {
    alert: { _id: row.alertId, name: row.alertName ?? '', search: row.alertSearch ?? {} },
    jobs: row.data.jobs ?? 0,
  }),
});

/** Returns a page of the inbox (the contract's getInbox). */
export const inboxPage = async (
  db: Database,
  owner: InboxOwner,
  { show = 'all', page = 1, limit = 20 }: Query,
): Promise<Wire<'InboxPage'>> => {
  const [rows, counts] = await Promise.all([
    listInboxItems(db, owner, show, { limit, skip: (page - 1) * limit }),
    countInboxItems(db, owner, show),
  ]);
  const offered = rows.filter(({ kind }) => kind === 'interview');
  const interviews = await listInterviews(
    db,
    offered.flatMap(({ applicationId }) => applicationId ?? []),
  );
  return {
    items: rows.map((row) =>
      toItem(
        row,
        owner,
        row.kind === 'interview' ? interviews.get(row.applicationId ?? '') : undefined,
      ),
    ),
    ...counts,
    page,
    limit,
  };
};

/**
 * Marks items as read, or all of them without `ids`; for a message also its thread, if it still
 * exists.
 */
export const readInboxItems = (
  db: Database,
  owner: InboxOwner,
  ids: readonly string[] | undefined,
): Promise<void> =>
  db.transaction(async (tx) => {
    const read = await markItemsRead(tx, owner, ids);
    await markThreadsRead(
      tx,
      owner,
      read.filter(({ kind }) => kind === 'message').map(({ about }) => about),
    );
    await addEvents(
      tx,
      read.slice(0, 1).map(({ about }) => ({ ...owner, kind: 'read', about })),
    );
  });

const shownAtOnce = 200;
/**
 * Announces items to open pages once they can no longer be undone. Safe to run on several hosts at
 * once. Returns their number.
 */
export const announceShown = async (
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  for (let all = 0; ;) {
    const taken = isStopped()
      ? 0
      : await db.transaction(async (tx) => {
          const events = await claimShownItems(tx, shownAtOnce);
          await addEvents(tx, events);
          return events.length;
        });
    all += taken;
    if (taken < shownAtOnce) return all;
  }
};
