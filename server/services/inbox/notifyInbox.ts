import type { Queryable } from '../../database/database';
import type { Pair } from '../../repositories/inbox/blocks';
import { addEvents } from '../../repositories/inbox/events';
import {
  addInboxItem,
  type InboxData,
  type InboxKind,
  type InboxOwner,
} from '../../repositories/inbox/inboxItems';
import { mayNotify } from './relationship';

type News = {
  to: InboxOwner;
  kind: InboxKind;
  /**
   * The application or invitation on which the other side acted, or the person's own alert with new
   * jobs.
   */
  about:
    | (({ applicationId: string } | { invitationId: string }) & { between: Pair })
    | { alertId: string };
  data?: InboxData;
  /** How long it can be undone, in seconds; it isn't shown before. */
  delay?: number;
};

/**
 * Adds an item to a person's inbox, in the transaction of the event; their open pages are notified
 * after the commit. A no-op if the person has left or is suspended, or one side has blocked the
 * other.
 */
export const notifyInbox = async (
  tx: Queryable,
  { to, kind, about, data = {}, delay = 0 }: News,
): Promise<void> => {
  if ('between' in about && !(await mayNotify(tx, about.between, to.role))) return;
  const id =
    'applicationId' in about
      ? about.applicationId
      : 'invitationId' in about
        ? about.invitationId
        : about.alertId;
  if (!(await addInboxItem(tx, { ...to, kind, data, delay, about })) || delay > 0) return;
  await addEvents(tx, [{ ...to, kind, about: id }]);
};

/**
 * Makes a person's open pages refetch an application after the commit, for actions of the other
 * side that create no inbox item. A no-op in the same cases as `notifyInbox`.
 */
export const notifyOpenPages = async (
  tx: Queryable,
  to: InboxOwner,
  kind: string,
  application: Pair & { id: string },
): Promise<void> => {
  if (!(await mayNotify(tx, application, to.role))) return;
  await addEvents(tx, [{ ...to, kind, about: application.id }]);
};
